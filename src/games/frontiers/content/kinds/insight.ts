import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { either, sentence, several } from '../../../kit/words.ts';
import { playerOf } from '../../chapters/captains/find.ts';
import { gainData } from '../../chapters/captains/gains.ts';
import { diceToSet, takeDie } from '../../chapters/data/data.ts';
import { asks } from '../../effects/frame.ts';
import type { Kind } from '../../effects/kind.ts';
import { NEEDS_CHECK, SPECIAL } from '../../effects/moments.ts';
import type { Colour } from '../colours.ts';

declare module '../../effects/union.ts' {
  interface Kinds {
    /** Takes an extra die from the Core, sets its color, and gives this many tokens of that color. */
    setDie: { colours: readonly Colour[]; tokens: number };
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
