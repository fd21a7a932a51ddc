import type { Card } from '../card.ts';

/**
 * After Mage Knight’s Crushing Bolt. No enemy is fortified here: the Attack stands for what its siege was worth. Our
 * ruling.
 */
export const disruptorBarrage: Card = {
  id: 'disruptor-barrage',
  sort: 'advanced',
  name: 'Disruptor Barrage',
  colour: 'red',
  types: ['attack', 'special'],
  basic: [{ do: 'crystal', colours: ['red'] }],
  strong: [{ do: 'one', ways: [[{ do: 'attack', amount: 3, long: true }], [{ do: 'attack', amount: 5 }]] }],
  ship: null,
  copies: 1,
};
