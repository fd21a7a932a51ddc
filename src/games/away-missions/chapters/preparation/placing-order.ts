import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import type { AwayMissions } from '../../state.ts';
import { seatName } from '../characters/names.ts';
import { allSides, allyOf, sideOf, speaker, startingAt } from '../characters/sides.ts';

/** Returns how many things a seat still has to do. */
export type Left = (seat: Seat) => number;

/** The state of alternating turns: whose turn it is, in which order, and the ally who goes first instead, if any. */
export interface Turns {
  side: number;
  /** The order of the sides. The field is omitted if there are only two sides. */
  order?: readonly number[] | undefined;
  instead?: Seat | undefined;
}

/**
 * Returns the seat that goes next. Sides with nothing left are skipped (M-PREP-13, M-MULT-06, M-TG-04). In a team, the
 * ally with more left to do is asked, unless that ally let the other go first (M-OPEN-81). Returns null if all sides
 * are done.
 */
export function nextSeat(g: AwayMissions, { side, order = allSides(g), instead }: Turns, left: Left): Seat | null {
  if (instead !== undefined) return instead;
  for (const one of startingAt(order, side)) {
    const seat = speaker(g, one, left);
    if (left(seat) > 0) return seat;
  }
  return null;
}

/** Returns the side that comes after a seat's side. */
export function sideAfter(g: AwayMissions, seat: Seat, order: readonly number[] = allSides(g)): number {
  const [own = 0, next = own] = startingAt(order, sideOf(g, seat));
  return next;
}

/** The key of the answer that lets the ally go first. */
export const YIELD = 'yield';

/**
 * Returns the offer to let an ally go first, with null as its payload. The ally can't let the player go first in return
 * (M-OPEN-81).
 */
export function yielding(g: AwayMissions, seat: Seat, { instead }: Turns, left: Left): Offer<null>[] {
  const ally = allyOf(g, seat);
  if (ally === null || instead !== undefined || left(ally) === 0) return [];
  const label = `Let ${seatName(g, ally)} go first`;
  const hint = 'Your ally takes this turn for your team';
  return [open({ key: YIELD, verb: 'yield', label, hint, rule: 'M-TG-06' }, null)];
}
