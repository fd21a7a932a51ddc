import { catalog } from '../../kit/catalog.ts';
import { action, attack, download, look, modifier, move, search } from '../effects/build.ts';
import type { Ability } from '../effects/union.ts';
import type { CharacterId, CharacterKeyword, Faction, Ratings, RoundNumber, Specialization, Weapon } from '../terms.ts';

export type { Weapon, WeaponRule } from '../terms.ts';

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

// M-OPEN-12: the weapons beyond those that the book shows.
const TYPE_2_PHASER: Weapon = {
  id: 'type-2-phaser',
  name: 'Type 2 Phaser',
  dice: 1,
  damage: 0,
  rules: ['stun'],
  phaser: true,
  from: null,
};
const BATLETH: Weapon = {
  id: 'batleth',
  name: 'Bat’leth',
  dice: 1,
  damage: 1,
  rules: ['melee', 'defensive'],
  phaser: false,
  from: null,
};
const TUBULES: Weapon = {
  id: 'assimilation-tubules',
  name: 'Assimilation Tubules',
  dice: 0,
  damage: 1,
  rules: ['assimilate', 'melee'],
  phaser: false,
  from: null,
};

/** M-HIVE-01: the rule itself stands in the Activation. */
const HIVEMIND: Ability = {
  id: 'hivemind',
  name: 'Hivemind',
  use: 'always',
  action: null,
  modifiers: [],
  text: 'Take Actions other than Move with a friendly Borg Drone instead.',
};

/** M-CARD-01. */
const DOWNLOAD: Ability = {
  id: 'download',
  name: 'Download',
  use: 'activation',
  action: action({}, download('subcommand')),
  modifiers: [],
  text: null,
};

/** M-CARD-02. */
const NUMBER_ONE: Ability = {
  id: 'number-one',
  name: 'Number One',
  use: 'action',
  action: action({}, search('support', 'command')),
  modifiers: [],
  text: null,
};

/** M-OPEN-20: an engineer's ability, of our own design. */
const FIELD_ENGINEER: Ability = {
  id: 'field-engineer',
  name: 'Field engineer',
  use: 'always',
  action: null,
  modifiers: [modifier('skill', 1, { keyword: 'repair' })],
  text: null,
};

const POSITRONIC_BRAIN: Ability = {
  id: 'positronic-brain',
  name: 'Positronic brain',
  use: 'action',
  action: action({}, look('mission', 3)),
  modifiers: [],
  text: null,
};

const CHARGE: Ability = {
  id: 'charge',
  name: 'Charge',
  use: 'action',
  action: action({}, move({ spaces: 2 }), attack({ weapon: 'melee' })),
  modifiers: [],
  text: null,
};

/** M-COMP-03: what covers an Assimilated character; its Specializations stay (M-ASSIM-04). */
export const OVERLAY = {
  ratings: { attack: 1, defense: 2, skill: 3, move: 1 },
  weapons: [TUBULES],
  abilities: [HIVEMIND],
} as const satisfies { ratings: Ratings; weapons: Weapon[]; abilities: Ability[] };

const STARSHIP = 'U.S.S. Enterprise-D';
const CUBE = 'Cube 469';

/** M-TEAM-07: Riker's Away Team. */
const federation: CharacterCard[] = [
  {
    id: 'riker',
    name: 'Riker',
    letters: 'Ri',
    role: 'First Officer',
    ship: STARSHIP,
    faction: 'federation',
    ratings: { attack: 2, defense: 3, skill: 2, move: 2 },
    keywords: ['human', 'commander'],
    specializations: ['command', 'diplomacy', 'security'],
    weapons: [TYPE_2_PHASER],
    abilities: [NUMBER_ONE],
    drone: false,
    escalation: null,
  },
  // M-CARD-03; her weapon and ability are ours, since the book shows her under an overlay (M-OPEN-19, M-OPEN-20).
  {
    id: 'shelby',
    name: 'Shelby',
    letters: 'Sh',
    role: 'Security Detail',
    ship: STARSHIP,
    faction: 'federation',
    ratings: { attack: 2, defense: 2, skill: 2, move: 2 },
    keywords: ['human', 'specialist'],
    specializations: ['command', 'engineering', 'security'],
    weapons: [TYPE_2_PHASER],
    abilities: [FIELD_ENGINEER],
    drone: false,
    escalation: null,
  },
  {
    id: 'data',
    name: 'Data',
    letters: 'Da',
    role: 'Operations Officer',
    ship: STARSHIP,
    faction: 'federation',
    ratings: { attack: 2, defense: 2, skill: 3, move: 2 },
    keywords: ['android'],
    specializations: ['operations', 'computers', 'science'],
    weapons: [TYPE_2_PHASER],
    abilities: [POSITRONIC_BRAIN],
    drone: false,
    escalation: null,
  },
  {
    id: 'worf',
    name: 'Worf',
    letters: 'Wo',
    role: 'Security Officer',
    ship: STARSHIP,
    faction: 'federation',
    ratings: { attack: 3, defense: 2, skill: 2, move: 2 },
    keywords: ['klingon'],
    specializations: ['security', 'command'],
    weapons: [TYPE_2_PHASER, BATLETH],
    abilities: [CHARGE],
    drone: false,
    escalation: null,
  },
];

/** A numbered drone (M-CARD-04, M-OPEN-01, M-OPEN-09). */
function drone(number: number, word: string, specialization: Specialization, escalation: RoundNumber | null) {
  return {
    id: word.toLowerCase(),
    name: `${word} of Five`,
    letters: `${number}`,
    role: 'Borg Drone',
    ship: CUBE,
    faction: 'borg',
    ratings: OVERLAY.ratings,
    keywords: ['borg'],
    specializations: [specialization],
    weapons: OVERLAY.weapons,
    abilities: OVERLAY.abilities,
    drone: true,
    escalation,
  } satisfies CharacterCard;
}

/** M-TEAM-08: Locutus's Unimatrix. */
const borg: CharacterCard[] = [
  {
    id: 'locutus',
    name: 'Locutus',
    letters: 'Lo',
    role: 'Speaker for the Borg',
    ship: CUBE,
    faction: 'borg',
    ratings: { attack: 2, defense: 3, skill: 3, move: 1 },
    keywords: ['borg', 'commander', 'counterpart'],
    specializations: ['command', 'diplomacy'],
    weapons: [TUBULES],
    abilities: [DOWNLOAD, HIVEMIND],
    drone: false,
    escalation: null,
  },
  drone(1, 'One', 'engineering', null),
  drone(2, 'Two', 'security', null),
  drone(3, 'Three', 'science', 2),
  drone(4, 'Four', 'medical', 2),
  drone(5, 'Five', 'operations', 3),
];

/** The teams, in the order of their cards (M-TEAM-11). */
export const TEAMS: Record<Faction, readonly CharacterCard[]> = { federation, borg };
export const TEAM_NAMES: Record<Faction, string> = {
  federation: 'Riker’s Away Team',
  borg: 'Locutus’s Unimatrix',
};

/** The card of a character. */
export const { of: characterCard } = catalog<CharacterCard>('character card', [...federation, ...borg]);
