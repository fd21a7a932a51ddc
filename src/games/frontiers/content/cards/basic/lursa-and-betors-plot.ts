import type { Card } from '../card.ts';

/** After Mage Knight’s Ruthless Coercion; that Crew is bribed at once, one of each Rank, is our ruling. */
export const lursaAndBetorsPlot: Card = {
  id: 'lursa-and-betors-plot',
  sort: 'basic',
  name: 'Lursa and B’Etor’s Plot',
  colour: 'gold',
  types: ['diplomacy'],
  basic: [
    { do: 'diplomacy', amount: 2 },
    {
      do: 'may',
      effects: [{ do: 'lasting', modifier: { kind: 'recruits', less: 2, reputation: -1, once: true }, until: 'turn' }],
    },
  ],
  strong: [
    { do: 'diplomacy', amount: 6 },
    { do: 'reputation', amount: -1 },
    {
      do: 'may',
      effects: [
        { do: 'spend', what: 'diplomacy', amount: 2 },
        { do: 'ready', rank: 1 },
      ],
    },
    {
      do: 'may',
      effects: [
        { do: 'spend', what: 'diplomacy', amount: 4 },
        { do: 'ready', rank: 2 },
      ],
    },
  ],
  ship: 'bird-of-prey',
  captain: true,
  copies: 1,
};
