import { advancedAction } from '../../print.ts';

/**
 * After Mage Knight’s Decompose. One crystal of every colour, the card’s too: with three colours the others alone
 * would be no more than the basic effect gives. Our ruling.
 */
export const dismantle = advancedAction('Dismantle', 'red', ['special'], {
  basic: [
    { do: 'remove', what: 'action' },
    { do: 'same', count: 2 },
  ],
  strong: [{ do: 'remove', what: 'action' }, { do: 'same', count: 1 }, { do: 'others' }],
});
