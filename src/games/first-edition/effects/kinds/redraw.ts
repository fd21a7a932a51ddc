import type { Seat } from '../../../../kernel/types.ts';
import { drawCards } from '../../chapters/drawing/draw.ts';
import { playerOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Discards the card that a player just drew. The player then draws another card. */
    redraw: { who: Seat };
  }
}

export const redraw: Kind<'redraw'> = {
  run(ctx, _run, { who }) {
    const player = playerOf(ctx.g, who);
    const card = player.hand.pop();
    if (card === undefined) return;
    player.discard.unshift(card);
    ctx.reveal();
    ctx.log(`${seatName(who)} discards ${cardName(card)}, which they just drew.`, 'C-DRAW-07');
    drawCards(ctx, who, 1);
  },
  text: () => 'Discards the card just drawn and draws another.',
};
