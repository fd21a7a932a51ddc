import { playerOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import { whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** The card goes to the bonus point area of who carries it out, without points of its own (C-POINTS-03). */
    enshrine: object;
  }
}

export const enshrine: Kind<'enshrine'> = {
  run(ctx, run) {
    const [piece] = whichOf(ctx.g, run, 'itself');
    if (piece === undefined) return;
    delete ctx.g.pieces[piece.id];
    playerOf(ctx.g, run.seat).bonus.push({ card: piece.card, owner: piece.owner });
    ctx.log(`${seatName(run.seat)} puts ${cardName(piece.card)} with the bonus points.`, 'C-POINTS-03');
  },
  text: () => 'Goes to the bonus point area.',
};
