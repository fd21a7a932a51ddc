import type { Card } from '../card.ts';

/** After Mage Knight’s Intimidate. */
export const ultimatum: Card = {
  id: 'ultimatum',
  sort: 'advanced',
  name: 'Ultimatum',
  colour: 'red',
  types: ['diplomacy', 'attack'],
  basic: [
    { do: 'one', ways: [[{ do: 'diplomacy', amount: 4 }], [{ do: 'attack', amount: 3 }]] },
    { do: 'reputation', amount: -1 },
  ],
  strong: [
    { do: 'one', ways: [[{ do: 'diplomacy', amount: 8 }], [{ do: 'attack', amount: 7 }]] },
    { do: 'reputation', amount: -2 },
  ],
  ship: null,
  copies: 1,
};
