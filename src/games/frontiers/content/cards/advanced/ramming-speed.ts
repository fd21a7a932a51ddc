import type { Card } from '../card.ts';

/** After Mage Knight’s Blood Rage. */
export const rammingSpeed: Card = {
  id: 'ramming-speed',
  sort: 'advanced',
  name: 'Ramming Speed',
  colour: 'red',
  types: ['attack'],
  basic: [
    {
      do: 'one',
      ways: [
        [{ do: 'attack', amount: 2 }],
        [
          { do: 'damage', amount: 1 },
          { do: 'attack', amount: 5 },
        ],
      ],
    },
  ],
  strong: [
    {
      do: 'one',
      ways: [
        [{ do: 'attack', amount: 4 }],
        [
          { do: 'damage', amount: 1 },
          { do: 'attack', amount: 9 },
        ],
      ],
    },
  ],
  ship: null,
  copies: 1,
};
