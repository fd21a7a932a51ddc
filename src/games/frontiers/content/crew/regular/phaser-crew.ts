import type { CrewCard } from '../crew-card.ts';

/** Gunners without data. */
export const phaserCrew: CrewCard = {
  id: 'phaser-crew',
  name: 'Phaser Crew',
  elite: false,
  cost: 6,
  rank: 2,
  defense: 4,
  icons: ['outpost', 'romulanStarbase'],
  abilities: [
    { data: null, effects: [{ do: 'attack', amount: 3 }] },
    { data: null, effects: [{ do: 'shields', amount: 3 }] },
    { data: null, effects: [{ do: 'attack', amount: 2, long: true }] },
  ],
  copies: 2,
};
