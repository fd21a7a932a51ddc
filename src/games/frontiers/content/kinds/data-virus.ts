import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { either, sentence } from '../../../kit/words.ts';
import { playerOf, seatName } from '../../chapters/captains/find.ts';
import { gainData } from '../../chapters/captains/gains.ts';
import { asks, basicDice } from '../../effects/frame.ts';
import type { Kind } from '../../effects/kind.ts';
import { NEEDS_CHECK, SPECIAL } from '../../effects/moments.ts';
import { BASICS } from '../colours.ts';

declare module '../../effects/union.ts' {
  interface Kinds {
    /**
     * Keeps a Core die of a basic color until the Round ends. The player gets tokens now, or one token in each later
     * turn.
     */
    claim: { curse?: true };
  }
}

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
