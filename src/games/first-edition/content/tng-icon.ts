import { type Card, isOf } from './card.ts';

/** Sets in which all personnel and ships have the icon. */
const SETS: readonly string[] = ['TNG', 'TNG+'];

/** True if a card has the icon of The Next Generation, which isn't among the icons of its row. */
export function hasTngIcon(card: Card): boolean {
  return isOf(card, 'Personnel', 'Ship') && card.printings.some(({ release }) => SETS.includes(release));
}
