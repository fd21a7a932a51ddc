import type { CrewCard } from '../crew-card.ts';

/** They hit what is far away. */
export const targetingSpecialists: CrewCard = {
  id: 'targeting-specialists',
  name: 'Targeting Specialists',
  elite: false,
  cost: 7,
  rank: 2,
  defense: 4,
  icons: ['classM'],
  abilities: [
    { data: null, effects: [{ do: 'attack', amount: 3 }] },
    { data: null, effects: [{ do: 'shields', amount: 3 }] },
    { data: 'gold', effects: [{ do: 'attack', amount: 4, long: true }] },
  ],
  copies: 1,
};
