import { undiscovered } from '../../print.ts';

/** Named by the book (F-SCEN-11). After Mage Knight’s Mana Claim and Mana Curse (F-OPEN-83). */
export const dataVirus = undiscovered('Data Virus', 'Cascade Virus', 'blue', ['special'], {
  basic: [{ do: 'claim' }],
  strong: [{ do: 'claim', curse: true }],
});
