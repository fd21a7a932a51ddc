import type { CrewCard } from '../crew-card.ts';

/** Photon Pulses, for Attacks and in Shields against them. */
export const deflectorSpecialists: CrewCard = {
  id: 'deflector-specialists',
  name: 'Deflector Specialists',
  elite: false,
  cost: 7,
  rank: 2,
  defense: 4,
  icons: ['classM'],
  abilities: [
    { data: null, effects: [{ do: 'attack', amount: 3 }] },
    { data: null, effects: [{ do: 'shields', amount: 3 }] },
    { data: 'blue', effects: [{ do: 'attack', amount: 4, fire: 'photonPulse' }] },
    { data: 'blue', effects: [{ do: 'shields', amount: 4, fire: 'photonPulse' }] },
  ],
  copies: 1,
};
