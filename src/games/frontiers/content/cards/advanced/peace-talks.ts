import type { Card } from '../card.ts';

/** After Mage Knight’s Diplomacy: its own points can be spent as Shields, too, so what turns them comes before them. */
export const peaceTalks: Card = {
  id: 'peace-talks',
  sort: 'advanced',
  name: 'Peace Talks',
  colour: 'gold',
  types: ['diplomacy', 'shields'],
  basic: [
    { do: 'lasting', modifier: { kind: 'convert', from: 'diplomacy', to: 'shields', per: 1 }, until: 'turn' },
    { do: 'diplomacy', amount: 2 },
  ],
  strong: [
    {
      do: 'one',
      ways: [
        [
          {
            do: 'lasting',
            modifier: { kind: 'convert', from: 'diplomacy', to: 'shields', per: 1, fire: 'photonPulse' },
            until: 'turn',
          },
        ],
        [
          {
            do: 'lasting',
            modifier: { kind: 'convert', from: 'diplomacy', to: 'shields', per: 1, fire: 'photonTorpedo' },
            until: 'turn',
          },
        ],
      ],
    },
    { do: 'diplomacy', amount: 4 },
  ],
  ship: null,
  copies: 1,
};
