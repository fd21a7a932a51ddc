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
  /** One or two letters or digits, which are shown on the character's piece. */
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
  /** Whether the character is a Borg Drone, through which others may act (M-OPEN-24). */
  drone: boolean;
  /** The Round in which the character arrives (M-ESC-01), or null if it begins in the mission area. */
  escalation: RoundNumber | null;
  /** The changes that the character makes to the team as an alternative Commander (M-TEAM-06). */
  leads?: TeamChange;
}

/** The changes that an alternative Commander makes to the team (M-TEAM-06). */
export interface TeamChange {
  /** The new name of the team. */
  team: string;
  replaces: CharacterId;
  /** Characters that can also be replaced by a Specialist. */
  swaps?: readonly CharacterId[];
  /** Characters that leave the team. */
  leaves?: readonly CharacterId[];
  /** Changed arrival Rounds, with null for a character that now begins in the mission area. */
  arrives?: { readonly [character: CharacterId]: RoundNumber | null };
  /** The number of Honor tokens that the Commander starts with (M-OPEN-71). */
  honor?: number;
  /** The number of Intel tokens that the team starts with (M-OPEN-72). */
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

// The book shows only some of these weapons. The other weapons are our own (M-OPEN-12).
/** The phaser on the Federation card in the book (M-CARD-02). */
export const TYPE_2_PHASER = weapon('Type 2 Phaser', 1, 0, ['stun'], true);
/** The weapon of Worf and Lukara (M-CARD-05, M-OPEN-01). */
export const BATLETH = weapon('Bat’leth', 1, 1, ['melee', 'defensive']);
/** The assimilation weapon of the Borg (M-CARD-01). */
export const TUBULES = weapon('Assimilation Tubules', 0, 1, ['assimilate', 'melee']);

/** The Hivemind ability. The procedure of the Activation implements the ability (M-HIVE-01). */
export const HIVEMIND = ability('Hivemind', 'always', {
  text: 'Actions other than Move may be taken by a friendly Borg Drone instead',
});
/** The facts that the characters of an affiliation share. The abilities come after each character's own. */
type SharedFacts = Pick<CharacterCard, 'faction' | 'ship' | 'weapons' | 'abilities'>;

/**
 * The facts of one character. They replace the facts that its affiliation shares, but add to the abilities. The id is
 * the name by default.
 */
type OwnFacts = Omit<CharacterCard, 'id' | 'drone' | 'escalation' | keyof SharedFacts> &
  Partial<Pick<CharacterCard, 'id' | 'ship' | 'weapons' | 'abilities'>>;

/**
 * Returns a function that builds the characters of an affiliation. They begin in the mission area and aren't drones.
 */
export function characterPrinter(shared: SharedFacts) {
  return ({ abilities = [], ...own }: OwnFacts): CharacterCard => ({
    ...shared,
    id: kebab(own.name),
    drone: false,
    escalation: null,
    ...own,
    abilities: [...abilities, ...shared.abilities],
  });
}

/** Builds the card of a Federation character. */
export const officer = characterPrinter({
  faction: 'federation',
  ship: 'U.S.S. Enterprise-D',
  weapons: [TYPE_2_PHASER],
  abilities: [],
});
/** The fields that all Borg characters share. */
export const CUBE = { ship: 'Cube 469', faction: 'borg' } as const;
