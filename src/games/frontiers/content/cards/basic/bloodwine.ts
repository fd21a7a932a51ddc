import type { Card } from '../card.ts';

/** After Mage Knight’s Rejuvenate. */
export const bloodwine: Card = {
  id: 'bloodwine',
  sort: 'basic',
  name: 'Bloodwine',
  colour: 'gold',
  types: ['repair', 'special'],
  basic: [
    {
      do: 'one',
      ways: [
        [{ do: 'mend', amount: 1 }],
        [{ do: 'draw', amount: 1 }],
        [{ do: 'data', colours: ['gold'] }],
        [{ do: 'ready', rank: 2 }],
      ],
    },
  ],
  strong: [
    {
      do: 'one',
      ways: [
        [{ do: 'mend', amount: 2 }],
        [{ do: 'draw', amount: 2 }],
        [{ do: 'crystal', colours: ['gold'] }],
        [{ do: 'ready', rank: 3 }],
      ],
    },
  ],
  ship: 'neghvar',
  copies: 1,
};
