import type { Card } from '../card.ts';

/** After Mage Knight’s In Need. */
export const distressCall: Card = {
  id: 'distress-call',
  sort: 'advanced',
  name: 'Distress Call',
  colour: 'gold',
  types: ['diplomacy'],
  basic: [{ do: 'diplomacy', amount: { plus: 3, each: 1, of: { count: 'harmed' } } }],
  strong: [{ do: 'diplomacy', amount: { plus: 5, each: 2, of: { count: 'harmed' } } }],
  ship: null,
  copies: 1,
};
