import type { CrewCard } from '../crew-card.ts';

/** They fire first, and from far away. */
export const weaponsOfficers: CrewCard = {
  id: 'weapons-officers',
  name: 'Weapons Officers',
  elite: true,
  cost: 8,
  rank: 3,
  defense: 6,
  icons: ['romulanStarbase', 'borgCube'],
  abilities: [
    { data: null, effects: [{ do: 'attack', amount: 5 }] },
    { data: null, effects: [{ do: 'shields', amount: 5 }] },
    { data: 'gold', effects: [{ do: 'attack', amount: 6, fire: 'photonTorpedo', long: true }] },
  ],
  copies: 2,
};
