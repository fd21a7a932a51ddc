import type { Card } from '../card.ts';

/** After Mage Knight’s Ice Shield. */
export const pulseBarrier: Card = {
  id: 'pulse-barrier',
  sort: 'advanced',
  name: 'Pulse Barrier',
  colour: 'blue',
  types: ['shields'],
  basic: [{ do: 'shields', amount: 3, fire: 'photonPulse' }],
  strong: [
    { do: 'shields', amount: 3, fire: 'photonPulse' },
    { do: 'enemy', which: 'one', unless: 'photonPulse', change: { defense: -3 } },
  ],
  ship: null,
  copies: 1,
};
