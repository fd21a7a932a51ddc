import type { Card } from '../card.ts';

/** After Mage Knight’s Tranquility. */
export const damageControl: Card = {
  id: 'damage-control',
  sort: 'basic',
  name: 'Damage Control',
  colour: 'gold',
  types: ['repair', 'special'],
  basic: [{ do: 'one', ways: [[{ do: 'mend', amount: 1 }], [{ do: 'draw', amount: 1 }]] }],
  strong: [{ do: 'one', ways: [[{ do: 'mend', amount: 2 }], [{ do: 'draw', amount: 2 }]] }],
  ship: null,
  copies: 1,
};
