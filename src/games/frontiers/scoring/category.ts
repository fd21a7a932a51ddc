import type { Seat } from '../../../kernel/types.ts';
import type { Frontiers } from '../state.ts';

/** Something that is scored for each player, and for which the best one has a title. */
export interface Category {
  label: string;
  title: string;
  /** Points for the title, alone and for each of several who share the best value (F-SCORE-07, F-SCORE-08). */
  alone: number;
  tied: number;
  value(g: Frontiers, seat: Seat): number;
  /** Values are losses: the largest one is 0 or less, and counts (F-SCORE-08). */
  penalty?: true;
}
