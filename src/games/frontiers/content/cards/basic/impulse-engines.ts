import type { Card } from '../card.ts';

/** After Mage Knight’s March. */
export const impulseEngines: Card = {
  id: 'impulse-engines',
  sort: 'basic',
  name: 'Impulse Engines',
  colour: 'gold',
  types: ['move'],
  basic: [{ do: 'move', amount: 2 }],
  strong: [{ do: 'move', amount: 4 }],
  ship: null,
  copies: 2,
};
