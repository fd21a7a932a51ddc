import type { CardId } from '../terms.ts';
import { cardOf } from './pool.ts';
import { refersTo } from './title-group.ts';

/**
 * True if a text that uses one of these names means this card (C-UNIQ-13). Rules compare cards only by this function, because
 * several cards may have one printed title. The catalog adds stars and sets to tell them apart.
 */
export function isNamed(card: CardId, ...names: readonly string[]): boolean {
  const facts = cardOf(card);
  return names.some((name) => refersTo(name, facts));
}
