import { several } from '../../../kit/words.ts';
import { drawCards } from '../../chapters/drawing/draw.ts';
import { cardOf } from '../../content/pool.ts';
import { playerOf } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { seatName } from '../../position/names.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Discards all cards except personnel from hand, and draws the same number of cards (C-DRAW-01). */
    reboot: object;
  }
}

export const reboot: Kind<'reboot'> = {
  run(ctx, { seat }) {
    const player = playerOf(ctx.g, seat);
    const gone = player.hand.filter((card) => !isPersonnel(cardOf(card)));
    player.hand = player.hand.filter((card) => isPersonnel(cardOf(card)));
    player.discard.unshift(...gone);
    ctx.reveal();
    ctx.log(`${seatName(seat)} discards ${several(gone.length, 'card')} from hand.`, 'C-DRAW-05');
    drawCards(ctx, seat, gone.length);
  },
  text: () => 'Discards all but personnel from hand, and draws that many.',
};
