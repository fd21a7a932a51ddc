import type { Seat } from '../../../kernel/types.ts';
import { no, type Obstacle } from '../../kit/offers.ts';
import { systemName } from '../content/lookup.ts';
import type { Ascendancy, SystemId } from '../state.ts';
import { discOf } from './find.ts';
import { isPhenomenon } from './standing.ts';

/**
 * Returns the reason a seat can’t put an Andorian Token on a System, or null (A-AND-03, A-OPEN-16). This function
 * doesn’t check whether the seat has Ships there.
 */
export function tokenless(g: Ascendancy, seat: Seat, system: SystemId): Obstacle {
  const { control, watched, spire } = discOf(g, system);
  const name = () => systemName(system);
  if (isPhenomenon(system)) return no('A-AND-03', () => `${name()} is a Phenomenon.`);
  if (spire === null && (control === null || control === seat))
    return no('A-AND-03', () => `No rival Controls ${name()}.`);
  return watched ? no('A-OPEN-16', () => `${name()} already has an Andorian Token.`) : null;
}
