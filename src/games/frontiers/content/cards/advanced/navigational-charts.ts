import type { Card } from '../card.ts';

/** After Mage Knight’s Path Finding. */
export const navigationalCharts: Card = {
  id: 'navigational-charts',
  sort: 'advanced',
  name: 'Navigational Charts',
  colour: 'gold',
  types: ['move'],
  basic: [
    { do: 'move', amount: 2 },
    { do: 'lasting', modifier: { kind: 'cost', terrain: 'all', less: 1, least: 2 }, until: 'turn' },
  ],
  strong: [
    { do: 'move', amount: 4 },
    { do: 'lasting', modifier: { kind: 'cost', terrain: 'all', set: 2 }, until: 'turn' },
  ],
  ship: null,
  copies: 1,
};
