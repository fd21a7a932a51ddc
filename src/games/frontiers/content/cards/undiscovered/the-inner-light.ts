import { draw, undiscovered } from '../../print.ts';

/**
 * Named by the book (F-SCEN-11), which counts it among those that hinder nobody (F-VARIANT-12): what one life leaves behind
 * serves all (F-OPEN-83). Our ruling.
 */
export const theInnerLight = undiscovered('The Inner Light', 'Remembering Kataan', 'blue', ['special'], {
  basic: [{ do: 'share', own: 2 }],
  strong: [{ do: 'share', own: 3 }, draw(2)],
});
