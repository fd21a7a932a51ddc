import { procedure } from '../../../../kernel/game.ts';
import { choosing, open } from '../../../kit/offers.ts';
import { asLabel, listed, several } from '../../../kit/words.ts';
import { ruleOf } from '../../content/effects/rules.ts';
import { playerOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import { takeCard } from '../../position/pieces.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import { type CalledWith, SHED } from '../calls.ts';
import { drawCards } from '../drawing/draw.ts';

/** A player discards cards from hand, which ones it chooses (C-DRAW-07). */
export const shed = procedure<FirstEdition, CalledWith<typeof SHED>>(SHED.name)({
  begin({ g }, local) {
    return Math.min(local.max, cardsOf(g, local).length) > 0 || local.draws !== undefined ? 'choose' : null;
  },
  choose: choosing({
    ask({ g }, local) {
      const { seat, min, max, by, to = 'discard' } = local;
      const hand = cardsOf(g, local);
      const most = Math.min(max, hand.length);
      const offers = hand.map((card, at) =>
        open(
          { key: `shed:${at}`, verb: 'discard', label: asLabel(`${at + 1}: ${cardName(card)}`), hidden: true },
          card,
        ),
      );
      const many = min === max ? several(most, 'card') : 'cards';
      const prompt =
        to === 'under'
          ? `${cardName(by)}: put ${many} under your draw deck.`
          : `${cardName(by)}: discard ${many} from your hand.`;
      return { seat, kind: 'subset', prompt, offers, min: Math.min(min, most), max: most, rule: 'C-DRAW-07' };
    },
    take(ctx, { seat, draws, to = 'discard' }, cards) {
      const player = playerOf(ctx.g, seat);
      for (const card of cards) {
        takeCard(player.hand, card);
        if (to === 'under') player.deck.push(card);
        else player.discard.unshift(card);
      }
      if (to === 'under')
        ctx.log(`${seatName(seat)} puts ${several(cards.length, 'card')} under the draw deck.`, 'C-DRAW-07');
      else if (cards.length > 0) {
        ctx.reveal();
        ctx.log(`${seatName(seat)} discards ${listed(cards.map(cardName))}.`, 'C-DRAW-07');
      }
      if (draws !== undefined) drawCards(ctx, seat, cards.length + draws);
      return 'over';
    },
  }),
  over: () => null,
});

/** Cards of the hand that can be chosen. */
function cardsOf(g: FirstEdition, { seat, by, only }: CalledWith<typeof SHED>): CardId[] {
  const fits = only === undefined ? undefined : ruleOf(by)?.among?.[only];
  return playerOf(g, seat).hand.filter((card) => fits === undefined || fits(g, seat, card));
}
