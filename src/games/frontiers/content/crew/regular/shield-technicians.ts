import type { CrewCard } from '../crew-card.ts';

/** Shields for every type of attack. One Resistance is made up for (F-OPEN-18). */
export const shieldTechnicians: CrewCard = {
  id: 'shield-technicians',
  name: 'Shield Technicians',
  elite: false,
  cost: 7,
  rank: 2,
  defense: 3,
  icons: ['romulanStarbase', 'dominionStarbase'],
  abilities: [
    { data: null, effects: [{ do: 'attack', amount: 3 }] },
    { data: null, effects: [{ do: 'shields', amount: 3 }] },
    { data: 'red', effects: [{ do: 'shields', amount: 5, fire: 'photonTorpedo' }] },
    { data: 'blue', effects: [{ do: 'shields', amount: 5, fire: 'photonPulse' }] },
  ],
  copies: 2,
};
