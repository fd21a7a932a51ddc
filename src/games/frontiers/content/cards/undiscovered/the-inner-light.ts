import { undiscovered } from '../../print.ts';

/** Named by the book (F-SCEN-11). After Mage Knight’s Mana Meltdown and Mana Radiance (F-OPEN-83). */
export const theInnerLight = undiscovered('The Inner Light', 'Remembering Kataan', 'blue', ['special'], {
  basic: [{ do: 'drain' }],
  strong: [{ do: 'flood' }],
});
