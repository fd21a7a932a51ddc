import { chosen } from '../../../kit/effects.ts';
import { several } from '../../../kit/words.ts';
import { playerOf } from '../../chapters/captains/find.ts';
import { gainCrystal, gainData } from '../../chapters/captains/gains.ts';
import { BASICS, type Basic, type Colour } from '../../content/colours.ts';
import type { Frontiers } from '../../state.ts';
import { asks, colourOffers, type Run } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { NEEDS_CHECK, SPECIAL } from '../moments.ts';
import { colourGist, dataText, isAnyBasic } from '../text/words.ts';
import type { EffectOf } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Data Tokens, each with one of these colors (F-GAIN-01). */
    data: { colours: readonly Colour[]; count?: number };
    /**
     * A Data Crystal of one of these colors (F-GAIN-02). With `owned`, the crystal must have a color that the player
     * already has.
     */
    crystal: { colours: readonly Basic[]; owned?: true };
    /** Crystals of the same color as the data that was last paid, or the card that was last discarded or removed. */
    same: { count: number };
  }
}

export const data: Kind<'data', 'onlyData'> = {
  run: chosen({
    ask(_ctx, run, { colours }) {
      if (colours.length === 1) return { go: 'onlyData' };
      return asks(run, 'which Data Token do you gain?', colourOffers(colours));
    },
    take(ctx, run, colour, { count = 1 }) {
      gainData(ctx, run.seat, colour);
      run.done = (run.done ?? 0) + 1;
      return run.done < count ? 'data' : 'begin';
    },
  }),
  steps: {
    onlyData(ctx, run, { colours: [colour], count }) {
      if (colour !== undefined) gainData(ctx, run.seat, colour, count ?? 1);
    },
  },
  fits: SPECIAL,
  text: ({ colours, count = 1 }) => `gain ${dataText(count, colours, 'Data Token')}`,
  gist: ({ colours, count = 1 }) => several(count, `${colourGist(colours)}token`),
  icon: 'data',
  figure: ({ colours, count = 1 }) => ({ value: count, text: counted(dataText(count, colours, 'Data Token')) }),
};

export const crystal: Kind<'crystal', 'onlyCrystal'> = {
  run: chosen({
    ask({ g }, run, effect) {
      const colours = coloursNow(g, run, effect);
      if (colours.length < 2) return { go: 'onlyCrystal' };
      return asks(run, 'which crystal do you gain?', colourOffers(colours));
    },
    take(ctx, run, colour) {
      gainCrystal(ctx, run.seat, colour);
    },
  }),
  steps: {
    onlyCrystal(ctx, run, effect) {
      const [colour] = coloursNow(ctx.g, run, effect);
      if (colour !== undefined) gainCrystal(ctx, run.seat, colour);
    },
  },
  fits: ({ owned }) => (owned ? SPECIAL | NEEDS_CHECK : SPECIAL),
  text: ({ colours, owned }) =>
    owned ? 'gain 1 Data Crystal of a color you own' : `gain ${dataText(1, colours, 'Data Crystal')}`,
  gist: ({ colours, owned }) => `1 ${owned ? 'owned ' : colourGist(colours)}crystal`,
  icon: 'crystal',
  figure({ colours, owned }) {
    if (owned) return null;
    const whole = isAnyBasic(colours) ? '1 Data Crystal of any basic color' : dataText(1, colours, 'Data Crystal');
    return { value: 1, text: counted(whole) };
  },
  serves: ({ g, seat }, { owned }) => !owned || BASICS.some((colour) => playerOf(g, seat).crystals[colour] > 0),
};

export const same: Kind<'same'> = {
  run(ctx, { seat, colour }, { count }) {
    for (let one = 0; colour !== undefined && one < count; one++) gainCrystal(ctx, seat, colour);
  },
  fits: SPECIAL,
  text: ({ count }) => `gain ${several(count, 'Data Crystal')} of that color`,
  gist: ({ count }) => `${several(count, 'crystal')} of that color`,
  icon: 'crystal',
};

function coloursNow(g: Frontiers, { seat }: Run, { colours, owned }: EffectOf<'crystal'>): readonly Basic[] {
  return owned ? colours.filter((colour) => playerOf(g, seat).crystals[colour] > 0) : colours;
}

/** Removes the number at the beginning of the text. */
function counted(text: string): string {
  return text.replace(/^\d+ /, '');
}
