import type { Card } from '../card.ts';

/** After Mage Knight’s Concentration: data of the colours that the card itself doesn’t have. */
export const coordination: Card = {
  id: 'coordination',
  sort: 'basic',
  name: 'Coordination',
  colour: 'gold',
  types: ['special'],
  basic: [{ do: 'data', colours: ['red', 'blue'] }],
  strong: [{ do: 'boost', more: 2 }],
  ship: null,
  copies: 1,
};
