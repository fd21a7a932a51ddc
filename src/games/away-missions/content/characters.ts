import { kept } from '../../kit/cache.ts';
import { catalog } from '../../kit/catalog.ts';
import type { CharacterId, Faction } from '../terms.ts';
import { borgCommanders, borgSpecialists } from './borg/specialists.ts';
import { BORG } from './borg/team.ts';
import type { CharacterCard } from './character-card.ts';
import { federationCommanders, federationSpecialists } from './federation/specialists.ts';
import { FEDERATION } from './federation/team.ts';
import { klingonCommanders, klingonSpecialists } from './klingon/specialists.ts';
import { KLINGONS } from './klingon/team.ts';
import { romulanCommanders, romulanSpecialists } from './romulan/specialists.ts';
import { ROMULANS } from './romulan/team.ts';

export type { Weapon, WeaponRule } from '../terms.ts';
export type { CharacterCard } from './character-card.ts';

/** The teams, in card order (M-TEAM-11). */
export const TEAMS: Record<Faction, readonly CharacterCard[]> = {
  federation: FEDERATION,
  borg: BORG,
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
  federation: [...FEDERATION, ...federationSpecialists, ...federationCommanders],
  borg: [...BORG, ...borgSpecialists, ...borgCommanders],
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
