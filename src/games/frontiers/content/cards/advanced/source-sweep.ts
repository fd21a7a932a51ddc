import type { Card } from '../card.ts';

/** After Mage Knight’s Mana Storm. White dice are wild anyway. */
export const sourceSweep: Card = {
  id: 'source-sweep',
  sort: 'advanced',
  name: 'Source Sweep',
  colour: 'blue',
  types: ['special'],
  basic: [{ do: 'reroll', what: 'one' }],
  strong: [
    { do: 'reroll', what: 'all' },
    { do: 'lasting', modifier: { kind: 'dice', more: 3 }, until: 'turn' },
    { do: 'lasting', modifier: { kind: 'wild', colours: ['purple', 'black'] }, until: 'turn' },
  ],
  ship: null,
  copies: 1,
};
