import { keeper } from '../../kit/decks/zoned.ts';
import { findCard } from '../content/pool.ts';
import { DECK_ZONES } from './deck.ts';

/** A deck as it was kept. Cards that are in the pool no longer are left out. */
export const deckOf = keeper(DECK_ZONES, (id) => findCard(id) !== undefined);
