import { no, type Why } from '../../../kit/offers.ts';
import { isHeld } from '../../position/units.ts';
import { banned } from '../../rules/ask.ts';
import type { Ascendancy, Unit } from '../../state.ts';

/** Why a unit may not be moved at all now; null: it may. */
export function whyHeld(g: Ascendancy, unit: Unit): Why {
  if (isHeld(g, unit)) return no('A-EXPL-14', 'It is held where it is.');
  return banned(g, 'move', { unit: unit.id });
}
