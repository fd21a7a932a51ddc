import { catalog } from '../../../kit/catalog.ts';
import type { CardId } from '../../terms.ts';
import type { ExplorationCard } from '../card.ts';

/** All Exploration Cards (A-OPEN-10). */
export const EXPLORATION: readonly ExplorationCard[] = [];

/** The same by their ids. */
export const CATALOG = catalog('Exploration Card', EXPLORATION);

/** An Exploration Card. Throws for an id that none has. */
export function explorationCard(id: CardId): ExplorationCard {
  return CATALOG.of(id);
}
