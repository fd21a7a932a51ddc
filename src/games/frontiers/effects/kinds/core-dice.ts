import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { either, sentence } from '../../../kit/words.ts';
import { gainCrystal } from '../../chapters/captains/gains.ts';
import { maySet, rollFace } from '../../chapters/data/data.ts';
import { BASICS } from '../../content/colours.ts';
import { asks, basicDice, sourceName } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { NEEDS_CHECK, SPECIAL } from '../moments.ts';

declare module '../union.ts' {
  interface Kinds {
    /** A Core die of a basic color gives a crystal and is re-rolled. With `all`, the whole Core is re-rolled. */
    reroll: { what: 'one' | 'all' };
  }
}

export const reroll: Kind<'reroll', 'rerollAll'> = {
  run: chosen({
    ask({ g }, run, { what }) {
      if (what === 'all') return { go: 'rerollAll' };
      const offers = basicDice(g).map((colour) => {
        const hint = `Gain a ${colour} crystal and re-roll the die`;
        return open({ key: `die:${colour}`, verb: 'die', label: `${sentence(colour)} die`, hint }, colour);
      });
      return asks(run, 'which die do you re-roll?', offers);
    },
    take(ctx, run, colour) {
      gainCrystal(ctx, run.seat, colour);
      const at = ctx.g.core.indexOf(colour);
      ctx.g.core[at] = rollFace(ctx);
      ctx.log(`A ${colour} Core die is re-rolled.`, 'F-REVERT-03');
    },
  }),
  steps: {
    rerollAll(ctx, run) {
      // F-VARIANT-15: white dice aren't re-rolled while the Core has other dice.
      ctx.g.core = ctx.g.core.map((face) => (maySet(ctx.g, face) ? rollFace(ctx) : face));
      ctx.log(`${sourceName(run.from)} re-rolls the Core: ${ctx.g.core.join(', ')}.`, 'F-REVERT-03');
    },
  },
  fits: SPECIAL | NEEDS_CHECK,
  text: ({ what }) =>
    what === 'all'
      ? 're-roll all Core dice'
      : `choose a ${either(BASICS)} Core die, gain 1 Data Crystal of its color and re-roll the die`,
  gist: ({ what }) => (what === 'all' ? 're-roll the Core' : 'crystal from a Core die'),
  icon: 'die',
  serves: ({ g }, { what }) => what === 'all' || basicDice(g).length > 0,
};
