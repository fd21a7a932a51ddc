import { chosen } from '../../../kit/effects.ts';
import { sentence, several } from '../../../kit/words.ts';
import { playerOf } from '../../chapters/characters/find.ts';
import { other, seatName } from '../../chapters/characters/names.ts';
import { nameOf } from '../../content/cards.ts';
import type { CardId, DeckKind } from '../../terms.ts';
import { asks, type Run, type Running, takeOut } from '../frame.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Looks at so many random cards of the opponent’s hand and discards one of them (M-OPEN-77). */
    expose: { deck: DeckKind; count: number };
  }
}

export const expose: Kind<'expose', 'exposed'> = {
  run(ctx, run, { deck, count }) {
    const seat = other(run.seat);
    const player = playerOf(ctx.g, seat);
    const hand = player.hand[deck];
    // The cards that are shown lie last in the hand, so that nothing hidden has to be remembered elsewhere.
    const shown: CardId[] = [];
    for (let left = Math.min(count, hand.length); left > 0; left--) {
      const [at = 1] = ctx.roll(1, hand.length);
      shown.push(...hand.splice(at - 1, 1));
    }
    hand.push(...shown);
    if (shown.length === 0) return 'begin';
    ctx.reveal();
    player.exposed = { [deck]: shown.length };
    const sees = `${seatName(ctx.g, run.seat)} looks at ${several(shown.length, `${sentence(deck)} card`)} of the ${seatName(ctx.g, seat)} hand`;
    ctx.tell(run.seat, `${sees}: ${shown.map(nameOf).join(', ')}.`, `${sees}.`, 'M-OPEN-77');
    const [only] = shown;
    if (shown.length > 1 || only === undefined) return 'exposed';
    discardFrom(ctx, run, deck, only);
    return 'begin';
  },
  steps: {
    exposed: chosen({
      ask({ g }, run, { deck }, { cardOffers }) {
        const { hand, exposed } = playerOf(g, other(run.seat));
        const shown = hand[deck].slice(-(exposed?.[deck] ?? 0));
        return asks(run, 'choose the card that is discarded.', cardOffers(shown, 'expose', true), {
          rule: 'M-OPEN-77',
        });
      },
      take: (ctx, run, card, { deck }) => discardFrom(ctx, run, deck, card),
    }),
  },
  text({ deck, count }) {
    const kind = sentence(deck);
    return count === 1
      ? `the opponent shows a random ${kind} card and discards it`
      : `look at ${count} random ${kind} cards of the opponent and discard one of them`;
  },
  icon: 'search',
};

function discardFrom(ctx: Running, run: Run, deck: DeckKind, card: CardId): void {
  const seat = other(run.seat);
  const player = playerOf(ctx.g, seat);
  delete player.exposed;
  takeOut(player.hand[deck], card);
  player.discards[deck].push(card);
  ctx.log(`${seatName(ctx.g, seat)} discards ${nameOf(card)}.`, 'M-DECK-03');
}
