import { advancedAction, remove, same } from '../../print.ts';

/**
 * Based on Mage Knight’s Decompose. The strong effect gives a crystal of every color, including the card's own. There
 * are only three colors, so a crystal of each color other than the card's would be no more than the basic effect gives.
 */
export const dismantle = advancedAction('Dismantle', 'red', ['special'], {
  basic: [remove('action'), same(2)],
  strong: [remove('action'), same(1), { do: 'others' }],
});
