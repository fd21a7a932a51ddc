import type { Seat } from '../../../../kernel/types.ts';
import { drawCards } from '../../chapters/drawing/draw.ts';
import { playerOf } from '../../position/find.ts';
import { seatName } from '../../position/names.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Shuffles a player's hand and puts it under the draw deck or in the discard pile. The player then draws `count`
     * cards, or the same number as before if `count` is missing.
     */
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
    ctx.log(
      `${seatName(who)} places their hand ${hand === 'under' ? 'under the draw deck' : 'in the discard pile'}.`,
      'C-DRAW-07',
    );
    drawCards(ctx, who, count ?? cards.length);
  },
};
