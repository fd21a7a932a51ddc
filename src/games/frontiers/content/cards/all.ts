import { catalog } from '../../../kit/catalog.ts';
import { copies } from '../print.ts';
import type { ShipId } from '../ships.ts';
import { ADVANCED } from './advanced.ts';
import { BASIC } from './basic.ts';
import type { Card } from './card.ts';
import { damage } from './damage.ts';
import { UNDISCOVERED } from './undiscovered.ts';

export { ADVANCED, BASIC, UNDISCOVERED };

/** All Ship Deck cards, each listed once. */
export const CARDS: readonly Card[] = [...BASIC, ...ADVANCED, ...UNDISCOVERED, damage];

/** Finds a Ship Deck card by its id. */
export const { of: cardOf, find: findCard } = catalog('card', CARDS);

/** Returns the name of a card. */
export function cardName(id: string): string {
  return cardOf(id).name;
}

/** Returns the 16 Basic Actions of a ship's starting deck, unshuffled (F-SETUP-27). */
export function startingDeck(ship: ShipId): string[] {
  return BASIC.filter((card) => card.ship === null || card.ship === ship).flatMap(copies);
}
