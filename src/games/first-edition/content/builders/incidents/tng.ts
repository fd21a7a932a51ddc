import type { FirstEdition } from '../../../state.ts';
import type { CardId } from '../../../terms.ts';
import { cardOf } from '../../pool.ts';
import { hasTngIcon } from '../../tng-icon.ts';
import { isInPlay } from '../shared.ts';

/** Series and films whose logo counts as the icon of The Next Generation. */
const LOGOS = ['TNG', 'Gen'];

/**
 * True if a card has the icon of The Next Generation. All personnel and ships of certain sets have the icon, and while
 * Continuing Mission is in play, cards with a matching logo have it too.
 */
export function isNextGeneration(g: FirstEdition, seat: number, card: CardId): boolean {
  const facts = cardOf(card);
  const { printings, type } = facts;
  if (type !== 'Personnel' && type !== 'Ship') return false;
  if (hasTngIcon(facts)) return true;
  return isInPlay(g, 'continuing-mission', seat) && printings.some(({ property }) => LOGOS.includes(property));
}
