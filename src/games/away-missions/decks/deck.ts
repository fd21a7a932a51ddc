import type { ZonedDeck } from '../../kit/decks/zoned.ts';
import { copiesIn } from '../../kit/decks/zoned.ts';
import { CARDS, cardOf, EXTRAS, isCard } from '../content/cards.ts';
import type { CharacterCard } from '../content/character-card.ts';
import { CHARACTERS } from '../content/characters.ts';
import { CORES } from '../content/cores.ts';
import type { Card, Core } from '../effects/union.ts';
import type { Faction } from '../state.ts';

/** The parts of a deck: the team, the Core Missions to choose from, and both decks (M-DECK-01). */
export const DECK_ZONES = ['team', 'core', 'mission', 'support'] as const;
export type DeckZone = (typeof DECK_ZONES)[number];

/** The names of the parts. */
export const ZONE_NAMES: Readonly<Record<DeckZone, string>> = {
  team: 'away team',
  core: 'Core Missions',
  mission: 'Mission Deck',
  support: 'Support Deck',
};

/** A deck as its owner saved it. */
export type Deck = ZonedDeck<DeckZone>;

/** A character or card that can be in a deck. */
export type Stocked = CharacterCard | Core | Card;

/** All characters and cards for decks, by affiliation. */
export const LISTED: readonly Stocked[] = [
  ...Object.values(CHARACTERS).flat(),
  ...Object.values(CORES).flat(),
  ...[CARDS, EXTRAS].flatMap((decks) => Object.values(decks).flat()),
];

const byId: ReadonlyMap<string, Stocked> = new Map(LISTED.map((one) => [one.id, one]));

/** Returns the character or card with this id, or undefined. */
export function findListed(id: string): Stocked | undefined {
  return byId.get(id);
}

/** Whether an entry is a character. */
export function isCharacter(one: Stocked): one is CharacterCard {
  return 'ratings' in one;
}

/** Returns the only part of a deck that this entry can be in (M-DECK-06). */
export function zoneOf(one: Stocked): DeckZone {
  if (isCharacter(one)) return 'team';
  return one.kind === 'core' || one.kind === 'mission' ? one.kind : 'support';
}

/**
 * Returns the characters of a deck, each as many times as its count says. Unknown ids are left out. Use this function
 * only for decks within the limits.
 */
export function charactersIn(deck: Deck): CharacterCard[] {
  return copiesIn(deck, 'team').flatMap((id) => findCharacter(id) ?? []);
}

function findCharacter(id: string): CharacterCard | undefined {
  const one = byId.get(id);
  return one !== undefined && isCharacter(one) ? one : undefined;
}

/** Returns the cards of both decks, each as many times as its count says. */
export function cardsIn(deck: Deck): Card[] {
  return [...copiesIn(deck, 'mission'), ...copiesIn(deck, 'support')].filter(isCard).map(cardOf);
}

/**
 * Returns the affiliation of a deck: the Commander’s, or else the most frequent one. Returns null if the deck is empty.
 */
export function factionOf(deck: Deck): Faction | null {
  const commander = (deck.team ?? [])
    .map(({ card }) => findCharacter(card))
    .find((one) => one?.keywords.includes('commander') === true);
  if (commander !== undefined) return commander.faction;
  const counts = new Map<Faction, number>();
  for (const zone of DECK_ZONES) {
    for (const { card, count } of deck[zone] ?? []) {
      const faction = byId.get(card)?.faction;
      if (faction !== undefined) counts.set(faction, (counts.get(faction) ?? 0) + count);
    }
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}
