import type { Refusal, RuleId } from '../../../kernel/types.ts';
import type { Card } from '../effects/union.ts';
import type { CardId, DeckKind, Faction } from '../state.ts';
import { CARDS, cardOf, isCard, nameOf } from './cards.ts';
import type { CharacterCard } from './character-card.ts';
import { TEAM_NAMES, TEAMS } from './characters.ts';

/** Cards that a player brings (M-DECK-01). A card that is there twice is listed twice. */
export type DeckList = Record<DeckKind, readonly CardId[]>;

/** M-BUILD-01, M-BUILD-02. */
export const DECK_SIZE = 20;

/** The ready-made decks of the teams (M-BUILD-08): every card once, those with a Supply number as often as that. */
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

/** Everything that is wrong with a deck for a team (M-BUILD-09, M-TEAM-12), each with its rule; empty when it may be played. */
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
  if (many !== DECK_SIZE) fault('M-BUILD-01', `A Mission Deck has exactly ${DECK_SIZE} cards, this one ${many}.`);
  if (more < DECK_SIZE) fault('M-BUILD-02', `A Support Deck has at least ${DECK_SIZE} cards, this one ${more}.`);
  // M-DECK-01, M-DECK-06: Missions in one deck, Events and Equipment in the other.
  for (const id of mission) if (cardOf(id).kind !== 'mission') fault('M-DECK-06', `${nameOf(id)} is no Mission.`);
  for (const id of support) if (cardOf(id).kind === 'mission') fault('M-DECK-06', `${nameOf(id)} is a Mission.`);
  for (const { id, name, kind, supply, faction: whose } of [...new Set(all)].map(cardOf)) {
    // M-BUILD-05: both decks together. Copies count here alone, not in play (M-OPEN-56).
    const copies = all.filter((card) => card === id).length;
    if (supply === null && copies > 1) fault('M-BUILD-07', `${name} may be there once, not ${copies} times.`);
    if (supply !== null && copies > supply) fault('M-BUILD-04', `${name} has Supply ${supply}: not ${copies} copies.`);
    if (whose !== faction) fault('M-BUILD-03', `${name} is no card for ${TEAM_NAMES[faction]}.`);
    const isEvent = kind !== 'mission' && kind !== 'equipment';
    if (isEvent && team.some((character) => character.name === name))
      fault('M-BUILD-06', `${name} has the name of a character.`);
  }
  return faults;
}
