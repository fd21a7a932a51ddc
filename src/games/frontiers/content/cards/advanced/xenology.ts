import { BASICS } from '../../colours.ts';
import { advancedAction } from '../../print.ts';

/** After Mage Knight’s Magic Talent. The borrowed effect is free of data, and never the strong one: our ruling. */
export const xenology = advancedAction('Xenology', 'blue', ['special'], {
  basic: [{ do: 'discard', what: 'any' }, { do: 'borrow' }],
  strong: [
    { do: 'pay', colours: BASICS },
    { do: 'gain', card: 'undiscovered', to: 'discard', same: true },
  ],
});
