import { procedure } from '../../../../kernel/game.ts';
import { choosing, open } from '../../../kit/offers.ts';
import { asLabel, listed, several } from '../../../kit/words.ts';
import { ruleOf } from '../../content/rules.ts';
import { playerOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import { takeCard } from '../../position/pieces.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import { type CalledWith, type Play, SHED } from '../calls.ts';
import { drawCards } from '../drawing/draw.ts';

type Shedding = CalledWith<typeof SHED>;

/** Lets a player choose and discard cards from hand (C-DRAW-07). */
export const discardFromHand = procedure<FirstEdition, Shedding>(SHED.name)({
  begin: choosing({
    ask({ g }, local) {
      const { seat, min, max, by, only, to = 'discard' } = local;
      const hand = cardsOf(g, local);
      const most = Math.min(max, hand.length);
      if (most === 0) return { go: 'none' as const };
      // A player with one card in hand isn't asked, since everyone knows the size of the hand. If `only` limits the
      // choice, the player is asked even then, because skipping the question would reveal which cards are in the hand.
      if (hand.length === 1 && min > 0 && only === undefined) return { go: 'alone' as const };
      const offers = hand.map((card, at) =>
        open(
          { key: `shed:${at}`, verb: 'discard', label: asLabel(`${at + 1}: ${cardName(card)}`), hidden: true },
          card,
        ),
      );
      const many = min === max ? several(most, 'card') : 'cards';
      const prompt =
        to === 'under'
          ? `${cardName(by)}: put ${many} from your hand under your draw deck.`
          : `${cardName(by)}: discard ${many} from your hand.`;
      return { seat, kind: 'subset', prompt, offers, min: Math.min(min, most), max: most, rule: 'C-DRAW-07' };
    },
    take(ctx, local, cards) {
      part(ctx, local, cards);
      return 'over';
    },
  }),
  alone(ctx, local) {
    part(ctx, local, cardsOf(ctx.g, local));
    return 'over';
  },
  none(ctx, local) {
    part(ctx, local, []);
    return 'over';
  },
  over: () => null,
});

/** Removes the cards from the hand and draws the number of cards that the call specifies. */
function part(ctx: Play, { seat, draws, to = 'discard' }: Shedding, cards: readonly CardId[]): void {
  const player = playerOf(ctx.g, seat);
  for (const card of cards) {
    takeCard(player.hand, card);
    if (to === 'under') player.deck.push(card);
    else player.discard.unshift(card);
  }
  if (cards.length > 0 && to === 'under')
    ctx.log(`${seatName(seat)} puts ${several(cards.length, 'card')} under the draw deck.`, 'C-DRAW-07');
  else if (cards.length > 0) {
    ctx.reveal();
    ctx.log(`${seatName(seat)} discards ${listed(cards.map(cardName))}.`, 'C-DRAW-07');
  }
  if (draws !== undefined) drawCards(ctx, seat, cards.length + draws);
}

/** Returns the cards in hand that can be chosen. */
function cardsOf(g: FirstEdition, { seat, by, only }: CalledWith<typeof SHED>): CardId[] {
  const fits = only === undefined ? undefined : ruleOf(by)?.among?.[only];
  return playerOf(g, seat).hand.filter((card) => fits === undefined || fits(g, seat, card));
}
