import type { CrewCard } from '../crew-card.ts';

/** They hold an enemy fast. */
export const tractorBeamOperators: CrewCard = {
  id: 'tractor-beam-operators',
  name: 'Tractor Beam Operators',
  elite: true,
  cost: 8,
  rank: 3,
  defense: 6,
  icons: ['romulanStarbase', 'borgCube'],
  abilities: [
    { data: null, effects: [{ do: 'attack', amount: 5 }] },
    { data: null, effects: [{ do: 'shields', amount: 5 }] },
    {
      data: 'blue',
      effects: [{ do: 'enemy', which: 'one', unless: 'photonPulse', change: { skip: true, defense: -3 } }],
    },
  ],
  copies: 2,
};
