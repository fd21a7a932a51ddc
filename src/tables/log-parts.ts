import type { Json, Loss, Refusal, RuleId, Seat } from '../kernel/types.ts';

/** A line of the log, as a reader may see it. */
export interface LogLine {
  seq: number;
  at: number;
  text: string;
  rule?: RuleId;
  lesson?: true;
  lost?: Loss;
  /**
   * The seat whose step the entry is; missing for entries of the clock, of moderators and of the table itself. Public.
   */
  by?: Seat;
  /** Set if only the reader sees this text. */
  own?: true;
}

/**
 * The point at which a recap or a page of the log begins: an entry, the end of the reader's last turn, the beginning of
 * a Round (null for the current one), or this many milliseconds ago.
 */
export type Since = number | 'turn' | { round: number | null } | { ago: number };

/** The part of the log that is news to a reader, or that a reader asked for. */
export interface SeenNews {
  /** The news are the log lines of all later entries. */
  after: number;
  /** The time at which the news begin (ms since 1970), or null if it isn't known. */
  at: number | null;
  /**
   * The reason why the news begin there: the reader's turn ended, the reader answered a question, or the reader asked
   * for the news from there on.
   */
  since: 'turn' | 'answer' | 'asked';
  /** The number of turns that each seat has finished since then, and how long they took together, in milliseconds. */
  turns: { seat: Seat; many: number; took: number }[];
}

/** The reader's own view of the game at an earlier moment, to compare the table with. */
export interface SeenBefore {
  since: Since;
  /** The log entry after which the table is shown, or null if there was no such moment. */
  seq: number | null;
  /** The view, or null if there is none or it can't be computed anymore. */
  view: Json | null;
  /** The reason why the game had no such moment, if more than the usual reason is known. */
  why?: Refusal;
}
