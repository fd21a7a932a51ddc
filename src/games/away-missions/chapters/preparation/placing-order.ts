import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import type { AwayMissions } from '../../state.ts';
import { seatName } from '../characters/names.ts';
import { allSides, allyOf, sideOf, speaker, startingAt } from '../characters/sides.ts';

/** How many things a seat still has to do. */
export type Left = (seat: Seat) => number;

/** Where sides take turns: whose turn it is, in which order, and which seat goes in the stead of its ally. */
export interface Turns {
  side: number;
  /** Left out where two sides alternate. */
  order?: readonly number[] | undefined;
  instead?: Seat | undefined;
}

/**
 * Who goes next: the sides in turn, from one on; who has nothing left lets the others go on (M-PREP-13, M-MULT-06, M-TG-04).
 * Of allies the one with the most left is asked, unless that one let the other go first (M-OPEN-81). Null: nobody has anything
 * left.
 */
export function nextSeat(g: AwayMissions, { side, order = allSides(g), instead }: Turns, left: Left): Seat | null {
  if (instead !== undefined) return instead;
  for (const one of startingAt(order, side)) {
    const seat = speaker(g, one, left);
    if (left(seat) > 0) return seat;
  }
  return null;
}

/** The side that comes after the one of a seat. */
export function sideAfter(g: AwayMissions, seat: Seat, order: readonly number[] = allSides(g)): number {
  const [own = 0, next = own] = startingAt(order, sideOf(g, seat));
  return next;
}

/** The answer by which a seat lets its ally go first. */
export const YIELD = 'yield';

/** M-OPEN-81: what a seat may do besides: let its ally go first, who then has to. The deed is null. */
export function yielding(g: AwayMissions, seat: Seat, { instead }: Turns, left: Left): Offer<null>[] {
  const ally = allyOf(g, seat);
  if (ally === null || instead !== undefined || left(ally) === 0) return [];
  const label = `Let ${seatName(g, ally)} go first`;
  const hint = 'Your ally takes this turn of your team';
  return [open({ key: YIELD, verb: 'yield', label, hint, rule: 'M-TG-06' }, null)];
}
