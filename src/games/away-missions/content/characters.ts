import { kept } from '../../kit/cache.ts';
import { catalog } from '../../kit/catalog.ts';
import { attack, download, look, modifier, move, search } from '../effects/build.ts';
import type { Ability } from '../effects/union.ts';
import type { CharacterId, Faction, Ratings, RoundNumber, Specialization, Weapon } from '../terms.ts';
import { borgCommanders, borgSpecialists } from './borg/specialists.ts';
import {
  ability,
  BATLETH,
  type CharacterCard,
  CUBE,
  HIVEMIND,
  OFFICER,
  TUBULES,
  TYPE_2_PHASER,
} from './character-card.ts';
import { federationCommanders, federationSpecialists } from './federation/specialists.ts';
import { klingonCommanders, klingonSpecialists } from './klingon/specialists.ts';
import { KLINGONS } from './klingon/team.ts';
import { only } from './print.ts';
import { romulanCommanders, romulanSpecialists } from './romulan/specialists.ts';
import { ROMULANS } from './romulan/team.ts';

export type { Weapon, WeaponRule } from '../terms.ts';
export type { CharacterCard } from './character-card.ts';

/** Locutus’s ability (M-CARD-01). */
const DOWNLOAD = ability('Download', 'activation', { action: only({ effects: [download('subcommand')] }) });
/** Riker’s ability (M-CARD-02). */
const NUMBER_ONE = ability('Number One', 'action', { action: only({ effects: [search('support', 'command')] }) });
/** An engineer's ability of our own design (M-OPEN-20). */
const FIELD_ENGINEER = ability('Field engineer', 'always', {
  modifiers: [modifier('skill', 1, { keyword: 'repair' })],
});
const POSITRONIC_BRAIN = ability('Positronic brain', 'action', { action: only({ effects: [look('mission', 3)] }) });
const CHARGE = ability('Charge', 'action', {
  action: only({ effects: [move({ spaces: 2 }), attack({ weapon: 'melee' })] }),
});

/** The overlay that covers an Assimilated character (M-COMP-03), which keeps its Specializations (M-ASSIM-04). */
export const OVERLAY = {
  ratings: { attack: 1, defense: 2, skill: 3, move: 1 },
  weapons: [TUBULES],
  abilities: [HIVEMIND],
} as const satisfies { ratings: Ratings; weapons: Weapon[]; abilities: Ability[] };

/** Riker's Away Team (M-TEAM-07). */
const federation: CharacterCard[] = [
  {
    ...OFFICER,
    id: 'riker',
    name: 'Riker',
    letters: 'Ri',
    role: 'First Officer',
    ratings: { attack: 2, defense: 3, skill: 2, move: 2 },
    keywords: ['human', 'commander'],
    specializations: ['command', 'diplomacy', 'security'],
    weapons: [TYPE_2_PHASER],
    abilities: [NUMBER_ONE],
  },
  // The book shows Shelby under an overlay, so her weapon and ability are our own (M-CARD-03, M-OPEN-19, M-OPEN-20).
  {
    ...OFFICER,
    id: 'shelby',
    name: 'Shelby',
    letters: 'Sh',
    role: 'Security Detail',
    ratings: { attack: 2, defense: 2, skill: 2, move: 2 },
    keywords: ['human', 'specialist'],
    specializations: ['command', 'engineering', 'security'],
    weapons: [TYPE_2_PHASER],
    abilities: [FIELD_ENGINEER],
  },
  {
    ...OFFICER,
    id: 'data',
    name: 'Data',
    letters: 'Da',
    role: 'Operations Officer',
    ratings: { attack: 2, defense: 2, skill: 3, move: 2 },
    keywords: ['android'],
    specializations: ['operations', 'computers', 'science'],
    weapons: [TYPE_2_PHASER],
    abilities: [POSITRONIC_BRAIN],
  },
  {
    ...OFFICER,
    id: 'worf',
    name: 'Worf',
    letters: 'Wo',
    role: 'Security Officer',
    ratings: { attack: 3, defense: 2, skill: 2, move: 2 },
    keywords: ['klingon'],
    specializations: ['security', 'command'],
    weapons: [TYPE_2_PHASER, BATLETH],
    abilities: [CHARGE],
  },
];

/** Builds the card of a numbered drone, which has the same values as the overlay (M-CARD-04, M-OPEN-01, M-OPEN-09). */
function drone(number: number, word: string, specialization: Specialization, escalation: RoundNumber | null) {
  return {
    ...CUBE,
    ...OVERLAY,
    id: word.toLowerCase(),
    name: `${word} of Five`,
    letters: `${number}`,
    role: 'Borg Drone',
    keywords: ['borg'],
    specializations: [specialization],
    drone: true,
    escalation,
  } satisfies CharacterCard;
}

/** Locutus's Unimatrix (M-TEAM-08). */
const borg: CharacterCard[] = [
  {
    ...CUBE,
    id: 'locutus',
    name: 'Locutus',
    letters: 'Lo',
    role: 'Speaker for the Borg',
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
  // The last drone to arrive is a Specialist, since the standard team of the Borg would otherwise have none to replace
  // (M-TEAM-05).
  { ...drone(5, 'Five', 'operations', 3), keywords: ['borg', 'specialist'] },
];

/** The teams, in card order (M-TEAM-11). */
export const TEAMS: Record<Faction, readonly CharacterCard[]> = {
  federation,
  borg,
  klingon: KLINGONS,
  romulan: ROMULANS,
};
export const TEAM_NAMES: Record<Faction, string> = {
  federation: 'Riker’s Away Team',
  borg: 'Locutus’s Unimatrix',
  klingon: 'Gowron’s Honor Guard',
  romulan: 'Sela’s Infiltrators',
};

/**
 * Every character that a team of an affiliation can have: the standard team, other Specialists and other Commanders.
 */
export const CHARACTERS: Record<Faction, readonly CharacterCard[]> = {
  federation: [...federation, ...federationSpecialists, ...federationCommanders],
  borg: [...borg, ...borgSpecialists, ...borgCommanders],
  klingon: [...KLINGONS, ...klingonSpecialists, ...klingonCommanders],
  romulan: [...ROMULANS, ...romulanSpecialists, ...romulanCommanders],
};

const cards = catalog<CharacterCard>('character card', Object.values(CHARACTERS).flat());
const copies = new Map<CharacterId, CharacterCard>();

/** Returns the id of a character from a second box, for a second team of the same affiliation (M-MULT-01). */
export function copyOf(id: CharacterId): CharacterId {
  return `${id}${COPY}`;
}

const COPY = '-2';

/** The end of a drone's name, which short names leave out. */
const OF_FIVE = / of Five$/;

/** Returns a character's short name: “Three” for Three of Five. */
export function shortName(id: CharacterId): string {
  return characterCard(id).name.replace(OF_FIVE, '');
}

/** Returns a character's card. A character of a second team has a number after its name: “Riker 2”, “Three 2”. */
export function characterCard(id: CharacterId): CharacterCard {
  const card = cards.find(id);
  if (card !== undefined) return card;
  return kept(copies, id, () => {
    const printed = cards.of(id.endsWith(COPY) ? id.slice(0, -COPY.length) : id);
    return { ...printed, id, name: `${printed.name.replace(OF_FIVE, '')} 2` };
  });
}
