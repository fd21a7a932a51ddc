import type { CardId } from '../terms.ts';
import { cardOf } from './pool.ts';
import { refersTo } from './title-group.ts';

/**
 * True if one of these names, used in card text, means this card (C-UNIQ-13). Rules compare cards only with this
 * function, because several cards may share a printed title. The catalog distinguishes them by stars and sets.
 */
export function isNamed(card: CardId, ...names: readonly string[]): boolean {
  const facts = cardOf(card);
  return names.some((name) => refersTo(name, facts));
}
