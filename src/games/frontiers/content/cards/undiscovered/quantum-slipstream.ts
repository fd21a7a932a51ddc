import { lasting, undiscovered } from '../../print.ts';

/**
 * Based on Mage Knight’s Underground Travel and Underground Attack. Nothing is fortified in this game, so instead of
 * surprising a fortified site, the card gives an Attack or Shields.
 */
export const quantumSlipstream = undiscovered('Quantum Slipstream', 'Slipstream Assault', 'gold', ['move'], {
  basic: [{ do: 'jump', spaces: 3 }],
  strong: [{ do: 'jump', spaces: 3 }, lasting('turn', { kind: 'next', attack: 4, shields: 4 })],
});
