import type { Ability, Card, CardKeyword, Core } from '../effects/union.ts';
import type { CardId, Faction } from '../state.ts';
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

const cards = byId<Card>([...CARDS.federation, ...CARDS.borg]);
const cores = byId<Core>([...CORES.federation, ...CORES.borg]);
const abilities = byId<Ability>([...TEAMS.federation, ...TEAMS.borg].flatMap((character) => character.abilities));

function byId<T extends { id: string }>(all: readonly T[]): ReadonlyMap<string, T> {
  return new Map(all.map((one) => [one.id, one]));
}

/** What has an id. Throws for one that nothing has. */
function found<T>(all: ReadonlyMap<string, T>, what: string, id: string): T {
  const one = all.get(id);
  if (one === undefined) throw new Error(`no ${what} ${id}`);
  return one;
}

/** A Mission or Support card. Throws for an id that no card has. */
export function cardOf(id: CardId): Card {
  return found(cards, 'card', id);
}

/** Whether there is a Mission or Support card with this id. */
export function isCard(id: string): boolean {
  return cards.has(id);
}

/** A Core Mission. Throws for an id that none has. */
export function coreOf(id: CardId): Core {
  return found(cores, 'Core Mission', id);
}

/** An ability of a character. Throws for an id that none has. */
export function abilityOf(id: string): Ability {
  return found(abilities, 'ability', id);
}

/** The printed name of a card, a Core Mission or an ability. */
export function nameOf(id: string): string {
  return (cards.get(id) ?? cores.get(id) ?? abilities.get(id))?.name ?? id;
}

/** The keyword of a card; abilities have none. */
export function keywordOf(id: string): CardKeyword | null {
  return cards.get(id)?.keyword ?? null;
}
