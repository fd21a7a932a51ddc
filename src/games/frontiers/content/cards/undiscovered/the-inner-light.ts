import { draw, undiscovered } from '../../print.ts';

/**
 * The rulebook gives the name (F-SCEN-11) and doesn't list it among the cards that hinder others (F-VARIANT-12). Each
 * player gains, so one life's legacy helps everyone (F-OPEN-83).
 */
export const theInnerLight = undiscovered('The Inner Light', 'Remembering Kataan', 'blue', ['special'], {
  basic: [{ do: 'share', own: 2 }],
  strong: [{ do: 'share', own: 3 }, draw(2)],
});
