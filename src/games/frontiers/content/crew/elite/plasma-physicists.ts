import type { CrewCard } from '../crew-card.ts';

/** Photon Torpedoes and red data. One Resistance is made up for (F-OPEN-18). */
export const plasmaPhysicists: CrewCard = {
  id: 'plasma-physicists',
  name: 'Plasma Physicists',
  elite: true,
  cost: 9,
  rank: 3,
  defense: 4,
  icons: ['classM', 'dominionStarbase'],
  abilities: [
    { data: null, effects: [{ do: 'attack', amount: 4, fire: 'photonTorpedo', long: true }] },
    { data: 'red', effects: [{ do: 'attack', amount: 7, fire: 'photonTorpedo' }] },
    { data: 'red', effects: [{ do: 'shields', amount: 7, fire: 'photonTorpedo' }] },
    {
      data: null,
      effects: [
        { do: 'data', colours: ['red'] },
        { do: 'crystal', colours: ['red'] },
      ],
    },
  ],
  copies: 2,
};
