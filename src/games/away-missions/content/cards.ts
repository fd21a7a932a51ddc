import { catalog } from '../../kit/catalog.ts';
import type { Ability, Card, CardKeyword, Core } from '../effects/union.ts';
import type { Faction } from '../state.ts';
import { borgMissions } from './borg/missions.ts';
import { borgSupport } from './borg/support.ts';
import { TEAMS } from './characters.ts';
import { CORES } from './cores.ts';
import { federationMissions } from './federation/missions.ts';
import { federationSupport } from './federation/support.ts';

/** Every card of both decks, by affiliation, in the order of lists (M-TEAM-13, M-OPEN-04, M-OPEN-05). */
export const CARDS: Record<Faction, readonly Card[]> = {
  federation: [...federationMissions, ...federationSupport],
  borg: [...borgMissions, ...borgSupport],
};

const cards = catalog<Card>('card', [...CARDS.federation, ...CARDS.borg]);
const cores = catalog<Core>('Core Mission', [...CORES.federation, ...CORES.borg]);
const abilities = catalog<Ability>(
  'ability',
  [...TEAMS.federation, ...TEAMS.borg].flatMap((character) => character.abilities),
);

/** A Mission or Support card. */
export const { of: cardOf } = cards;
/** A Core Mission. */
export const { of: coreOf } = cores;
/** An ability of a character. */
export const { of: abilityOf } = abilities;

/** Whether there is a Mission or Support card with this id. */
export function isCard(id: string): boolean {
  return cards.find(id) !== undefined;
}

/** The printed name of a card, a Core Mission or an ability. */
export function nameOf(id: string): string {
  return (cards.find(id) ?? cores.find(id) ?? abilities.find(id))?.name ?? id;
}

/** The keyword of a card; abilities have none. */
export function keywordOf(id: string): CardKeyword | null {
  return cards.find(id)?.keyword ?? null;
}
