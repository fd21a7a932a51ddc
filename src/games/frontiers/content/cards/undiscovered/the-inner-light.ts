import type { Card } from '../card.ts';

/** Named by the book (F-SCEN-11). After Mage Knight’s Mana Meltdown and Mana Radiance (F-OPEN-83). */
export const theInnerLight: Card = {
  id: 'the-inner-light',
  sort: 'undiscovered',
  name: 'The Inner Light',
  strongName: 'Remembering Kataan',
  colour: 'blue',
  types: ['special'],
  basic: [{ do: 'drain' }],
  strong: [{ do: 'flood' }],
  ship: null,
  copies: 1,
};
