import type { CrewCard } from '../crew-card.ts';

/** They talk, and jam the talk of others. One Resistance is made up for (F-OPEN-18). */
export const communicationsOfficers: CrewCard = {
  id: 'communications-officers',
  name: 'Communications Officers',
  elite: false,
  cost: 7,
  rank: 2,
  defense: 2,
  icons: ['classM', 'dominionStarbase'],
  abilities: [
    { data: null, effects: [{ do: 'diplomacy', amount: 5 }] },
    { data: 'gold', effects: [{ do: 'enemy', which: 'one', change: { skip: true } }] },
    { data: null, effects: [{ do: 'crystal', colours: ['gold'] }] },
  ],
  copies: 2,
};
