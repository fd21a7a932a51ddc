import type { Card } from '../card.ts';

/** After Mage Knight’s Stamina. */
export const warpDrive: Card = {
  id: 'warp-drive',
  sort: 'basic',
  name: 'Warp Drive',
  colour: 'blue',
  types: ['move'],
  basic: [{ do: 'move', amount: 2 }],
  strong: [{ do: 'move', amount: 4 }],
  ship: null,
  copies: 2,
};
