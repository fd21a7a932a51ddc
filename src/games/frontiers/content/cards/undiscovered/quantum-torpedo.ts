import type { Card } from '../card.ts';

/** After Mage Knight’s Fireball and Firestorm, whose siege is a Long Range Attack here. */
export const quantumTorpedo: Card = {
  id: 'quantum-torpedo',
  sort: 'undiscovered',
  name: 'Quantum Torpedo',
  strongName: 'Quantum Detonation',
  colour: 'red',
  types: ['attack'],
  basic: [{ do: 'attack', amount: 5, fire: 'photonTorpedo', long: true }],
  strong: [
    { do: 'damage', amount: 1 },
    { do: 'attack', amount: 8, fire: 'photonTorpedo', long: true },
  ],
  ship: null,
  copies: 1,
};
