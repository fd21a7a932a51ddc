import type { Seat } from '../kernel/types.ts';

/**
 * Several picks by a seat, as its player typed them: `move c4; scan`. Each pick answers the question that the previous
 * picks led to, and gets its own log entry.
 */
export interface Line {
  t: 'line';
  seat: Seat;
  /** The question that the first pick answers. */
  decision: string;
  text: string;
}

/** Drops the rest of a seat's waiting line, without a log entry. */
export interface DropLine {
  t: 'drop';
  seat: Seat;
}

/** Gives the answers again that the undo with the entry `undo` took back. Each answer gets its own log entry. */
export interface Redo {
  t: 'redo';
  seat: Seat;
  undo: number;
}
