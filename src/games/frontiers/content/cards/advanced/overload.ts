import { BASICS, COLOURS } from '../../colours.ts';
import type { Card } from '../card.ts';

/** After Mage Knight’s Blood Ritual. */
export const overload: Card = {
  id: 'overload',
  sort: 'advanced',
  name: 'Overload',
  colour: 'red',
  types: ['special'],
  basic: [
    { do: 'damage', amount: 1 },
    { do: 'crystal', colours: ['red'] },
    { do: 'data', colours: COLOURS },
  ],
  strong: [
    { do: 'damage', amount: 1 },
    { do: 'data', colours: COLOURS, count: 3 },
    {
      do: 'may',
      effects: [
        { do: 'pay', colours: BASICS },
        { do: 'same', count: 1 },
      ],
    },
  ],
  ship: null,
  copies: 1,
};
