import type { Card } from '../card.ts';

/** After Mage Knight’s Ice Bolt. */
export const phasedPulse: Card = {
  id: 'phased-pulse',
  sort: 'advanced',
  name: 'Phased Pulse',
  colour: 'blue',
  types: ['attack', 'special'],
  basic: [{ do: 'crystal', colours: ['blue'] }],
  strong: [{ do: 'attack', amount: 3, fire: 'photonPulse', long: true }],
  ship: null,
  copies: 1,
};
