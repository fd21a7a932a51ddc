import { playerOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Places the bottom card of the player's own discard pile under the draw deck, or out-of-play (C-LEAVE-05). */
    tuck: { to: 'under' | 'out' };
  }
}

export const tuck: Kind<'tuck'> = {
  run(ctx, run, { to }) {
    const player = playerOf(ctx.g, run.seat);
    const card = player.discard.pop();
    if (card === undefined) return;
    if (to === 'under') player.deck.push(card);
    else player.removed.unshift(card);
    const where = to === 'under' ? 'under the draw deck' : 'out-of-play';
    ctx.log(`${seatName(run.seat)} places ${cardName(card)} ${where}.`, 'C-LEAVE-05');
  },
};
