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

/** M-CARD-01. */
const DOWNLOAD = ability('Download', 'activation', { action: only({ effects: [download('subcommand')] }) });
/** M-CARD-02. */
const NUMBER_ONE = ability('Number One', 'action', { action: only({ effects: [search('support', 'command')] }) });
/** M-OPEN-20: an engineer's ability, of our own design. */
const FIELD_ENGINEER = ability('Field engineer', 'always', {
  modifiers: [modifier('skill', 1, { keyword: 'repair' })],
});
const POSITRONIC_BRAIN = ability('Positronic brain', 'action', { action: only({ effects: [look('mission', 3)] }) });
const CHARGE = ability('Charge', 'action', {
  action: only({ effects: [move({ spaces: 2 }), attack({ weapon: 'melee' })] }),
});

/** M-COMP-03: what covers an Assimilated character; its Specializations stay (M-ASSIM-04). */
export const OVERLAY = {
  ratings: { attack: 1, defense: 2, skill: 3, move: 1 },
  weapons: [TUBULES],
  abilities: [HIVEMIND],
} as const satisfies { ratings: Ratings; weapons: Weapon[]; abilities: Ability[] };

/** M-TEAM-07: Riker's Away Team. */
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
  // M-CARD-03; her weapon and ability are ours, since the book shows her under an overlay (M-OPEN-19, M-OPEN-20).
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

/** A numbered drone (M-CARD-04, M-OPEN-01, M-OPEN-09), like whoever an overlay covers. */
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

/** M-TEAM-08: Locutus's Unimatrix. */
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
  // The Borg had nobody to swap (M-TEAM-05): the last to arrive makes room.
  { ...drone(5, 'Five', 'operations', 3), keywords: ['borg', 'specialist'] },
];

/** The teams, in the order of their cards (M-TEAM-11). */
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

/** Everyone whom a team of an affiliation may have: the team of the box, other Specialists, other Commanders. */
export const CHARACTERS: Record<Faction, readonly CharacterCard[]> = {
  federation: [...federation, ...federationSpecialists, ...federationCommanders],
  borg: [...borg, ...borgSpecialists, ...borgCommanders],
  klingon: [...KLINGONS, ...klingonSpecialists, ...klingonCommanders],
  romulan: [...ROMULANS, ...romulanSpecialists, ...romulanCommanders],
};

const cards = catalog<CharacterCard>('character card', Object.values(CHARACTERS).flat());
const copies = new Map<CharacterId, CharacterCard>();

/** The id of a character in the second team of its kind: two boxed sets have each team twice (M-MULT-01). */
export function copyOf(id: CharacterId): CharacterId {
  return `${id}${COPY}`;
}

const COPY = '-2';

/** What is left out of the name of a drone where there is little room. */
const OF_FIVE = / of Five$/;

/** The name of a character where there is little room: “Three” for Three of Five. */
export function shortName(id: CharacterId): string {
  return characterCard(id).name.replace(OF_FIVE, '');
}

/** The card of a character; one of a second team bears its number: “Riker 2”, “Three 2”. */
export function characterCard(id: CharacterId): CharacterCard {
  const card = cards.find(id);
  if (card !== undefined) return card;
  return kept(copies, id, () => {
    const printed = cards.of(id.endsWith(COPY) ? id.slice(0, -COPY.length) : id);
    return { ...printed, id, name: `${printed.name.replace(OF_FIVE, '')} 2` };
  });
}
