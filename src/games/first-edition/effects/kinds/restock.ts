import { cardOf } from '../../content/pool.ts';
import type { CardType } from '../../content/printed.ts';
import { opponentOf, playerOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Shuffles the player's own discard pile into the draw deck, or the opponent's: all of it, or a number of cards of
     * some types from its bottom.
     */
    restock: { count?: number; types?: readonly CardType[]; who?: 'opponent' };
  }
}

export const restock: Kind<'restock'> = {
  run(ctx, run, { count, types, who }) {
    const seat = who === 'opponent' ? opponentOf(run.seat) : run.seat;
    const player = playerOf(ctx.g, seat);
    const fitting = player.discard.filter((card) => types === undefined || types.includes(cardOf(card).type));
    const taken = count === undefined ? fitting : fitting.slice(-count);
    for (const card of taken) player.discard.splice(player.discard.lastIndexOf(card), 1);
    player.deck.push(...taken);
    ctx.shuffle(player.deck);
    const words = taken.length === 0 ? 'nothing' : taken.map(cardName).join(', ');
    ctx.log(`${seatName(seat)} shuffles into the draw deck: ${words}.`, 'C-DRAW-10');
  },
};
