import { expire } from '../../../kit/lasting.ts';
import { playerOf } from '../../position/find.ts';
import type { FirstEdition, PersonnelBattle, ShipBattle } from '../../state.ts';

/** The ship battle under way. Throws when there is none. */
export function battleOf({ battle }: FirstEdition): ShipBattle {
  if (battle?.kind !== 'ship') throw new Error('no ship battle is under way');
  return battle;
}

/** The personnel battle under way. Throws when there is none. */
export function fightOf({ battle }: FirstEdition): PersonnelBattle {
  if (battle?.kind !== 'personnel') throw new Error('no personnel battle is under way');
  return battle;
}

/** The ship battle is over, with all that lasted as long. */
export function endShipBattle(g: FirstEdition): void {
  // C-SHIPBAT-14: used tactics go under the side deck.
  for (const { owner, card } of battleOf(g).tactics) playerOf(g, owner).spent.unshift(card);
  expire(g, 'battle');
  g.battle = null;
}
