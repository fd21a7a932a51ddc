import type { Card } from '../card.ts';

/** After Mage Knight’s Agility: its own Move can be fired, too, so what turns Move into fire comes before it. */
export const strafingRun: Card = {
  id: 'strafing-run',
  sort: 'advanced',
  name: 'Strafing Run',
  colour: 'red',
  types: ['move', 'attack'],
  basic: [
    { do: 'lasting', modifier: { kind: 'convert', from: 'move', to: 'attack', per: 1 }, until: 'turn' },
    { do: 'move', amount: 2 },
  ],
  strong: [
    { do: 'lasting', modifier: { kind: 'convert', from: 'move', to: 'attack', per: 1 }, until: 'turn' },
    { do: 'lasting', modifier: { kind: 'convert', from: 'move', to: 'long', per: 2 }, until: 'turn' },
    { do: 'move', amount: 4 },
  ],
  ship: null,
  copies: 1,
};
