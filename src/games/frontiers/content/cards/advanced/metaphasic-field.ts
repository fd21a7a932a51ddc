import type { Card } from '../card.ts';

/**
 * After Mage Knight’s Frost Bridge: Suns and Nebulae stand for swamps, Asteroid Fields for lakes. Nebulae are common,
 * so the basic effect leaves a cost of 2. Our ruling.
 */
export const metaphasicField: Card = {
  id: 'metaphasic-field',
  sort: 'advanced',
  name: 'Metaphasic Field',
  colour: 'blue',
  types: ['move'],
  basic: [
    { do: 'move', amount: 2 },
    { do: 'lasting', modifier: { kind: 'cost', terrain: ['sun', 'nebula'], set: 2 }, until: 'turn' },
  ],
  strong: [
    { do: 'move', amount: 4 },
    { do: 'lasting', modifier: { kind: 'cost', terrain: ['sun', 'nebula'], set: 1 }, until: 'turn' },
    { do: 'lasting', modifier: { kind: 'open', terrain: ['asteroids'], cost: 1 }, until: 'turn' },
  ],
  ship: null,
  copies: 1,
};
