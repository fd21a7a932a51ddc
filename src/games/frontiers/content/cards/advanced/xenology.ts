import { advancedAction, BASICS, discard, pay } from '../../print.ts';

/** After Mage Knight’s Magic Talent. The borrowed effect is free of data, and never the strong one: our ruling. */
export const xenology = advancedAction('Xenology', 'blue', ['special'], {
  basic: [discard('any'), { do: 'borrow' }],
  strong: [pay(...BASICS), { do: 'gain', card: 'undiscovered', to: 'discard', same: true }],
});
