import { playerOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import { takeCard } from '../../position/pieces.ts';
import type { CardId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** The player discards one particular card from hand. */
    'pay-card': { card: CardId };
  }
}

export const payCard: Kind<'pay-card'> = {
  run(ctx, run, { card }) {
    const player = playerOf(ctx.g, run.seat);
    if (!player.hand.includes(card)) return;
    takeCard(player.hand, card);
    player.discard.unshift(card);
    ctx.reveal();
    ctx.log(`${seatName(run.seat)} discards ${cardName(card)}.`, 'C-DRAW-07');
  },
  text: () => 'Discards one particular card from hand.',
};
