import type { Weapon } from '../../content/characters.ts';
import { weapons } from '../../effects/modifiers.ts';
import type { AwayMissions, Character } from '../../state.ts';

/** A weapon that a character has now, or null. */
export function weaponOf(g: AwayMissions, character: Character, id: string): Weapon | null {
  return weapons(g, character).find((weapon) => weapon.id === id) ?? null;
}
