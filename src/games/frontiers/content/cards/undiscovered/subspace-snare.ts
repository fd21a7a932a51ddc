import type { Card } from '../card.ts';

/** After Mage Knight’s Whirlwind and Tornado. */
export const subspaceSnare: Card = {
  id: 'subspace-snare',
  sort: 'undiscovered',
  name: 'Subspace Snare',
  strongName: 'Subspace Rupture',
  colour: 'red',
  types: ['special'],
  basic: [{ do: 'enemy', which: 'one', change: { skip: true } }],
  strong: [{ do: 'enemy', which: 'one', change: { defeat: true } }],
  ship: null,
  copies: 1,
};
