import { advancedAction, remove, same } from '../../print.ts';

/**
 * Based on Mage Knight’s Decompose. The strong effect gives a crystal of every color, including the card's own. With
 * only three colors, a crystal of each color other than the card's would be two crystals, and the basic effect gives
 * two already.
 */
export const dismantle = advancedAction('Dismantle', 'red', ['special'], {
  basic: [remove('action'), same(2)],
  strong: [remove('action'), same(1), { do: 'others' }],
});
