import { catalog } from '../../kit/catalog.ts';
import type { Ability, Card, CardKeyword, Core } from '../effects/union.ts';
import type { Faction } from '../state.ts';
import { borgExtras } from './borg/extra.ts';
import { borgMissions } from './borg/missions.ts';
import { borgSupport } from './borg/support.ts';
import { CHARACTERS } from './characters.ts';
import { CORES } from './cores.ts';
import { federationExtras } from './federation/extra.ts';
import { federationMissions } from './federation/missions.ts';
import { federationSupport } from './federation/support.ts';
import { klingonExtras } from './klingon/extra.ts';
import { klingonMissions } from './klingon/missions.ts';
import { klingonSupport } from './klingon/support.ts';
import { romulanExtras } from './romulan/extra.ts';
import { romulanMissions } from './romulan/missions.ts';
import { romulanSupport } from './romulan/support.ts';

/** The cards of the starter decks by affiliation, in display order (M-TEAM-13, M-OPEN-04, M-OPEN-05). */
export const CARDS: Record<Faction, readonly Card[]> = {
  federation: [...federationMissions, ...federationSupport],
  borg: [...borgMissions, ...borgSupport],
  klingon: [...klingonMissions, ...klingonSupport],
  romulan: [...romulanMissions, ...romulanSupport],
};

/** The cards of each affiliation outside its starter deck (M-BUILD-09). */
export const EXTRAS: Record<Faction, readonly Card[]> = {
  federation: federationExtras,
  borg: borgExtras,
  klingon: klingonExtras,
  romulan: romulanExtras,
};

const cards = catalog<Card>(
  'card',
  [CARDS, EXTRAS].flatMap((decks) => Object.values(decks).flat()),
);
const cores = catalog<Core>('Core Mission', Object.values(CORES).flat());
const abilities = catalog<Ability>(
  'ability',
  Object.values(CHARACTERS).flatMap((team) => team.flatMap((character) => character.abilities)),
);

/** Returns a Mission or Support card by id. */
export const { of: cardOf } = cards;
/** Returns a Core Mission by id. */
export const { of: coreOf } = cores;
/** Returns a character's ability by id. */
export const { of: abilityOf } = abilities;

/** Whether there is a Mission or Support card with this id. */
export function isCard(id: string): boolean {
  return cards.find(id) !== undefined;
}

/** Returns the printed name of a card, Core Mission or ability. */
export function nameOf(id: string): string {
  return (cards.find(id) ?? cores.find(id) ?? abilities.find(id))?.name ?? id;
}

/** Returns the keyword of a card, or null. Abilities have no keyword. */
export function keywordOf(id: string): CardKeyword | null {
  return cards.find(id)?.keyword ?? null;
}
