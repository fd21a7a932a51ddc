import type { CrewCard } from '../crew-card.ts';

/** Nothing but Long Range Attacks. */
export const longRangeGunners: CrewCard = {
  id: 'long-range-gunners',
  name: 'Long-Range Gunners',
  elite: true,
  cost: 9,
  rank: 3,
  defense: 4,
  icons: ['romulanStarbase', 'borgCube'],
  abilities: [
    { data: null, effects: [{ do: 'attack', amount: 3, long: true }] },
    { data: 'gold', effects: [{ do: 'attack', amount: 5, fire: 'photonTorpedo', long: true }] },
    { data: 'blue', effects: [{ do: 'attack', amount: 5, fire: 'photonPulse', long: true }] },
  ],
  copies: 3,
};
