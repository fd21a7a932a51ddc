import type { ShipId } from '../ships.ts';
import { ADVANCED } from './advanced/all.ts';
import { BASIC } from './basic/all.ts';
import type { Card } from './card.ts';
import { damage } from './damage.ts';
import { UNDISCOVERED } from './undiscovered/all.ts';

export { ADVANCED, BASIC, UNDISCOVERED };

/** Every Ship Deck card once. */
export const CARDS: readonly Card[] = [...BASIC, ...ADVANCED, ...UNDISCOVERED, damage];

const cards = new Map(CARDS.map((card) => [card.id, card]));

/** A Ship Deck card. Throws for an id that none has. */
export function cardOf(id: string): Card {
  const card = cards.get(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

/** What a card is called. */
export function cardName(id: string): string {
  return cardOf(id).name;
}

/** The 16 Basic Actions that a ship begins with, not yet shuffled (F-SETUP-27). */
export function startingDeck(ship: ShipId): string[] {
  return BASIC.filter((card) => card.ship === null || card.ship === ship).flatMap((card) => copies(card));
}

/** All copies of the cards of an offer’s deck, not yet shuffled. */
export function copies(card: Card): string[] {
  return Array.from({ length: card.copies }, () => card.id);
}
