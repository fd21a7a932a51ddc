import type { Seat } from '../../../../kernel/types.ts';
import { before, chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { playerOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import { takeCard } from '../../position/pieces.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** The player places cards of their choice from a player's discard pile out-of-play (C-LEAVE-05). */
    banish: { of: Seat; count: number };
  }
}

export const banish: Kind<'banish'> = {
  run: chosen({
    ask({ g }, run, { of }) {
      const cards = [...new Set(playerOf(g, of).discard)];
      if (cards.length === 0) return { go: 'begin' as const };
      const offers = cards.map((card) =>
        open({ key: `banish:${card}`, verb: 'take', label: asLabel(cardName(card)) }, card),
      );
      const prompt = `${cardName(run.from.card)}: which card of ${seatName(of)}’s discard pile is placed out-of-play?`;
      return { seat: run.seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-LEAVE-05' };
    },
    take(ctx, run, card, { of, count }) {
      const player = playerOf(ctx.g, of);
      takeCard(player.discard, card);
      player.removed.unshift(card);
      ctx.log(`${cardName(card)} goes from ${seatName(of)}’s discard pile out-of-play.`, 'C-LEAVE-05');
      if (count > 1) before(run, [{ do: 'banish', of, count: count - 1 }]);
      return 'begin';
    },
  }),
};
