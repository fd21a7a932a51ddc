import type { PlayerId } from '../kernel/table.ts';
import type { GameId, Reader, Seat } from '../kernel/types.ts';
import type { Outgoing, Queued, TableId } from '../tables/types.ts';
import type { ExhibitRequest, LookupItem } from './transport.ts';

/** Which view of a table is wanted. */
export interface ViewRequest {
  table: TableId;
  reader: Reader;
  /** As of an earlier entry. */
  at?: number;
  /** Lines of the log from this entry on; else the latest. */
  since?: number;
  /** … up to this one; else the latest. */
  to?: number;
  /** With the record of a game that is over. */
  record?: true;
  /** With the reason why something can't be done: the name of the words that were typed. */
  wish?: string;
  /** As it would be after a line of picks: the name of the words that were typed. */
  preview?: string;
  /** For a bot: the game itself, with all that the seat doesn't know dealt anew. */
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
  /** Names the turn message with which it began. */
  call: string;
  /** How often it rang. */
  rung: number;
}

/** What the jobs of each queue carry: ids and places, never what is hidden in a game. */
export interface JobData {
  /** A table's inbox holds something. */
  wake: { table: TableId };
  /** Make a reader's view of a table, or read decks. */
  reads: ViewRequest | DeckRequest;
  /** A bot is to decide. */
  bots: { table: TableId; seat: Seat; decision: string };
  /** Draw a picture, whose content is under its own key. With `only`: if the table is still at that position. */
  renders: { picture: string; only?: { table: TableId; seq: number; stamp?: string } };
  /**
   * A table's outbox has a message, its panel is out of date, or an answer to a read is to be sent. Or tables remind a person, or
   * a component or a deck is to be shown in answer to an interaction; jobs of earlier versions hold the deck itself.
   */
  delivery:
    | { table: TableId; answer?: Outgoing; call?: JobReminder }
    | { person: PlayerId }
    | { exhibit: ExhibitRequest | LookupItem; interaction: string };
  /** Housekeeping. */
  chores: Record<string, never>;
}

export type QueueName = keyof JobData;

/** What the jobs give back. */
export interface JobResult {
  wake: null;
  /** The key of the result. */
  reads: string;
  bots: null;
  /** Whether the picture lies ready; false when it was out of date before it was drawn. */
  renders: boolean;
  delivery: null;
  chores: null;
}

/** The id of what somebody did that a message comes of, as far as it is known: for the log. */
export function causeOf(outgoing: Queued): string | undefined {
  return outgoing.cause ?? (outgoing.to === 'answer' ? (outgoing.answer ?? undefined) : undefined);
}

/** The table that a job is about, and the id of what somebody did that it comes of: for the log. */
export function aboutOf(data: JobData[QueueName]): { id?: string; table?: TableId } {
  if ('interaction' in data) return { id: data.interaction };
  const id = 'answer' in data && data.answer !== undefined ? causeOf(data.answer) : undefined;
  return { ...(id === undefined ? {} : { id }), ...('table' in data ? { table: data.table } : {}) };
}
