import { countIn, countOf } from '../../kit/decks/zoned.ts';
import { either } from '../../kit/words.ts';
import { DECK_SIZE } from '../content/decks.ts';
import { type Deck, factionOf, isCharacter, LISTED, type Stocked, zoneOf } from './deck.ts';

/** Maximum number of cards named in a sentence. */
const MOST_NAMED = 8;

/**
 * Whether a card or character can be added to a deck: it has the deck's affiliation, and the deck stays within the
 * limits.
 */
export function mayAdd(deck: Deck, one: Stocked): boolean {
  const faction = factionOf(deck);
  if (faction !== null && one.faction !== faction) return false;
  const zone = zoneOf(one);
  const count = countOf(deck, zone, one.id);
  if (isCharacter(one) || one.kind === 'core') return count === 0;
  // The Mission Deck and the copies of a card are limited (M-BUILD-01, M-BUILD-04, M-BUILD-07).
  return count < (one.supply ?? 1) && (zone !== 'mission' || countIn(deck, 'mission') < DECK_SIZE);
}

/** Returns a sentence about the cards that can still be added to the same part of a deck. */
export function roomWords(deck: Deck, like: Stocked | undefined): string {
  const zone = like === undefined ? null : zoneOf(like);
  const free = LISTED.filter((one) => (zone === null || zoneOf(one) === zone) && mayAdd(deck, one));
  if (free.length === 0) return 'That part is full. Remove a card first with `/deck remove`.';
  const names = free.slice(0, MOST_NAMED).map(({ name }) => name);
  const more = free.length - names.length;
  return `You can add ${either(more > 0 ? [...names, `${more} others`] : names)}.`;
}
