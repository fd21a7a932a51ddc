import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { isHeld } from '../../position/units.ts';
import type { Ascendancy, Unit } from '../../state.ts';

/**
 * Returns the reason a player can’t move another player’s unit because its owner has already refused this turn, or null
 * (A-VUL-05).
 */
export function whyRefused({ turn }: Ascendancy, by: Seat, { seat }: Unit): Obstacle {
  if (seat === by || turn?.refused?.includes(seat) !== true) return null;
  return no('A-VUL-05', 'Its owner has refused. Ask again on another turn.');
}

/** Returns why a unit can’t move now, or null if it can. */
export function whyHeld(g: Ascendancy, unit: Unit): Obstacle {
  return isHeld(g, unit) ? no('A-EXPL-14', 'An effect holds this unit in place.') : null;
}
