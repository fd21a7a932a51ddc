import type { CrewCard } from '../crew-card.ts';

/** Photon Pulses at close range. Two Resistances are made up for (F-OPEN-18). */
export const deflectorEngineers: CrewCard = {
  id: 'deflector-engineers',
  name: 'Deflector Engineers',
  elite: true,
  cost: 8,
  rank: 3,
  defense: 4,
  icons: ['romulanStarbase', 'dominionStarbase'],
  abilities: [
    { data: null, effects: [{ do: 'attack', amount: 5, fire: 'photonPulse' }] },
    { data: null, effects: [{ do: 'shields', amount: 5, fire: 'photonPulse' }] },
    { data: 'blue', effects: [{ do: 'attack', amount: 8, fire: 'photonPulse' }] },
  ],
  copies: 2,
};
