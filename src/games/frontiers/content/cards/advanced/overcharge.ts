import type { Card } from '../card.ts';

/** After Mage Knight’s Maximal Effect. */
export const overcharge: Card = {
  id: 'overcharge',
  sort: 'advanced',
  name: 'Overcharge',
  colour: 'red',
  types: ['special'],
  basic: [
    { do: 'remove', what: 'action' },
    { do: 'repeat', side: 'basic', times: 3 },
  ],
  strong: [
    { do: 'remove', what: 'action' },
    { do: 'repeat', side: 'strong', times: 2 },
  ],
  ship: null,
  copies: 1,
};
