import { before } from '../../../kit/effects.ts';
import type { Kind } from '../../effects/kind.ts';
import { mayPlay } from '../../effects/members.ts';
import { ANYTHING } from '../../effects/moments.ts';
import { cardOf } from '../cards/all.ts';

declare module '../../effects/union.ts' {
  interface Kinds {
    /** After `remove`: repeats the removed card’s effect this many times, without paying data. */
    repeat: { side: 'basic' | 'strong'; times: number };
  }
}

export const repeat: Kind<'repeat'> = {
  run(_ctx, run, { side, times }) {
    if (run.card === undefined) return;
    // Effects that move the removed card don't apply, because it is out of the game (F-DISCARD-04).
    const effects = cardOf(run.card)[side].filter(({ do: kind }) => kind !== 'return');
    before(run, Array.from({ length: times }, () => effects).flat());
  },
  fits: ANYTHING,
  text: ({ side, times }) => `use its ${side} effect ${times === 2 ? 'twice' : `${times} times`} without data`,
  gist: ({ side, times }) => `its ${side} effect ×${times}`,
  icon: 'reroll',
  // Check only whether the repeated effects fit the moment. The costs of these effects aren't checked, because paying
  // them may take other cards.
  accepts: (at, { side }, card, { fits }) => mayPlay(at.g, at.seat, card) && fits(at, card[side]),
};
