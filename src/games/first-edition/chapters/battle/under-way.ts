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
