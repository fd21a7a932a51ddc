import { enemyOfFoe } from '../rules/foes.ts';
import type { Foe, Frontiers } from '../state.ts';
import type { Effect } from './union.ts';

/** Whether an effect changes anything about an enemy: it doesn’t resist, and it isn’t kept from its attack for a second time. */
export function isTouchable(g: Frontiers, foe: Foe, { change, unless }: Extract<Effect, { do: 'enemy' }>): boolean {
  if (unless !== undefined && enemyOfFoe(g, foe).resists.includes(unless)) return false;
  const isMore = Object.keys(change).length > 1;
  return isMore || change.skip !== true || !foe.changes.some(({ skip }) => skip);
}
