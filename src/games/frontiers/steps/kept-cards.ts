import type { AskAllStep } from '../../../kernel/game.ts';
import { cardName } from '../content/cards/all.ts';
import { pickOne } from '../rules/asking.ts';
import { playerOf, seatsIn } from '../rules/find.ts';
import { takeOut } from '../rules/gains.ts';
import { restOf } from '../rules/keys.ts';
import type { Frontiers } from '../state.ts';

/** Whether drafted cards join the decks now: as each odd Round ends (F-VARIANT-29). */
export function mustShuffleIn(g: Frontiers): boolean {
  return g.round % 2 === 1 && seatsIn(g).some((seat) => playerOf(g, seat).kept.length > 0);
}

/** Everyone shuffles one of the cards from the draft into the deck; the last one needs no choice (F-VARIANT-29). */
export const keptCardsStep: AskAllStep<Frontiers, object> = {
  askAll: ({ g }) =>
    seatsIn(g)
      .map((seat) => ({ seat, cards: [...new Set(playerOf(g, seat).kept)] }))
      .filter(({ cards }) => cards.length > 1)
      .map(({ seat, cards }) => {
        const options = cards.map((card) => ({
          key: `learn:${card}`,
          verb: 'learn',
          label: cardName(card),
          hint: 'It is shuffled into your Ship Deck for the next Round.',
          subject: { kind: 'card', id: card },
          rule: 'F-VARIANT-29',
          hidden: true,
        }));
        return pickOne(seat, 'Which of your drafted cards joins your deck now?', options, 'F-VARIANT-29');
      }),
  reveal(ctx, _local, answers) {
    for (const seat of seatsIn(ctx.g)) {
      const { kept, deck } = playerOf(ctx.g, seat);
      const [key] = answers[seat] ?? [];
      const card = key === undefined ? kept[0] : restOf(key);
      if (card === undefined) continue;
      takeOut(kept, card);
      // The preparation of the Round shuffles the deck (F-ROUND-15).
      deck.push(card);
      ctx.tell(seat, `${cardName(card)} joins your deck.`, null, 'F-VARIANT-29');
    }
    return 'upgrades';
  },
};
