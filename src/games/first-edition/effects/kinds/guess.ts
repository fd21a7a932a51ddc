import { drawCards } from '../../chapters/drawing/draw.ts';
import { cardOf } from '../../content/pool.ts';
import type { CardType } from '../../content/printed.ts';
import { opponentOf, playerOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import { takeCard } from '../../position/pieces.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Reveals a random card from the opponent's hand. If the card is of the guessed type, it is discarded. If `draws`
     * is set, the guessing player draws a card instead.
     */
    guess: { type: CardType; draws?: true };
  }
}

export const guess: Kind<'guess'> = {
  run(ctx, run, { type, draws }) {
    const other = opponentOf(run.seat);
    const player = playerOf(ctx.g, other);
    const mixed = [...player.hand];
    ctx.shuffle(mixed);
    const [card] = mixed;
    if (card === undefined) return;
    ctx.reveal();
    ctx.log(`${seatName(run.seat)} guesses ${type}: ${seatName(other)} shows ${cardName(card)}.`, 'C-SELECT-01');
    if (cardOf(card).type !== type) return;
    if (draws === true) return drawCards(ctx, run.seat, 1);
    takeCard(player.hand, card);
    player.discard.unshift(card);
    ctx.log(`${cardName(card)} is discarded.`, 'C-DRAW-07');
  },
};
