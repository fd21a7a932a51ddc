import type { Card } from '../card.ts';

/**
 * The one Basic Action that the book names (F-VARIANT-15). After Mage Knight’s Mana Draw, whose die can’t be set to
 * the joker, here white.
 */
export const insight: Card = {
  id: 'insight',
  sort: 'basic',
  name: 'Insight',
  colour: 'blue',
  types: ['special'],
  basic: [{ do: 'lasting', modifier: { kind: 'dice', more: 1 }, until: 'turn' }],
  strong: [{ do: 'setDie', colours: ['red', 'blue', 'gold', 'purple', 'black'], tokens: 2 }],
  ship: null,
  copies: 1,
};
