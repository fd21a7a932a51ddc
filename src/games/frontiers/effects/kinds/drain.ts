import { chosen } from '../../../kit/effects.ts';
import { playerOf, rivals, seatName, seatsIn } from '../../chapters/captains/find.ts';
import { gainCrystal } from '../../chapters/captains/gains.ts';
import { sustain } from '../../chapters/combat/harm.ts';
import { BASICS, type Basic } from '../../content/colours.ts';
import { asks, colourOffers, type Run, sourceName } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { SPECIAL } from '../moments.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Every other player loses a crystal at random, which the player may take; who has none takes a Damage Card. */
    drain: unknown;
    /** A colour is chosen: everyone takes a Damage Card for each crystal of it, and the player gains two of it. */
    flood: unknown;
  }
}

interface Drain extends Run {
  /** Colours of the crystals that others lost. */
  drained?: Basic[];
}

/** From everyone else, allies included (F-OPEN-83, F-TEAM-02). */
export const drain: Kind<'drain', 'drained', Drain> = {
  run(ctx, run) {
    run.drained = [];
    for (const seat of rivals(ctx.g, run.seat)) {
      const { crystals } = playerOf(ctx.g, seat);
      const held = BASICS.flatMap((colour) => Array.from({ length: crystals[colour] }, () => colour));
      if (held.length === 0) {
        sustain(ctx, seat, 1, sourceName(run.from), 'F-OPEN-83');
        continue;
      }
      const [roll = 1] = ctx.roll(1, held.length);
      const colour = held[roll - 1] ?? 'red';
      crystals[colour] -= 1;
      run.drained.push(colour);
      ctx.log(`${seatName(ctx.g, seat)} loses a ${colour} crystal.`, 'F-OPEN-83');
    }
    return 'drained';
  },
  steps: {
    drained: chosen({
      ask(_ctx, run) {
        const colours = BASICS.filter((colour) => run.drained?.includes(colour));
        return asks(run, 'take one?', colourOffers(colours), 'None');
      },
      take(ctx, run, colour) {
        gainCrystal(ctx, run.seat, colour);
      },
    }),
  },
  fits: SPECIAL,
  text: 'every other player loses a random Data Crystal, one of which you may take, or takes 1 Damage Card without any',
  gist: 'others lose a crystal',
  icon: 'crystal',
};

export const flood: Kind<'flood'> = {
  run: chosen({
    ask: (_ctx, run) => asks(run, 'which color?', colourOffers(BASICS)),
    take(ctx, run, colour) {
      for (const seat of seatsIn(ctx.g)) {
        sustain(ctx, seat, playerOf(ctx.g, seat).crystals[colour], `${colour} crystals burn out`, 'F-OPEN-83');
      }
      gainCrystal(ctx, run.seat, colour);
      gainCrystal(ctx, run.seat, colour);
    },
  }),
  fits: SPECIAL,
  text: 'choose a basic color: everyone takes 1 Damage Card for each Data Crystal of it, then you gain 2 of it',
  gist: 'Damage by crystals, gain 2',
  icon: 'damage',
};
