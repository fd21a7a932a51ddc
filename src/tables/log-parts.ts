import type { LostSteps } from '../kernel/table.ts';
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
  /** The entry to which the table went back with this entry, if the players agreed to that. */
  back?: number;
}

/**
 * The point at which a recap or a page of the log begins: an entry, the end of the reader's last turn, the beginning of
 * a Round (null for the current one), or this many milliseconds ago.
 */
export type Since = number | 'turn' | { round: number | null } | { ago: number };

/**
 * How to move in the history of a table: to the turn or step before or after an entry, to the turn or step that contains
 * the entry, or to the present.
 */
export const HISTORY_MOVES = ['turn-back', 'step-back', 'turn', 'step', 'step-on', 'turn-on', 'now'] as const;
export type HistoryMove = (typeof HISTORY_MOVES)[number];

/** A request to see something of the past. */
export type ReadPast =
  /**
   * A place in the history of the table: where to go from the entry `seq`. With `held`, everyone's hand is shown too, once
   * the game is over.
   */
  | { what: 'history'; go: HistoryMove; seq: number; held?: true }
  /** The steps that going back to an entry would take back. */
  | { what: 'rewind'; to: number };

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

/** A place to which the menu of a table's history leads: the beginning of a Round, or a turn. */
export type HistoryPlace = { seq: number } & ({ round: number } | { turn: number; seat: Seat | null });

/** The place in the history of a table that a view shows: the position after an entry. */
export interface SeenHistory {
  /** True if the log lines of the view tell of the whole turn up to the place; false if they tell of one step. */
  isTurn: boolean;
  /** The seat whose turn contains the place, or null between turns. */
  seat: Seat | null;
  /** The number of that turn and of all turns; missing if the table stored too few turns to count them. */
  turn?: { number: number; of: number };
  /** True if there are earlier and later places. */
  back: boolean;
  on: boolean;
  places: HistoryPlace[];
  /** Each seat's own view, once the game is over and the reader asked for what everyone held. */
  held?: { seat: Seat; view: Json }[];
}

/** The losses if the table goes back to an entry, or the reason why it can't go back there. */
export type SeenGoingBack =
  | { to: number; why: Refusal }
  | {
      to: number;
      /** The latest entry of the table. */
      upTo: number;
      takes: LostSteps[];
      reveals: boolean;
      /** The seats whose players have to agree, with or without the reader's own seat. */
      asks: Seat[];
      /** The reader's last step, if the reader can take back everything alone; otherwise null. */
      undo: number | null;
    };

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
