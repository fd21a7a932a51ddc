import { playerOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Discards the top card of the player's own draw deck (C-DRAW-05). */
    mill: object;
  }
}

export const mill: Kind<'mill'> = {
  run(ctx, { seat }) {
    const { deck, discard } = playerOf(ctx.g, seat);
    const card = deck.shift();
    if (card === undefined) return;
    discard.unshift(card);
    ctx.reveal();
    ctx.log(`${seatName(seat)} discards ${cardName(card)} from the draw deck.`, 'C-DRAW-05');
  },
  text: () => 'Discards the top card of the draw deck.',
};
