import { kebab } from '../../kit/words.ts';
import type { Ability } from '../effects/union.ts';
import type {
  CharacterId,
  CharacterKeyword,
  Faction,
  Ratings,
  RoundNumber,
  Specialization,
  Weapon,
  WeaponRule,
} from '../terms.ts';

/** What a character card shows (M-CHAR-01, M-COMP-02). */
export interface CharacterCard {
  id: CharacterId;
  name: string;
  /** At most two letters or digits for the piece. */
  letters: string;
  role: string;
  ship: string;
  faction: Faction;
  /** Printed ratings, one peg per point (M-OPEN-01). */
  ratings: Readonly<Ratings>;
  keywords: readonly CharacterKeyword[];
  /** One named twice counts twice (M-SKILL-07). */
  specializations: readonly Specialization[];
  weapons: readonly Weapon[];
  abilities: readonly Ability[];
  /** A Borg Drone that others may act through (M-OPEN-24). */
  drone: boolean;
  /** Round in which it arrives (M-ESC-01); null: it begins in the mission area. */
  escalation: RoundNumber | null;
}

/** An Attack Action of a character’s own. */
export function weapon(name: string, dice: number, damage: number, rules: WeaponRule[], phaser = false): Weapon {
  return { id: kebab(name), name, dice, damage, rules, phaser, from: null };
}

/** An ability of a character. */
export function ability(name: string, use: Ability['use'], gives: Partial<Ability>): Ability {
  return { id: kebab(name), name, use, action: null, modifiers: [], text: null, ...gives };
}

/** Worf’s and Lukara’s (M-CARD-05, M-OPEN-01). */
export const BATLETH = weapon('Bat’leth', 1, 1, ['melee', 'defensive']);
