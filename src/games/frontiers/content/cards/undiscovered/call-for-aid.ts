import type { Card } from '../card.ts';

/** After Mage Knight’s Call to Arms and Call to Glory. */
export const callForAid: Card = {
  id: 'call-for-aid',
  sort: 'undiscovered',
  name: 'Call for Aid',
  strongName: 'Allied Fleet',
  colour: 'gold',
  types: ['special'],
  basic: [{ do: 'offer', how: 'use' }],
  strong: [{ do: 'offer', how: 'recruit' }],
  ship: null,
  copies: 1,
};
