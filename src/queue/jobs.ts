import { must } from '../kernel/must.ts';
import type { PlayerId } from '../kernel/table.ts';
import type { GameId, Json, Reader, Seat } from '../kernel/types.ts';
import type { HistoryMove, Since } from '../tables/log-parts.ts';
import type { Outgoing, Queued, TableId } from '../tables/types.ts';
import type { ExhibitRequest, LookupItem } from './transport.ts';

/** Maximum number of log entries in a view, unless it reports the news of a longer time. */
export const MOST_ENTRIES = 200;

/** A request for a view of a table. */
export interface ViewRequest {
  table: TableId;
  reader: Reader;
  /** The log entry after which the table is shown; the latest by default. */
  at?: number;
  /**
   * The point from which log lines are included; `news` stands for everything that a turn message may report. By
   * default, only the latest lines are included.
   */
  since?: Since | 'news';
  /** The last log entry whose lines are included; the latest by default. */
  to?: number;
  /** Maximum number of entries after `since` whose lines are included. */
  most?: number;
  /** Set to ask also for the reader's own view at an earlier moment, to show what has changed since then. */
  before?: Since;
  /** Set to ask for a place in the history of the table, and with `held` for every seat's view there. */
  history?: { go: HistoryMove; seq: number; held?: true };
  /** Set to ask what going back to this entry would take back. */
  back?: number;
  /** If set, the view includes the record of a finished game. */
  record?: true;
  /** If set, the view includes the report on a finished game. */
  report?: true;
  /** If set, the game is replayed from its secret, and the view includes the result. */
  verify?: true;
  /** If set, the view includes the answers that the reader can prepare. */
  foresees?: true;
  /** Set to ask why something isn't possible: the key under which the typed request is stored. */
  wish?: string;
  /** Set to ask for the table as it would be after a line of picks: the key under which the line is stored. */
  preview?: string;
  /** Set to ask for the table after the steps that a person tries out, at this state of their private copy. */
  tried?: { player: PlayerId; mark: string };
  /** Set for a bot. The result is then the state of the game, with everything hidden from the bot's seat redealt. */
  redealt?: true;
}

/**
 * A request to read decks: a list as a deck of some games, or all decks of a person. The list is stored under its own
 * key, which contains the interaction's id.
 */
export type DeckRequest = { interaction: string } & ({ games: readonly GameId[] } | { player: PlayerId });

/** A table's reminder to a person, as stored in jobs of earlier versions. */
export interface JobReminder {
  seat: Seat;
  player: PlayerId;
  /** Identifies the turn message that started the reminder. */
  call: string;
  /** The number of reminders sent so far. */
  rung: number;
}

/** The data of each queue's jobs. The data consists of ids and places, and never of a game's hidden information. */
export interface JobData {
  /** Wakes a worker, because a table's inbox contains commands. */
  wake: { table: TableId };
  /** Requests a reader's view of a table, or the reading of decks. */
  reads: ViewRequest | DeckRequest;
  /** Requests that a bot answer a question. */
  bots: { table: TableId; seat: Seat; decision: string };
  /**
   * Requests a picture, whose content is stored under its own key. If `only` is set, the picture is drawn only if the
   * table is still at that position.
   */
  renders: { picture: string; only?: { table: TableId; seq: number; stamp?: string } };
  /**
   * Requests a film of a table, up to an entry, in which a scene of the game shows each moment as the reader saw it. The
   * film is stored as the picture `film`.
   */
  films: {
    table: TableId;
    seq: number;
    reader: Reader;
    scene: string;
    params: { readonly [name: string]: Json };
    film: string;
  };
  /**
   * Requests a delivery, for one of these reasons: a table's outbox has a message, its panel is outdated, somebody
   * needs the answer to a look-up, reminders are due, or a component or deck has to be shown. Jobs from older versions
   * contain the deck itself.
   */
  delivery:
    | { table: TableId; answer?: Outgoing; call?: JobReminder }
    | { person: PlayerId }
    /** The daily digest of a person. */
    | { digest: PlayerId }
    /** The board of a server. */
    | { board: string }
    /** The people who wait for tables of a server. */
    | { seekers: string }
    /** The players of a server that removed the bot. */
    | { parting: string }
    /** Deletes a person's direct messages, or tells them that their data is deleted. Names the person as `gone-…`. */
    | { forget: string }
    | { exhibit: ExhibitRequest | LookupItem; interaction: string };
  /** Housekeeping of all tables, or of the deadlines of one table. */
  chores: { table?: TableId };
  /** Deletes a person's data. The job knows the person only by the name `gone-…`. */
  forgets: { forget: string };
}

export type QueueName = keyof JobData;

/** The results of each queue's jobs. */
export interface JobResult {
  wake: null;
  /** The key under which the result is stored. */
  reads: string;
  bots: null;
  /**
   * True if the picture is ready; false if it was outdated before it could be drawn; `gone` if its view or its content is
   * no longer stored.
   */
  renders: boolean | 'gone';
  /** True if the film is ready. */
  films: boolean;
  delivery: null;
  chores: null;
  forgets: null;
}

/** Returns the id of the interaction that caused a message, if it is known. The log uses this id. */
export function causeOf(outgoing: Queued): string | undefined {
  return outgoing.cause ?? (outgoing.to === 'answer' ? (outgoing.answer ?? undefined) : undefined);
}

/** Returns a job's table and the id of the interaction that caused the job, as far as they are known, for the log. */
export function aboutOf(data: JobData[QueueName]): { id?: string; table?: TableId } {
  if ('interaction' in data) return { id: data.interaction };
  const id = 'answer' in data && data.answer !== undefined ? causeOf(data.answer) : undefined;
  return {
    ...(id === undefined ? {} : { id }),
    ...('table' in data && data.table !== undefined ? { table: data.table } : {}),
  };
}

/** Returns a job's id, which every job in a queue has. */
export function idOf({ id }: { id?: string | undefined }): string {
  return must(id, 'the id of a job');
}
