import type { Card } from '../card.ts';

/** After Mage Knight’s Ambush. */
export const flankingManeuver: Card = {
  id: 'flanking-maneuver',
  sort: 'advanced',
  name: 'Flanking Maneuver',
  colour: 'gold',
  types: ['move', 'attack', 'shields'],
  basic: [
    { do: 'move', amount: 2 },
    { do: 'lasting', modifier: { kind: 'next', attack: 1, shields: 2 }, until: 'turn' },
  ],
  strong: [
    { do: 'move', amount: 4 },
    { do: 'lasting', modifier: { kind: 'next', attack: 2, shields: 4 }, until: 'turn' },
  ],
  ship: null,
  copies: 1,
};
