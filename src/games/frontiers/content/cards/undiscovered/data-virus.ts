import { undiscovered } from '../../print.ts';

/** Based on Mage Knight’s Mana Claim and Mana Curse (F-OPEN-83). The name comes from the rulebook (F-SCEN-11). */
export const dataVirus = undiscovered('Data Virus', 'Cascade Virus', 'blue', ['special'], {
  basic: [{ do: 'claim' }],
  strong: [{ do: 'claim', curse: true }],
});
