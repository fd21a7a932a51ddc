import type { Seat } from '../../../../kernel/types.ts';
import { drawCards } from '../../chapters/drawing/draw.ts';
import { playerOf } from '../../position/find.ts';
import { seatName } from '../../position/names.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Somebody’s hand goes, shuffled, under the draw deck, or to the discard pile; then as many are drawn, or so many. */
    renew: { who: Seat; hand: 'under' | 'discarded'; count?: number };
  }
}

export const renew: Kind<'renew'> = {
  run(ctx, _run, { who, hand, count }) {
    const player = playerOf(ctx.g, who);
    const cards = player.hand.splice(0);
    ctx.shuffle(cards);
    if (hand === 'under') player.deck.push(...cards);
    else {
      ctx.reveal();
      player.discard.unshift(...cards);
    }
    ctx.log(`${seatName(who)} puts the hand ${hand === 'under' ? 'under the draw deck' : 'away'}.`, 'C-DRAW-07');
    drawCards(ctx, who, count ?? cards.length);
  },
  text: ({ hand }) => `Draws a new hand: the old one is ${hand === 'under' ? 'under the deck' : 'discarded'}.`,
};
