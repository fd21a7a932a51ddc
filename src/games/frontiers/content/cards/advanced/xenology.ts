import { advancedAction, BASICS, discard, pay } from '../../print.ts';

/** Based on Mage Knight’s Magic Talent. Our ruling: the borrowed effect costs no data, and is never the strong one. */
export const xenology = advancedAction('Xenology', 'blue', ['special'], {
  basic: [discard('any'), { do: 'borrow' }],
  strong: [pay(...BASICS), { do: 'gain', card: 'undiscovered', to: 'discard', same: true }],
});
