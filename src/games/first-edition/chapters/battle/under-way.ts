import { expire } from '../../../kit/lasting.ts';
import type { PersonnelBattle, ShipBattle } from '../../battle.ts';
import { playerOf } from '../../position/find.ts';
import type { FirstEdition } from '../../state.ts';

/** Returns the current ship battle. Throws if there is none. */
export function battleOf({ battle }: FirstEdition): ShipBattle {
  if (battle?.kind !== 'ship') throw new Error('no ship battle is under way');
  return battle;
}

/** Returns the current personnel battle. Throws if there is none. */
export function fightOf({ battle }: FirstEdition): PersonnelBattle {
  if (battle?.kind !== 'personnel') throw new Error('no personnel battle is under way');
  return battle;
}

/** Ends the ship battle and all effects that last until its end. */
export function endShipBattle(g: FirstEdition): void {
  // Used tactics go under the side deck (C-SHIPBAT-14).
  for (const { owner, card } of battleOf(g).tactics) playerOf(g, owner).spent.unshift(card);
  expire(g, 'battle');
  g.battle = null;
}
