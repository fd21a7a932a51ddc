import type { CrewCard } from '../crew-card.ts';

/** Guards: Shields before all. */
export const securityDetail: CrewCard = {
  id: 'security-detail',
  name: 'Security Detail',
  elite: false,
  cost: 5,
  rank: 2,
  defense: 5,
  icons: ['outpost', 'romulanStarbase'],
  abilities: [
    { data: null, effects: [{ do: 'attack', amount: 2 }] },
    { data: null, effects: [{ do: 'shields', amount: 4 }] },
  ],
  copies: 2,
};
