import type { Card } from '../card.ts';

/** After Mage Knight’s Determination. */
export const raiseShields: Card = {
  id: 'raise-shields',
  sort: 'basic',
  name: 'Raise Shields',
  colour: 'blue',
  types: ['attack', 'shields'],
  basic: [{ do: 'one', ways: [[{ do: 'attack', amount: 2 }], [{ do: 'shields', amount: 2 }]] }],
  strong: [{ do: 'shields', amount: 5 }],
  ship: null,
  copies: 1,
};
