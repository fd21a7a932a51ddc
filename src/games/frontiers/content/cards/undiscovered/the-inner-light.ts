import { draw, undiscovered } from '../../print.ts';

/**
 * The name comes from the rulebook (F-SCEN-11), which doesn't list the card among those that hinder others
 * (F-VARIANT-12). Every player gains something, because the story of one life helps everyone (F-OPEN-83).
 */
export const theInnerLight = undiscovered('The Inner Light', 'Remembering Kataan', 'blue', ['special'], {
  basic: [{ do: 'share', own: 2 }],
  strong: [{ do: 'share', own: 3 }, draw(2)],
});
