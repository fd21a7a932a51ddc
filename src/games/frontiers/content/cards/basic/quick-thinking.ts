import type { Card } from '../card.ts';

/** After Mage Knight’s Improvisation. */
export const quickThinking: Card = {
  id: 'quick-thinking',
  sort: 'basic',
  name: 'Quick Thinking',
  colour: 'red',
  types: ['move', 'diplomacy', 'attack', 'shields'],
  basic: [
    { do: 'discard', what: 'any' },
    {
      do: 'one',
      ways: [
        [{ do: 'move', amount: 3 }],
        [{ do: 'diplomacy', amount: 3 }],
        [{ do: 'attack', amount: 3 }],
        [{ do: 'shields', amount: 3 }],
      ],
    },
  ],
  strong: [
    { do: 'discard', what: 'any' },
    {
      do: 'one',
      ways: [
        [{ do: 'move', amount: 5 }],
        [{ do: 'diplomacy', amount: 5 }],
        [{ do: 'attack', amount: 5 }],
        [{ do: 'shields', amount: 5 }],
      ],
    },
  ],
  ship: null,
  copies: 1,
};
