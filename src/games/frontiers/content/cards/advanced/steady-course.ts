import type { Card } from '../card.ts';

/** After Mage Knight’s Steady Tempo. */
export const steadyCourse: Card = {
  id: 'steady-course',
  sort: 'advanced',
  name: 'Steady Course',
  colour: 'blue',
  types: ['move'],
  basic: [
    { do: 'move', amount: 2 },
    { do: 'return', to: 'bottom' },
  ],
  strong: [
    { do: 'move', amount: 4 },
    { do: 'return', to: 'top' },
  ],
  ship: null,
  copies: 1,
};
