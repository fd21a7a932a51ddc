import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { isHeld } from '../../position/units.ts';
import { banned } from '../../rules/ask.ts';
import type { Ascendancy, Unit } from '../../state.ts';

/** Why the owner of a unit isn’t asked whether a rival may move it: it was, in this turn, and said no (A-VUL-05). */
export function whyRefused({ turn }: Ascendancy, by: Seat, { seat }: Unit): Obstacle {
  if (seat === by || turn?.refused?.includes(seat) !== true) return null;
  return no('A-VUL-05', 'Its owner has said no: ask again in another turn.');
}

/** Why a unit may not be moved at all now; null: it may. */
export function whyHeld(g: Ascendancy, unit: Unit): Obstacle {
  if (isHeld(g, unit)) return no('A-EXPL-14', 'It is held where it is.');
  return banned(g, 'move', { unit: unit.id });
}
