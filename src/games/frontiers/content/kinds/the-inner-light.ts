import { chosen } from '../../../kit/effects.ts';
import { several } from '../../../kit/words.ts';
import { rivals } from '../../chapters/captains/find.ts';
import { gainCrystal } from '../../chapters/captains/gains.ts';
import { asks, colourOffers } from '../../effects/frame.ts';
import type { Kind } from '../../effects/kind.ts';
import { SPECIAL } from '../../effects/moments.ts';
import { BASICS } from '../colours.ts';

declare module '../../effects/union.ts' {
  interface Kinds {
    /**
     * The player chooses a color and gains `own` crystals of it. Every other player gains one crystal of that color.
     */
    share: { own: number };
  }
}

/** Every player gains crystals, including allies (F-OPEN-83, F-TEAM-02). */
export const share: Kind<'share'> = {
  run: chosen({
    ask: (_ctx, run) => asks(run, 'which color?', colourOffers(BASICS)),
    take(ctx, run, colour, { own }) {
      for (let one = 0; one < own; one++) gainCrystal(ctx, run.seat, colour);
      for (const seat of rivals(ctx.g, run.seat)) gainCrystal(ctx, seat, colour);
    },
  }),
  fits: SPECIAL,
  text: ({ own }) =>
    `choose a basic color: you gain ${several(own, 'Data Crystal')} of that color, and every other player gains 1`,
  gist: ({ own }) => `${several(own, 'crystal')}, others 1`,
  icon: 'crystal',
};
