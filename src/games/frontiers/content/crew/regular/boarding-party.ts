import type { CrewCard } from '../crew-card.ts';

/** They give all, and pay for it. */
export const boardingParty: CrewCard = {
  id: 'boarding-party',
  name: 'Boarding Party',
  elite: false,
  cost: 6,
  rank: 2,
  defense: 4,
  icons: ['romulanStarbase'],
  abilities: [
    { data: null, effects: [{ do: 'attack', amount: 3 }] },
    { data: null, effects: [{ do: 'shields', amount: 3 }] },
    { data: null, effects: [{ do: 'attack', amount: 6 }, { do: 'hurt' }] },
    { data: null, effects: [{ do: 'shields', amount: 6 }, { do: 'hurt' }] },
  ],
  copies: 2,
};
