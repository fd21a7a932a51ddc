import type { CrewCard } from '../crew-card.ts';

/** Photon Torpedoes from far away. Two Resistances are made up for (F-OPEN-18). */
export const torpedoEngineers: CrewCard = {
  id: 'torpedo-engineers',
  name: 'Torpedo Engineers',
  elite: true,
  cost: 8,
  rank: 3,
  defense: 4,
  icons: ['romulanStarbase', 'dominionStarbase'],
  abilities: [
    { data: null, effects: [{ do: 'attack', amount: 5 }] },
    { data: null, effects: [{ do: 'shields', amount: 5 }] },
    { data: 'red', effects: [{ do: 'attack', amount: 6, fire: 'photonTorpedo', long: true }] },
  ],
  copies: 2,
};
