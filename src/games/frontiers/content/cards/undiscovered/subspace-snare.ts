import { undiscovered } from '../../print.ts';

/** After Mage Knight’s Whirlwind and Tornado. */
export const subspaceSnare = undiscovered('Subspace Snare', 'Subspace Rupture', 'red', ['special'], {
  basic: [{ do: 'enemy', which: 'one', change: { skip: true } }],
  strong: [{ do: 'enemy', which: 'one', change: { defeat: true } }],
});
