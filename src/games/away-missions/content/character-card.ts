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

/** A character card (M-CHAR-01, M-COMP-02). */
export interface CharacterCard {
  id: CharacterId;
  name: string;
  /** One or two letters or digits for the piece. */
  letters: string;
  role: string;
  ship: string;
  faction: Faction;
  /** Printed ratings, with one peg per point (M-OPEN-01). */
  ratings: Readonly<Ratings>;
  keywords: readonly CharacterKeyword[];
  /** A Specialization listed twice counts twice (M-SKILL-07). */
  specializations: readonly Specialization[];
  weapons: readonly Weapon[];
  abilities: readonly Ability[];
  /** Whether it is a Borg Drone, through which others may act (M-OPEN-24). */
  drone: boolean;
  /** The round in which it arrives (M-ESC-01). Null if it begins in the mission area. */
  escalation: RoundNumber | null;
  /** The changes an alternative Commander makes to the team (M-TEAM-06). */
  leads?: TeamChange;
}

/** The changes an alternative Commander makes (M-TEAM-06). */
export interface TeamChange {
  /** The new name of the team. */
  team: string;
  replaces: CharacterId;
  /** Characters that can be replaced by another Specialist. */
  swaps?: readonly CharacterId[];
  /** Characters that leave the team. */
  leaves?: readonly CharacterId[];
  /** Changed arrival rounds. Null means that the character begins in the mission area. */
  arrives?: { readonly [character: CharacterId]: RoundNumber | null };
  /** Honor tokens the Commander starts with (M-OPEN-71). */
  honor?: number;
  /** Intel tokens the team starts with (M-OPEN-72). */
  intel?: number;
}

/** Builds a character’s own weapon. */
export function weapon(name: string, dice: number, damage: number, rules: WeaponRule[], phaser = false): Weapon {
  return { id: kebab(name), name, dice, damage, rules, phaser, from: null };
}

/** Builds an ability of a character. */
export function ability(name: string, use: Ability['use'], gives: Partial<Ability>): Ability {
  return { id: kebab(name), name, use, action: null, modifiers: [], text: null, ...gives };
}

// The book doesn't show all of these weapons. The rest are ours (M-OPEN-12).
/** The phaser on the book's Federation card (M-CARD-02). */
export const TYPE_2_PHASER = weapon('Type 2 Phaser', 1, 0, ['stun'], true);
/** The weapon of Worf and Lukara (M-CARD-05, M-OPEN-01). */
export const BATLETH = weapon('Bat’leth', 1, 1, ['melee', 'defensive']);
/** The weapon of the Borg (M-CARD-01). */
export const TUBULES = weapon('Assimilation Tubules', 0, 1, ['assimilate', 'melee']);

/** The Hivemind ability. The Activation implements its rule (M-HIVE-01). */
export const HIVEMIND = ability('Hivemind', 'always', {
  text: 'Actions other than Move may be taken by a friendly Borg Drone instead',
});
/** Fields that all Federation characters share. */
export const OFFICER = { ship: 'U.S.S. Enterprise-D', faction: 'federation', drone: false, escalation: null } as const;
/** Fields that all Borg characters share. */
export const CUBE = { ship: 'Cube 469', faction: 'borg' } as const;
