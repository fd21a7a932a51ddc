import type { Card } from '../card.ts';

/** After Mage Knight’s Swift Reflexes. */
export const saucerSeparation: Card = {
  id: 'saucer-separation',
  sort: 'basic',
  name: 'Saucer Separation',
  colour: 'red',
  types: ['move', 'attack', 'shields'],
  basic: [
    {
      do: 'one',
      ways: [
        [{ do: 'move', amount: 2 }],
        [{ do: 'attack', amount: 1, long: true }],
        [{ do: 'enemy', which: 'one', change: { attack: -1 } }],
      ],
    },
  ],
  strong: [
    {
      do: 'one',
      ways: [
        [{ do: 'move', amount: 4 }],
        [{ do: 'attack', amount: 3, long: true }],
        [{ do: 'enemy', which: 'one', change: { attack: -2 } }],
      ],
    },
  ],
  ship: 'enterprise-d',
  copies: 1,
};
