import type { Seat } from '../../../../kernel/types.ts';
import { cardOf } from '../../content/pool.ts';
import type { CardType } from '../../content/printed.ts';
import { opponentOf, playerOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Shuffles a player's discard pile into the draw deck, by default their own: all of it, or a number of cards of some
     * types from its bottom, or from its top.
     */
    restock: { count?: number; types?: readonly CardType[]; top?: true; who?: Seat | 'opponent' };
  }
}

export const restock: Kind<'restock'> = {
  run(ctx, run, { count, types, top, who = run.seat }) {
    const seat = who === 'opponent' ? opponentOf(run.seat) : who;
    const player = playerOf(ctx.g, seat);
    const fitting = player.discard.filter((card) => types === undefined || types.includes(cardOf(card).type));
    const taken = count === undefined ? fitting : top === true ? fitting.slice(0, count) : fitting.slice(-count);
    for (const card of taken)
      player.discard.splice(top === true ? player.discard.indexOf(card) : player.discard.lastIndexOf(card), 1);
    player.deck.push(...taken);
    ctx.shuffle(player.deck);
    const words = taken.length === 0 ? 'nothing' : taken.map(cardName).join(', ');
    ctx.log(`${seatName(seat)} shuffles into the draw deck: ${words}.`, 'C-DRAW-10');
  },
};
