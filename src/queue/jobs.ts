import type { PlayerId } from '../kernel/table.ts';
import type { GameId, Reader, Seat } from '../kernel/types.ts';
import type { Outgoing, Queued, TableId } from '../tables/types.ts';
import type { ExhibitRequest, LookupItem } from './transport.ts';

/** A request for a view of a table. */
export interface ViewRequest {
  table: TableId;
  reader: Reader;
  /** The log entry to show the table at, if not the latest. */
  at?: number;
  /** First log entry of the lines; by default the latest lines. */
  since?: number;
  /** Last log entry of the lines; by default the latest. */
  to?: number;
  /** Set to include the record of a finished game. */
  record?: true;
  /** Asks why something isn't possible; names the key of the typed words. */
  wish?: string;
  /** Asks for the table after a line of picks; names the key of the typed words. */
  preview?: string;
  /** Set for a bot: the game itself, with everything hidden from the seat re-dealt. */
  redealt?: true;
}

/**
 * A request to read decks: a list, as a deck of some games, or all decks of a person. The list is under its own key, which the
 * interaction names.
 */
export type DeckRequest = { interaction: string } & ({ games: readonly GameId[] } | { player: PlayerId });

/** A table's reminder to a person, as jobs of earlier versions hold it. */
export interface JobReminder {
  seat: Seat;
  player: PlayerId;
  /** Identifies the turn message that started the reminder. */
  call: string;
  /** Number of reminders so far. */
  rung: number;
}

/** The data of each queue's jobs: ids and places, never hidden information of a game. */
export interface JobData {
  /** A table's inbox has commands. */
  wake: { table: TableId };
  /** Asks for a reader's view of a table, or for reading decks. */
  reads: ViewRequest | DeckRequest;
  /** A bot has to decide. */
  bots: { table: TableId; seat: Seat; decision: string };
  /**
   * Asks for a picture, whose content is stored under its own key. With `only`, draws it only if the table is still at
   * that position.
   */
  renders: { picture: string; only?: { table: TableId; seq: number; stamp?: string } };
  /**
   * One of these: a table's outbox has a message, its panel is outdated, a look-up's answer is ready, reminders are
   * due, or a component or deck is to be shown. Jobs from older versions contain the deck itself.
   */
  delivery:
    | { table: TableId; answer?: Outgoing; call?: JobReminder }
    | { person: PlayerId }
    | { exhibit: ExhibitRequest | LookupItem; interaction: string };
  /** Housekeeping. */
  chores: Record<string, never>;
}

export type QueueName = keyof JobData;

/** The results of the jobs. */
export interface JobResult {
  wake: null;
  /** The key of the result. */
  reads: string;
  bots: null;
  /** True if the picture is ready; false if it was outdated before it was drawn. */
  renders: boolean;
  delivery: null;
  chores: null;
}

/** The id of the interaction that caused a message, if known; for the log. */
export function causeOf(outgoing: Queued): string | undefined {
  return outgoing.cause ?? (outgoing.to === 'answer' ? (outgoing.answer ?? undefined) : undefined);
}

/** A job's table and the id of the interaction that caused it; for the log. */
export function aboutOf(data: JobData[QueueName]): { id?: string; table?: TableId } {
  if ('interaction' in data) return { id: data.interaction };
  const id = 'answer' in data && data.answer !== undefined ? causeOf(data.answer) : undefined;
  return { ...(id === undefined ? {} : { id }), ...('table' in data ? { table: data.table } : {}) };
}
