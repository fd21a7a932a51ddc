import type { Card } from '../card.ts';

/** After Mage Knight’s Rage. */
export const openFire: Card = {
  id: 'open-fire',
  sort: 'basic',
  name: 'Open Fire',
  colour: 'red',
  types: ['attack', 'shields'],
  basic: [{ do: 'one', ways: [[{ do: 'attack', amount: 2 }], [{ do: 'shields', amount: 2 }]] }],
  strong: [{ do: 'attack', amount: 4 }],
  ship: null,
  copies: 1,
};
