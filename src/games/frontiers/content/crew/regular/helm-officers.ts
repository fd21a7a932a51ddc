import type { CrewCard } from '../crew-card.ts';

/** They find the short way. */
export const helmOfficers: CrewCard = {
  id: 'helm-officers',
  name: 'Helm Officers',
  elite: false,
  cost: 5,
  rank: 1,
  defense: 4,
  icons: ['outpost'],
  abilities: [
    { data: null, effects: [{ do: 'shields', amount: 3 }] },
    {
      data: null,
      effects: [
        { do: 'move', amount: 2 },
        {
          do: 'lasting',
          modifier: { kind: 'cost', terrain: ['nebula', 'planet', 'sun'], less: 1, least: 0 },
          until: 'turn',
        },
      ],
    },
  ],
  copies: 2,
};
