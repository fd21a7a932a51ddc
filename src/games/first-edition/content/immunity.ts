import type { CardId } from '../terms.ts';
import { cardOf } from './pool.ts';
import { textFacts } from './text-facts.ts';
import { refersTo } from './title-group.ts';

/**
 * True if a card's own text keeps another card from nullifying it. Set `byName` if the other card names this card.
 * Naming the card overrides “may not be nullified”, but not an immunity to the nullifying card (C-TYPES-11,
 * C-TYPES-14).
 */
export function isImmune(card: CardId, by: CardId, byName = false): boolean {
  const { immuneTo = [], nullifiedOnlyBy } = textFacts(card);
  const other = cardOf(by);
  const names = (list: readonly string[]): boolean => list.some((name) => refersTo(name, other));
  return names(immuneTo) || (!byName && nullifiedOnlyBy !== undefined && !names(nullifiedOnlyBy));
}
