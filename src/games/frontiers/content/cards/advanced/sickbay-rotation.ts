import type { Card } from '../card.ts';

/** After Mage Knight’s Regeneration. */
export const sickbayRotation: Card = {
  id: 'sickbay-rotation',
  sort: 'advanced',
  name: 'Sickbay Rotation',
  colour: 'gold',
  types: ['repair', 'special'],
  basic: [
    { do: 'mend', amount: 1 },
    { do: 'ready', rank: 2 },
  ],
  strong: [
    { do: 'mend', amount: 2 },
    { do: 'ready', rank: 3 },
  ],
  ship: null,
  copies: 1,
};
