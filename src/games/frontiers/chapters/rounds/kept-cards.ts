import type { Ctx } from '../../../../kernel/game.ts';
import { offeringAll, open } from '../../../kit/offers.ts';
import { cardName } from '../../content/cards/all.ts';
import type { Frontiers } from '../../state.ts';
import { pickOffer } from '../asking/asking.ts';
import { playerOf, seatsIn } from '../captains/find.ts';
import { takeOut } from '../captains/gains.ts';

/** Whether drafted cards join the decks now: as each odd Round ends (F-VARIANT-29). */
export function mustShuffleIn(g: Frontiers): boolean {
  return g.round % 2 === 1 && seatsIn(g).some((seat) => playerOf(g, seat).kept.length > 0);
}

/** Everyone shuffles one of the cards from the draft into the deck; the last one needs no choice (F-VARIANT-29). */
export const keptCardsStep = offeringAll({
  askAll: ({ g }: Ctx<Frontiers>) =>
    seatsIn(g)
      .map((seat) => ({ seat, cards: [...new Set(playerOf(g, seat).kept)] }))
      .filter(({ cards }) => cards.length > 1)
      .map(({ seat, cards }) => {
        const offers = cards.map((card) => {
          const hint = 'It is shuffled into your Ship Deck for the next Round.';
          const about = { hint, subject: { kind: 'card', id: card }, rule: 'F-VARIANT-29', hidden: true };
          return open({ key: `learn:${card}`, verb: 'learn', label: cardName(card), ...about }, card);
        });
        return pickOffer(seat, 'Which of your drafted cards joins your deck now?', offers, 'F-VARIANT-29');
      }),
  take(ctx, _local: object, learned) {
    for (const seat of seatsIn(ctx.g)) {
      const { kept, deck } = playerOf(ctx.g, seat);
      const [card = kept[0]] = learned.get(seat) ?? [];
      if (card === undefined) continue;
      takeOut(kept, card);
      // The preparation of the Round shuffles the deck (F-ROUND-15).
      deck.push(card);
      ctx.tell(seat, `${cardName(card)} joins your deck.`, null, 'F-VARIANT-29');
    }
    return 'upgrades' as const;
  },
});
