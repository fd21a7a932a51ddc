import type { Card } from '../card.ts';

/** Named by the book (F-SCEN-11). After Mage Knight’s Mana Claim and Mana Curse (F-OPEN-83). */
export const dataVirus: Card = {
  id: 'data-virus',
  sort: 'undiscovered',
  name: 'Data Virus',
  strongName: 'Cascade Virus',
  colour: 'blue',
  types: ['special'],
  basic: [{ do: 'claim' }],
  strong: [{ do: 'claim', curse: true }],
  ship: null,
  copies: 1,
};
