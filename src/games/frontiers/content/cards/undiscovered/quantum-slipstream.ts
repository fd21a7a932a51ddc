import type { Card } from '../card.ts';

/**
 * After Mage Knight’s Underground Travel and Underground Attack. No place is fortified here: surprise is worth an Attack or
 * Shields instead. Our ruling.
 */
export const quantumSlipstream: Card = {
  id: 'quantum-slipstream',
  sort: 'undiscovered',
  name: 'Quantum Slipstream',
  strongName: 'Slipstream Assault',
  colour: 'gold',
  types: ['move'],
  basic: [{ do: 'jump', spaces: 3 }],
  strong: [
    { do: 'jump', spaces: 3 },
    { do: 'lasting', modifier: { kind: 'next', attack: 4, shields: 4 }, until: 'turn' },
  ],
  ship: null,
  copies: 1,
};
