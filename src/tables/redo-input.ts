import type { Seat } from '../kernel/types.ts';

/** Gives the answers again that the undo with the entry `undo` took back. Each answer gets its own log entry. */
export interface Redo {
  t: 'redo';
  seat: Seat;
  undo: number;
}
