import type { Seat } from '../../../kernel/types.ts';
import { no, type Obstacle } from '../../kit/offers.ts';
import { systemName } from '../content/systems/table.ts';
import type { Ascendancy, SystemId } from '../state.ts';
import { discOf } from './find.ts';
import { isPhenomenon } from './standing.ts';

/** Ambassadors that can be in play at most (A-VUL-09). */
export const AMBASSADORS = 5;

/** Why a seat can’t put an Andorian Token on a System (A-AND-03, A-OPEN-16); null: it can. Where its Ships are is the rule’s own. */
export function tokenless(g: Ascendancy, seat: Seat, system: SystemId): Obstacle {
  const { control, watched, spire } = discOf(g, system);
  const name = () => systemName(system);
  if (isPhenomenon(system)) return no('A-AND-03', () => `${name()} is a Phenomenon.`);
  if (spire === null && (control === null || control === seat))
    return no('A-AND-03', () => `No rival Controls ${name()}.`);
  return watched ? no('A-OPEN-16', () => `${name()} bears an Andorian Token already.`) : null;
}
