import { BASICS } from '../../colours.ts';
import type { CrewCard } from '../crew-card.ts';

/** Pulse Torpedoes. Two Resistances are made up for (F-OPEN-18). */
export const weaponsResearchers: CrewCard = {
  id: 'weapons-researchers',
  name: 'Weapons Researchers',
  elite: true,
  cost: 12,
  rank: 4,
  defense: 5,
  icons: ['borgCube'],
  abilities: [
    { data: null, effects: [{ do: 'data', colours: BASICS, count: 2 }] },
    { data: null, effects: [{ do: 'attack', amount: 7, fire: 'pulseTorpedo' }] },
    { data: null, effects: [{ do: 'shields', amount: 7, fire: 'pulseTorpedo' }] },
    { data: 'red', effects: [{ do: 'attack', amount: 9, fire: 'pulseTorpedo' }] },
    { data: 'blue', effects: [{ do: 'shields', amount: 9, fire: 'pulseTorpedo' }] },
    { data: 'gold', effects: [{ do: 'lasting', modifier: { kind: 'fire', fire: 'pulseTorpedo' }, until: 'turn' }] },
  ],
  copies: 2,
};
