import { type Card, isOf } from './card.ts';

/** Sets all of whose people and ships have the icon. */
const SETS: readonly string[] = ['TNG', 'TNG+'];

/** Whether a card has the icon of The Next Generation, which isn’t among the icons of its row. */
export function hasTngIcon(card: Card): boolean {
  return isOf(card, 'Personnel', 'Ship') && card.printings.some(({ release }) => SETS.includes(release));
}
