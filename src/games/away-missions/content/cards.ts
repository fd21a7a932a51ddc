import type { Ability, Card, CardKeyword, Core } from '../effects/union.ts';
import type { CardId, Faction } from '../state.ts';
import { borgCards } from './borg/all.ts';
import { TEAMS } from './characters.ts';
import { CORES } from './cores.ts';
import { federationCards } from './federation/all.ts';

/** Every card of both decks, by affiliation (M-TEAM-13, M-OPEN-04, M-OPEN-05). */
export const CARDS: Record<Faction, readonly Card[]> = { federation: federationCards, borg: borgCards };

const cards = new Map<CardId, Card>([...federationCards, ...borgCards].map((card) => [card.id, card]));
const cores = new Map<CardId, Core>([...CORES.federation, ...CORES.borg].map((core) => [core.id, core]));
const abilities = new Map<string, Ability>(
  [...TEAMS.federation, ...TEAMS.borg].flatMap((character) =>
    character.abilities.map((ability) => [ability.id, ability]),
  ),
);

/** A Mission or Support card. Throws for an id that no card has. */
export function cardOf(id: CardId): Card {
  const card = cards.get(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

/** Whether there is a Mission or Support card with this id. */
export function isCard(id: string): boolean {
  return cards.has(id);
}

/** A Core Mission. Throws for an id that none has. */
export function coreOf(id: CardId): Core {
  const core = cores.get(id);
  if (core === undefined) throw new Error(`no Core Mission ${id}`);
  return core;
}

/** An ability of a character. Throws for an id that none has. */
export function abilityOf(id: string): Ability {
  const ability = abilities.get(id);
  if (ability === undefined) throw new Error(`no ability ${id}`);
  return ability;
}

/** The printed name of a card, a Core Mission or an ability. */
export function nameOf(id: string): string {
  return (cards.get(id) ?? cores.get(id) ?? abilities.get(id))?.name ?? id;
}

/** The keyword of a card; abilities have none. */
export function keywordOf(id: string): CardKeyword | null {
  return cards.get(id)?.keyword ?? null;
}
