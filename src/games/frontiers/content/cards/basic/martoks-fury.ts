import type { Card } from '../card.ts';

/** After Mage Knight’s Battle Rage; how much a Damage Card buys is our ruling. */
export const martoksFury: Card = {
  id: 'martoks-fury',
  sort: 'basic',
  name: 'Martok’s Fury',
  colour: 'red',
  types: ['attack', 'shields'],
  basic: [{ do: 'one', ways: [[{ do: 'attack', amount: 2 }], [{ do: 'shields', amount: 2 }]] }],
  strong: [
    {
      do: 'one',
      ways: [
        [{ do: 'attack', amount: 4 }],
        [
          { do: 'damage', amount: 1 },
          { do: 'attack', amount: 7 },
        ],
      ],
    },
  ],
  ship: 'neghvar',
  captain: true,
  copies: 1,
};
