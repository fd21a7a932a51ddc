import { undiscovered } from '../../print.ts';

/** Based on Mage Knight’s Call to Arms and Call to Glory. */
export const callForAid = undiscovered('Call for Aid', 'Allied Fleet', 'gold', ['special'], {
  basic: [{ do: 'offer', how: 'use' }],
  strong: [{ do: 'offer', how: 'recruit' }],
});
