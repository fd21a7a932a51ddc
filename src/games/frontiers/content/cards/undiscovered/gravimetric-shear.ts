import type { Card } from '../card.ts';

/**
 * After Mage Knight’s Tremor and Earthquake. The strong figures lie between those for enemies with and without
 * fortification there. Our ruling.
 */
export const gravimetricShear: Card = {
  id: 'gravimetric-shear',
  sort: 'undiscovered',
  name: 'Gravimetric Shear',
  strongName: 'Gravimetric Collapse',
  colour: 'red',
  types: ['attack'],
  basic: [
    {
      do: 'one',
      ways: [
        [{ do: 'enemy', which: 'one', change: { defense: -3 } }],
        [{ do: 'enemy', which: 'all', change: { defense: -2 } }],
      ],
    },
  ],
  strong: [
    {
      do: 'one',
      ways: [
        [{ do: 'enemy', which: 'one', change: { defense: -5 } }],
        [{ do: 'enemy', which: 'all', change: { defense: -3 } }],
      ],
    },
  ],
  ship: null,
  copies: 1,
};
