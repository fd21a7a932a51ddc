import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { either, sentence, several } from '../../../kit/words.ts';
import { playerOf, seatName } from '../../chapters/captains/find.ts';
import { gainCrystal, gainData } from '../../chapters/captains/gains.ts';
import { diceToSet, maySet, rollFace, takeDie } from '../../chapters/data/data.ts';
import { BASICS, type Colour } from '../../content/colours.ts';
import { asks, basicDice, sourceName } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { NEEDS_CHECK, SPECIAL } from '../moments.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Takes an extra die from the Core, sets its color, and gives this many tokens of that color. */
    setDie: { colours: readonly Colour[]; tokens: number };
    /** A Core die of a basic color gives a crystal and is re-rolled. With `all`, the whole Core is re-rolled. */
    reroll: { what: 'one' | 'all' };
    /**
     * Keeps a Core die of a basic color until the Round ends. The player gets tokens now, or one token in each later
     * turn.
     */
    claim: { curse?: true };
  }
}

export const setDie: Kind<'setDie'> = {
  run: chosen({
    ask({ g }, run, { colours, tokens }) {
      const offers = diceToSet(g).flatMap((face) =>
        colours.map((shown) => {
          const group = `${sentence(face)} die`;
          const label = face === shown ? `${group}, unchanged` : `${group}, set to ${shown}`;
          const hint = `${tokens} ${shown} Data Tokens`;
          return open({ key: `set:${face}-${shown}`, verb: 'set', label, hint, group }, { face, shown });
        }),
      );
      return asks(run, 'which die do you set, and to which color?', offers);
    },
    take(ctx, run, { face, shown }, { tokens }) {
      takeDie(ctx, run.seat, face);
      const { dice, lasting } = playerOf(ctx.g, run.seat);
      const die = dice.at(-1);
      // The die returns to the Core with the color that the player set.
      if (die !== undefined) Object.assign(die, { colour: shown, used: true, fixed: true });
      // The extra die doesn't count as the turn's die.
      lasting.push({ modifier: { kind: 'dice', more: 1 }, until: 'turn' });
      gainData(ctx, run.seat, shown, tokens);
    },
  }),
  fits: SPECIAL | NEEDS_CHECK,
  text: ({ colours, tokens }) =>
    `take one more Core die, set it to ${either(colours)} and gain ${several(tokens, 'Data Token')} of its color`,
  gist: ({ tokens }) => `set a Core die, ${tokens} tokens`,
  icon: 'die',
  serves: ({ g }) => diceToSet(g).length > 0,
};

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

export const claim: Kind<'claim'> = {
  run: chosen({
    ask({ g }, run) {
      const offers = basicDice(g).flatMap((colour) =>
        [false, true].map((tokens) => {
          const gives = tokens ? '1 Data Token in each later turn' : '3 Data Tokens now';
          const key = `claim:${colour}-${tokens ? 'later' : 'now'}`;
          return open({ key, verb: 'claim', label: `${sentence(colour)} die: ${gives}` }, { colour, tokens });
        }),
      );
      return asks(run, 'which die do you keep?', offers);
    },
    take(ctx, run, { colour, tokens }, { curse = false }) {
      const { g } = ctx;
      const player = playerOf(g, run.seat);
      g.core.splice(g.core.indexOf(colour), 1);
      player.dice.push({ colour, used: true, kept: true });
      player.lasting.push({ modifier: { kind: 'claimed', colour, tokens, curse }, until: 'round' });
      ctx.log(`${seatName(g, run.seat)} keeps a ${colour} die until the Round ends.`, 'F-OPEN-83');
      if (!tokens) gainData(ctx, run.seat, colour, 3);
    },
  }),
  fits: SPECIAL | NEEDS_CHECK,
  text({ curse }) {
    const more = curse ? '; other players who use that color take 1 Damage Card, once per turn' : '';
    return `keep a ${either(BASICS)} Core die until the Round ends, for 3 Data Tokens of its color now or 1 in each later turn${more}`;
  },
  gist: 'keep a Core die this Round',
  icon: 'die',
  serves: ({ g }) => basicDice(g).length > 0,
};
