import { enemy, undiscovered } from '../../print.ts';

/** Based on Mage Knight’s Whirlwind and Tornado. */
export const subspaceSnare = undiscovered('Subspace Snare', 'Subspace Rupture', 'red', ['special'], {
  basic: [enemy('one', { skip: true })],
  strong: [enemy('one', { defeat: true })],
});
