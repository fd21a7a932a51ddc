import type { Refusal } from '../../../kernel/types.ts';
import type { Card } from '../effects/union.ts';
import type { CardId, DeckKind, Faction } from '../state.ts';
import { CARDS, cardOf, isCard, nameOf } from './cards.ts';
import { TEAM_NAMES, TEAMS } from './characters.ts';

/** Cards that a player brings (M-DECK-01). A card that is there twice is listed twice. */
export type DeckList = Record<DeckKind, readonly CardId[]>;

/** M-BUILD-01, M-BUILD-02. */
export const DECK_SIZE = 20;

/** The ready-made decks of the two teams (M-BUILD-08): every card once, those with a Supply number as often as that. */
export const STARTER_DECKS: Record<Faction, DeckList> = {
  federation: starter(CARDS.federation),
  borg: starter(CARDS.borg),
};

function starter(cards: readonly Card[]): DeckList {
  const copies = (kinds: (card: Card) => boolean): CardId[] =>
    cards.filter(kinds).flatMap((card) => new Array<CardId>(card.supply ?? 1).fill(card.id));
  return { mission: copies(({ kind }) => kind === 'mission'), support: copies(({ kind }) => kind !== 'mission') };
}

/** Everything that is wrong with a deck that a player has put together (M-BUILD-09, M-TEAM-12) for a team, each with its rule; empty when it may be played. */
export function deckFaults(faction: Faction, deck: DeckList): Refusal[] {
  const all = [...deck.mission, ...deck.support];
  const unknown = all.filter((id) => !isCard(id));
  if (unknown.length > 0) return unknown.map((id) => ({ text: `There is no card “${id}”.` }));
  return [...sizeFaults(deck), ...pileFaults(deck), ...copyFaults(all), ...teamFaults(faction, all)];
}

function sizeFaults({ mission, support }: DeckList): Refusal[] {
  const faults: Refusal[] = [];
  if (mission.length !== DECK_SIZE) {
    faults.push({
      text: `A Mission Deck has exactly ${DECK_SIZE} cards, this one ${mission.length}.`,
      rule: 'M-BUILD-01',
    });
  }
  if (support.length < DECK_SIZE) {
    faults.push({
      text: `A Support Deck has at least ${DECK_SIZE} cards, this one ${support.length}.`,
      rule: 'M-BUILD-02',
    });
  }
  return faults;
}

/** M-DECK-01, M-DECK-06: Missions in one deck, Events and Equipment in the other. */
function pileFaults({ mission, support }: DeckList): Refusal[] {
  const wrong = [
    ...mission.filter((id) => cardOf(id).kind !== 'mission').map((id) => `${nameOf(id)} is no Mission.`),
    ...support.filter((id) => cardOf(id).kind === 'mission').map((id) => `${nameOf(id)} is a Mission.`),
  ];
  return wrong.map((text) => ({ text, rule: 'M-DECK-06' }));
}

/** M-BUILD-04, M-BUILD-05, M-BUILD-07: both decks together. Copies count here alone, not in play (M-OPEN-56). */
function copyFaults(all: readonly CardId[]): Refusal[] {
  const faults: Refusal[] = [];
  for (const id of new Set(all)) {
    const copies = all.filter((card) => card === id).length;
    const { supply, name } = cardOf(id);
    if (copies <= (supply ?? 1)) continue;
    faults.push({
      text:
        supply === null
          ? `${name} may be there once, not ${copies} times.`
          : `${name} has Supply ${supply}: not ${copies} copies.`,
      rule: supply === null ? 'M-BUILD-07' : 'M-BUILD-04',
    });
  }
  return faults;
}

/** M-BUILD-03: the team's affiliation; M-BUILD-06: no Event with the name of a character of the team. */
function teamFaults(faction: Faction, all: readonly CardId[]): Refusal[] {
  const faults: Refusal[] = [];
  const team = new Set(TEAMS[faction].map(({ name }) => name));
  for (const id of new Set(all)) {
    const card = cardOf(id);
    if (card.faction !== faction)
      faults.push({ text: `${card.name} is no card for ${TEAM_NAMES[faction]}.`, rule: 'M-BUILD-03' });
    if (card.kind !== 'mission' && card.kind !== 'equipment' && team.has(card.name)) {
      faults.push({ text: `${card.name} has the name of a character.`, rule: 'M-BUILD-06' });
    }
  }
  return faults;
}
