import type { Card } from '../card.ts';

/** After Mage Knight’s Mana Bolt and Mana Thunderbolt, without the siege of the colour that there isn’t. */
export const deflectorPulse: Card = {
  id: 'deflector-pulse',
  sort: 'undiscovered',
  name: 'Deflector Pulse',
  strongName: 'Deflector Burst',
  colour: 'blue',
  types: ['attack'],
  basic: [
    {
      do: 'payFor',
      ways: [
        { colour: 'red', effects: [{ do: 'attack', amount: 7, fire: 'pulseTorpedo' }] },
        { colour: 'blue', effects: [{ do: 'attack', amount: 8, fire: 'photonPulse' }] },
        { colour: 'gold', effects: [{ do: 'attack', amount: 6, fire: 'photonPulse', long: true }] },
      ],
    },
  ],
  strong: [
    {
      do: 'payFor',
      ways: [
        { colour: 'red', effects: [{ do: 'attack', amount: 10, fire: 'pulseTorpedo' }] },
        { colour: 'blue', effects: [{ do: 'attack', amount: 11, fire: 'photonPulse' }] },
        { colour: 'gold', effects: [{ do: 'attack', amount: 9, fire: 'photonPulse', long: true }] },
      ],
    },
  ],
  ship: null,
  copies: 1,
};
