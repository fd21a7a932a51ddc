import { playerOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import { whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Moves the card to the player's bonus point area, without scoring points (C-POINTS-03). */
    enshrine: object;
  }
}

export const enshrine: Kind<'enshrine'> = {
  run(ctx, run) {
    const [piece] = whichOf(ctx.g, run, 'itself');
    if (piece === undefined) return;
    delete ctx.g.pieces[piece.id];
    playerOf(ctx.g, run.seat).bonus.push({ card: piece.card, owner: piece.owner });
    ctx.log(`${seatName(run.seat)} places ${cardName(piece.card)} in the bonus point area.`, 'C-POINTS-03');
  },
  text: () => 'Goes to the bonus point area.',
};
