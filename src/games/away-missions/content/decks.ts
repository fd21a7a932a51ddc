import type { Refusal, RuleId } from '../../../kernel/types.ts';
import type { Card } from '../effects/union.ts';
import type { CardId, DeckKind, Faction } from '../state.ts';
import { CARDS, cardOf, isCard, nameOf } from './cards.ts';
import type { CharacterCard } from './character-card.ts';
import { TEAM_NAMES, TEAMS } from './characters.ts';

/** The cards of both decks (M-DECK-01), with copies listed separately. */
export type DeckList = Record<DeckKind, readonly CardId[]>;

/** The size of a Mission Deck, and the minimum size of a Support Deck (M-BUILD-01, M-BUILD-02). */
export const DECK_SIZE = 20;

/**
 * The starter decks (M-BUILD-08). They hold as many copies of each card as its Supply allows, or one copy if the card
 * has no Supply.
 */
export const STARTER_DECKS: Record<Faction, DeckList> = {
  federation: starter(CARDS.federation),
  borg: starter(CARDS.borg),
  klingon: starter(CARDS.klingon),
  romulan: starter(CARDS.romulan),
};

function starter(cards: readonly Card[]): DeckList {
  const copies = (kinds: (card: Card) => boolean): CardId[] =>
    cards.filter(kinds).flatMap((card) => new Array<CardId>(card.supply ?? 1).fill(card.id));
  return { mission: copies(({ kind }) => kind === 'mission'), support: copies(({ kind }) => kind !== 'mission') };
}

/**
 * Returns all faults of a deck with their rules (M-BUILD-09, M-TEAM-12). The list is empty if the deck can be played.
 */
export function deckFaults(
  faction: Faction,
  { mission, support }: DeckList,
  team: readonly CharacterCard[] = TEAMS[faction],
): Refusal[] {
  const all = [...mission, ...support];
  const unknown = all.filter((id) => !isCard(id));
  if (unknown.length > 0) return unknown.map((id) => ({ text: `There is no card “${id}”.` }));
  const faults: Refusal[] = [];
  const fault = (rule: RuleId, text: string): void => {
    faults.push({ text, rule });
  };
  const [many, more] = [mission.length, support.length];
  if (many !== DECK_SIZE)
    fault('M-BUILD-01', `A Mission Deck needs exactly ${DECK_SIZE} cards, but this one has ${many}.`);
  if (more < DECK_SIZE)
    fault('M-BUILD-02', `A Support Deck needs at least ${DECK_SIZE} cards, but this one has ${more}.`);
  // Missions go in one deck, Events and Equipment in the other (M-DECK-01, M-DECK-06).
  for (const id of mission) if (cardOf(id).kind !== 'mission') fault('M-DECK-06', `${nameOf(id)} isn’t a Mission.`);
  for (const id of support) if (cardOf(id).kind === 'mission') fault('M-DECK-06', `${nameOf(id)} is a Mission.`);
  for (const { id, name, kind, supply, faction: whose } of [...new Set(all)].map(cardOf)) {
    // Copies are counted in both decks together (M-BUILD-05), and the limit applies only to decks, not in play
    // (M-OPEN-56).
    const copies = all.filter((card) => card === id).length;
    if (supply === null && copies > 1)
      fault('M-BUILD-07', `A deck can have only one ${name}, but this one has ${copies}.`);
    if (supply !== null && copies > supply)
      fault('M-BUILD-04', `${name} has Supply ${supply}, so ${copies} copies are too many.`);
    if (whose !== faction) fault('M-BUILD-03', `${name} isn’t a card for ${TEAM_NAMES[faction]}.`);
    const isEvent = kind !== 'mission' && kind !== 'equipment';
    if (isEvent && team.some((character) => character.name === name))
      fault('M-BUILD-06', `${name} can’t be in this deck, because a character has the same name.`);
  }
  return faults;
}
