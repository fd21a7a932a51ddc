import { BASICS } from '../../colours.ts';
import type { Card } from '../card.ts';

/** After Mage Knight’s Magic Talent. The borrowed effect is free of data, and never the strong one: our ruling. */
export const xenology: Card = {
  id: 'xenology',
  sort: 'advanced',
  name: 'Xenology',
  colour: 'blue',
  types: ['special'],
  basic: [{ do: 'discard', what: 'any' }, { do: 'borrow' }],
  strong: [
    { do: 'pay', colours: BASICS },
    { do: 'gain', card: 'undiscovered', to: 'discard', same: true },
  ],
  ship: null,
  copies: 1,
};
