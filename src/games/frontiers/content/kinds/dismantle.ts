import { gainCrystal } from '../../chapters/captains/gains.ts';
import type { Kind } from '../../effects/kind.ts';
import { SPECIAL } from '../../effects/moments.ts';
import { BASICS } from '../colours.ts';

declare module '../../effects/union.ts' {
  interface Kinds {
    /** One crystal of each basic color, except the color of the card that was last discarded or removed. */
    others: unknown;
  }
}

export const others: Kind<'others'> = {
  run(ctx, run) {
    for (const colour of BASICS) if (colour !== run.colour) gainCrystal(ctx, run.seat, colour);
  },
  fits: SPECIAL,
  text: 'gain 1 Data Crystal of each other basic color',
  gist: 'crystals of the other colors',
  icon: 'crystal',
};
