import type { Card } from '../card.ts';

/** After Mage Knight’s Promise. */
export const hailingFrequencies: Card = {
  id: 'hailing-frequencies',
  sort: 'basic',
  name: 'Hailing Frequencies',
  colour: 'gold',
  types: ['diplomacy'],
  basic: [{ do: 'diplomacy', amount: 2 }],
  strong: [{ do: 'diplomacy', amount: 4 }],
  ship: null,
  copies: 1,
};
