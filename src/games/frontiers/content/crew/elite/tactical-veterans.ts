import type { CrewCard } from '../crew-card.ts';

/** The best guards. That they made all others resist is worth a bonus for the others here (F-OPEN-18). */
export const tacticalVeterans: CrewCard = {
  id: 'tactical-veterans',
  name: 'Tactical Veterans',
  elite: true,
  cost: 11,
  rank: 4,
  defense: 7,
  icons: ['borgCube'],
  abilities: [
    { data: null, effects: [{ do: 'attack', amount: 5 }] },
    { data: null, effects: [{ do: 'shields', amount: 8 }] },
    { data: null, effects: [{ do: 'lasting', modifier: { kind: 'crew', attack: 2, shields: 2 }, until: 'turn' }] },
  ],
  copies: 3,
};
