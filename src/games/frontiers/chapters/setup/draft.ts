import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import { type Offer, offeringAll } from '../../../kit/offers.ts';
import { sentence } from '../../../kit/words.ts';
import { cardName, cardOf } from '../../content/cards/all.ts';
import { cardOffer } from '../../effects/frame.ts';
import type { CardId, Frontiers } from '../../state.ts';
import { pickOffer } from '../asking/asking.ts';
import { seatName } from '../captains/find.ts';
import { takeOut } from '../captains/gains.ts';

/** The number of cards that each player is dealt, and the number that each player keeps (F-VARIANT-27). */
const DEALT = 4;
const KEPT = 3;

/**
 * Drafting: each player gets four Advanced Actions, keeps one and passes the rest, until everyone has three
 * (F-VARIANT-27, F-VARIANT-28).
 */
export const draft = procedure<Frontiers, object>('draft')({
  begin(ctx) {
    const { g } = ctx;
    g.phase = 'draft';
    ctx.shuffle(g.advanced.deck);
    // The hands hold the cards that players pass on. Nobody has been dealt a hand yet, so the hands are free for this.
    for (const [seat, player] of g.players.entries()) {
      player.hand = ctx.draw(g.advanced.deck, DEALT);
      ctx.tell(seat, `You draft from ${player.hand.map(cardName).join(', ')}.`, null, 'F-VARIANT-27');
    }
    ctx.log(`Each player gets ${DEALT} Advanced Actions to draft from.`, 'F-VARIANT-27');
    return 'keep';
  },
  keep: offeringAll({
    askAll: ({ g }) =>
      [...g.players.entries()].map(([seat, { hand, kept }]) => {
        const prompt = `Which card do you keep? You pass on the rest. You have kept ${kept.length} of ${KEPT}.`;
        return pickOffer(seat, prompt, [...new Set(hand)].map(keepOffer), 'F-VARIANT-27');
      }),
    take(ctx, _local, kept) {
      const { players } = ctx.g;
      for (const [seat, player] of players.entries()) {
        const card = must(kept.get(seat)?.[0], `the card that seat ${seat} keeps`);
        takeOut(player.hand, card);
        player.kept.push(card);
        ctx.tell(seat, `You keep ${cardName(card)}.`, `${seatName(ctx.g, seat)} keeps a card.`, 'F-VARIANT-28');
      }
      if (players.every((player) => player.kept.length >= KEPT)) return 'end';
      passOn(ctx.g);
      return 'keep';
    },
  }),
  // F-VARIANT-28.
  end(ctx) {
    const { advanced, players } = ctx.g;
    for (const player of players) advanced.deck.push(...player.hand.splice(0));
    ctx.shuffle(advanced.deck);
    return null;
  },
});

/** Passes everyone's remaining cards to the next seat (F-VARIANT-27). */
function passOn(g: Frontiers): void {
  const hands = g.players.map(({ hand }) => hand);
  for (const [seat, player] of g.players.entries()) player.hand = must(hands.at(seat - 1), 'the hand to the right');
}

function keepOffer(card: CardId): Offer<CardId> {
  const { colour, types } = cardOf(card);
  const hint = `${sentence(must(colour, `${card}’s color`))}, ${types.join(', ')}. Joins your deck after an odd Round.`;
  return cardOffer('keep', card, { hint, rule: 'F-VARIANT-27', hidden: true });
}
