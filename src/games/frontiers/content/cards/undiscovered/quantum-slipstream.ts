import { lasting, undiscovered } from '../../print.ts';

/**
 * After Mage Knight’s Underground Travel and Underground Attack. No place is fortified here: surprise is worth an Attack or
 * Shields instead. Our ruling.
 */
export const quantumSlipstream = undiscovered('Quantum Slipstream', 'Slipstream Assault', 'gold', ['move'], {
  basic: [{ do: 'jump', spaces: 3 }],
  strong: [{ do: 'jump', spaces: 3 }, lasting('turn', { kind: 'next', attack: 4, shields: 4 })],
});
