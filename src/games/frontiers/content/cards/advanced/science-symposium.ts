import type { Card } from '../card.ts';

/** After Mage Knight’s Learning. */
export const scienceSymposium: Card = {
  id: 'science-symposium',
  sort: 'advanced',
  name: 'Science Symposium',
  colour: 'blue',
  types: ['diplomacy', 'special'],
  basic: [
    { do: 'diplomacy', amount: 2 },
    {
      do: 'may',
      effects: [
        { do: 'spend', what: 'diplomacy', amount: 6 },
        { do: 'gain', card: 'advanced', to: 'discard' },
      ],
    },
  ],
  strong: [
    { do: 'diplomacy', amount: 4 },
    {
      do: 'may',
      effects: [
        { do: 'spend', what: 'diplomacy', amount: 9 },
        { do: 'gain', card: 'advanced', to: 'hand' },
      ],
    },
  ],
  ship: null,
  copies: 1,
};
