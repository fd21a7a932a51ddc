import type { Card } from '../card.ts';

/** After Mage Knight’s Swiftness. */
export const attackRun: Card = {
  id: 'attack-run',
  sort: 'basic',
  name: 'Attack Run',
  colour: 'red',
  types: ['move', 'attack'],
  basic: [{ do: 'move', amount: 2 }],
  strong: [{ do: 'attack', amount: 3, long: true }],
  ship: null,
  copies: 1,
};
