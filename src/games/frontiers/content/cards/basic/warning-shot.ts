import type { Card } from '../card.ts';

/** After Mage Knight’s Threaten. */
export const warningShot: Card = {
  id: 'warning-shot',
  sort: 'basic',
  name: 'Warning Shot',
  colour: 'red',
  types: ['diplomacy'],
  basic: [{ do: 'diplomacy', amount: 2 }],
  strong: [
    { do: 'diplomacy', amount: 5 },
    { do: 'reputation', amount: -1 },
  ],
  ship: null,
  copies: 1,
};
