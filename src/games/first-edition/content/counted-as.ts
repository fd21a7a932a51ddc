import { type Card, isOf } from './card.ts';
import { type AlsoType, textFacts } from './text-facts.ts';

/**
 * True if a card is played as an interrupt (C-DECK-12). A card that may also be played as an event counts as an
 * interrupt only when it is played as a response.
 */
export function isInterrupt(card: Card, isAnswer: boolean): boolean {
  if (!countsAs(card, 'Interrupt')) return false;
  return isOf(card, 'Interrupt') || isAnswer || !countsAs(card, 'Event');
}

/** True if a card has a type, or counts as a card of that type when used or played as its text says (C-DECK-12). */
export function countsAs(card: Card, type: AlsoType): boolean {
  return isOf(card, type) || textFacts(card.id).countsAs?.includes(type) === true;
}
