import { procedure } from '../../../../kernel/game.ts';
import { choosing, open } from '../../../kit/offers.ts';
import { asLabel, listed, several } from '../../../kit/words.ts';
import { playerOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import { takeCard } from '../../position/pieces.ts';
import type { FirstEdition } from '../../state.ts';
import { type CalledWith, SHED } from '../calls.ts';
import { drawCards } from '../drawing/draw.ts';

/** A player discards cards from hand, which ones it chooses (C-DRAW-07). */
export const shed = procedure<FirstEdition, CalledWith<typeof SHED>>(SHED.name)({
  begin({ g }, { seat, max, draws }) {
    return Math.min(max, playerOf(g, seat).hand.length) > 0 || draws !== undefined ? 'choose' : null;
  },
  choose: choosing({
    ask({ g }, { seat, min, max, why }) {
      const { hand } = playerOf(g, seat);
      const most = Math.min(max, hand.length);
      const offers = hand.map((card, at) =>
        open(
          { key: `shed:${at}`, verb: 'discard', label: asLabel(`${at + 1}: ${cardName(card)}`), hidden: true },
          card,
        ),
      );
      const prompt = `${why}: discard ${min === max ? several(most, 'card') : 'cards'} from your hand.`;
      return { seat, kind: 'subset', prompt, offers, min: Math.min(min, most), max: most, rule: 'C-DRAW-07' };
    },
    take(ctx, { seat, draws }, cards) {
      const player = playerOf(ctx.g, seat);
      for (const card of cards) {
        takeCard(player.hand, card);
        player.discard.unshift(card);
      }
      if (cards.length > 0) {
        ctx.reveal();
        ctx.log(`${seatName(seat)} discards ${listed(cards.map(cardName))}.`, 'C-DRAW-07');
      }
      if (draws !== undefined) drawCards(ctx, seat, cards.length + draws);
      return 'over';
    },
  }),
  over: () => null,
});
