import type { CrewCard } from '../crew-card.ts';

/** They mend, and bring others back on duty. */
export const fieldMedics: CrewCard = {
  id: 'field-medics',
  name: 'Field Medics',
  elite: false,
  cost: 3,
  rank: 1,
  defense: 2,
  icons: ['outpost', 'classM'],
  abilities: [
    { data: 'blue', effects: [{ do: 'mend', amount: 2 }] },
    { data: null, effects: [{ do: 'ready', rank: 2 }] },
    { data: null, effects: [{ do: 'data', colours: ['blue'] }] },
  ],
  copies: 2,
};
