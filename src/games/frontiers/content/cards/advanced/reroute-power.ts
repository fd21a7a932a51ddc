import type { Card } from '../card.ts';

/** After Mage Knight’s Pure Magic. Gold stands for the two colours that gave Move and Diplomacy. */
export const reroutePower: Card = {
  id: 'reroute-power',
  sort: 'advanced',
  name: 'Reroute Power',
  colour: 'blue',
  types: ['move', 'diplomacy', 'attack', 'shields'],
  basic: [
    {
      do: 'payFor',
      ways: [
        { colour: 'red', effects: [{ do: 'attack', amount: 4 }] },
        { colour: 'blue', effects: [{ do: 'shields', amount: 4 }] },
        {
          colour: 'gold',
          effects: [{ do: 'one', ways: [[{ do: 'move', amount: 4 }], [{ do: 'diplomacy', amount: 4 }]] }],
        },
      ],
    },
  ],
  strong: [
    {
      do: 'payFor',
      ways: [
        { colour: 'red', effects: [{ do: 'attack', amount: 7 }] },
        { colour: 'blue', effects: [{ do: 'shields', amount: 7 }] },
        {
          colour: 'gold',
          effects: [{ do: 'one', ways: [[{ do: 'move', amount: 7 }], [{ do: 'diplomacy', amount: 7 }]] }],
        },
      ],
    },
  ],
  ship: null,
  copies: 1,
};
