import { playerOf } from '../../chapters/captains/find.ts';
import { mayTurnAgain, ownTurn } from '../../chapters/turn/turn-state.ts';
import type { Kind } from '../../effects/kind.ts';
import { NEEDS_CHECK, SPECIAL } from '../../effects/moments.ts';

declare module '../../effects/union.ts' {
  interface Kinds {
    /** Gives the player another turn after this turn, with the cards that were played in this turn. */
    turnAgain: unknown;
  }
}

export const turnAgain: Kind<'turnAgain'> = {
  /**
   * Sends this turn's cards to the hand at the end of the turn, including cards played later, but not the card with
   * this effect.
   */
  run({ g }, run) {
    const turn = ownTurn(g, run.seat);
    if (turn === null) return;
    turn.again = 'card';
    for (const card of playerOf(g, run.seat).inPlay) {
      if (card.card !== run.from && card.to === 'discard') card.to = 'hand';
    }
  },
  fits: SPECIAL | NEEDS_CHECK,
  text: 'take another turn after this one and get back the cards you played this turn',
  gist: 'another turn',
  icon: 'clock',
  serves: ({ g, seat }) => mayTurnAgain(g, seat),
};
