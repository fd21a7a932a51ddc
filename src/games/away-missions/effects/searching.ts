import { no, type Reason } from '../../kit/offers.ts';
import { playerOf } from '../chapters/characters/find.ts';
import { seatName } from '../chapters/characters/names.ts';
import { cardOf, nameOf } from '../content/cards.ts';
import type { CardId, DeckKind } from '../state.ts';
import { type Run, type Running, takeOut } from './frame.ts';
import { keywordName } from './text/words.ts';
import type { CardKeyword } from './union.ts';

/** A card that was found, and the pile that it was in. */
export type FoundCard = { card: CardId; from: 'decks' | 'discards' };

/** Takes the found card into the hand and shuffles the deck. */
export function find(ctx: Running, { seat }: Run, card: CardId, from: FoundCard['from'], deck: DeckKind): void {
  const player = playerOf(ctx.g, seat);
  takeOut(player[from][deck], card);
  player.hand[deck].push(card);
  ctx.log(`${seatName(ctx.g, seat)} finds ${nameOf(card)} and shuffles the deck.`, 'M-SEARCH-01');
  ctx.shuffle(player.decks[deck]);
}

/** Returns the cards with a keyword, sorted by name to hide the order of the deck. */
export function withKeyword(cards: readonly CardId[], keyword: CardKeyword): CardId[] {
  return cards.filter((card) => cardOf(card).keyword === keyword).sort();
}

/**
 * Whether a list contains a card with the keyword. A seat knows which cards are left in its own deck, but not their
 * order (M-SEARCH-01).
 */
export function holds(cards: readonly CardId[], keyword: CardKeyword): boolean {
  return cards.some((card) => cardOf(card).keyword === keyword);
}

/** The reason why a search for a keyword is impossible. */
export function noneLeft(keyword: CardKeyword): Reason {
  return no('M-SEARCH-01', () => `Your deck has no ${keywordName(keyword)} cards left.`);
}
