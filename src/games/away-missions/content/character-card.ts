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
  /** How an alternative Commander changes the team (M-TEAM-06). */
  leads?: TeamChange;
}

/** M-TEAM-06: what an alternative Commander changes. */
export interface TeamChange {
  /** What the team is called then. */
  team: string;
  replaces: CharacterId;
  /** Who may make room for a further Specialist. */
  swaps?: readonly CharacterId[];
  /** Who stays behind. */
  leaves?: readonly CharacterId[];
  /** Who arrives at another time; null: they begin in the mission area. */
  arrives?: { readonly [character: CharacterId]: RoundNumber | null };
  /** Honor tokens with which the Commander begins (M-OPEN-71). */
  honor?: number;
  /** Intel tokens with which the team begins (M-OPEN-72). */
  intel?: number;
}

/** An Attack Action of a character’s own. */
export function weapon(name: string, dice: number, damage: number, rules: WeaponRule[], phaser = false): Weapon {
  return { id: kebab(name), name, dice, damage, rules, phaser, from: null };
}

/** An ability of a character. */
export function ability(name: string, use: Ability['use'], gives: Partial<Ability>): Ability {
  return { id: kebab(name), name, use, action: null, modifiers: [], text: null, ...gives };
}

// M-OPEN-12: the weapons beyond those that the book shows.
/** M-CARD-02. */
export const TYPE_2_PHASER = weapon('Type 2 Phaser', 1, 0, ['stun'], true);
/** Worf’s and Lukara’s (M-CARD-05, M-OPEN-01). */
export const BATLETH = weapon('Bat’leth', 1, 1, ['melee', 'defensive']);
/** M-CARD-01. */
export const TUBULES = weapon('Assimilation Tubules', 0, 1, ['assimilate', 'melee']);

/** M-HIVE-01: the rule itself stands in the Activation. */
export const HIVEMIND = ability('Hivemind', 'always', {
  text: 'Actions other than Move may be taken by a friendly Borg Drone instead',
});
/** What is the same on the cards of the Federation. */
export const OFFICER = { ship: 'U.S.S. Enterprise-D', faction: 'federation', drone: false, escalation: null } as const;
/** What is the same on the cards of the Borg. */
export const CUBE = { ship: 'Cube 469', faction: 'borg' } as const;
