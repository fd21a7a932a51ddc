import type { CrewCard } from '../crew-card.ts';

/** Photon Pulses and blue data. One Resistance is made up for (F-OPEN-18). */
export const particlePhysicists: CrewCard = {
  id: 'particle-physicists',
  name: 'Particle Physicists',
  elite: true,
  cost: 9,
  rank: 3,
  defense: 4,
  icons: ['classM', 'dominionStarbase'],
  abilities: [
    { data: null, effects: [{ do: 'attack', amount: 5, fire: 'photonPulse' }] },
    { data: null, effects: [{ do: 'shields', amount: 5, fire: 'photonPulse' }] },
    { data: 'blue', effects: [{ do: 'attack', amount: 5, fire: 'photonPulse', long: true }] },
    {
      data: null,
      effects: [
        { do: 'data', colours: ['blue'] },
        { do: 'crystal', colours: ['blue'] },
      ],
    },
  ],
  copies: 2,
};
