import type { CrewCard } from '../crew-card.ts';

/** Photon Torpedoes, for Attacks and in Shields against them. */
export const torpedoSpecialists: CrewCard = {
  id: 'torpedo-specialists',
  name: 'Torpedo Specialists',
  elite: false,
  cost: 7,
  rank: 2,
  defense: 4,
  icons: ['classM'],
  abilities: [
    { data: null, effects: [{ do: 'attack', amount: 3 }] },
    { data: null, effects: [{ do: 'shields', amount: 3 }] },
    { data: 'red', effects: [{ do: 'attack', amount: 4, fire: 'photonTorpedo' }] },
    { data: 'red', effects: [{ do: 'shields', amount: 4, fire: 'photonTorpedo' }] },
  ],
  copies: 1,
};
