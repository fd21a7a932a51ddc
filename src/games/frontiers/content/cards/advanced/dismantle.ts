import { advancedAction, remove, same } from '../../print.ts';

/**
 * After Mage Knight’s Decompose. One crystal of every colour, the card’s too: with three colours the others alone
 * would be no more than the basic effect gives. Our ruling.
 */
export const dismantle = advancedAction('Dismantle', 'red', ['special'], {
  basic: [remove('action'), same(2)],
  strong: [remove('action'), same(1), { do: 'others' }],
});
