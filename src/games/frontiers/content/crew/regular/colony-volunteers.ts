import type { CrewCard } from '../crew-card.ts';

/** A little of everything. */
export const colonyVolunteers: CrewCard = {
  id: 'colony-volunteers',
  name: 'Colony Volunteers',
  elite: false,
  cost: 4,
  rank: 1,
  defense: 3,
  icons: ['outpost'],
  abilities: [
    { data: null, effects: [{ do: 'attack', amount: 2 }] },
    { data: null, effects: [{ do: 'shields', amount: 2 }] },
    { data: null, effects: [{ do: 'diplomacy', amount: 2 }] },
    { data: null, effects: [{ do: 'move', amount: 2 }] },
  ],
  copies: 3,
};
