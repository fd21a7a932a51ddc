import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { chosen } from '../../../kit/effects.ts';
import { sentence, several } from '../../../kit/words.ts';
import { playerOf } from '../../chapters/characters/find.ts';
import { seatName } from '../../chapters/characters/names.ts';
import { onlyOpponent } from '../../chapters/characters/sides.ts';
import { nameOf } from '../../content/cards.ts';
import type { AwayMissions } from '../../state.ts';
import type { CardId, DeckKind } from '../../terms.ts';
import { asks, type Run, type Running, takeOut, tellDiscard } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { askWhichOpponent } from '../opponent.ts';
import type { EffectOf } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /** The player looks at this many random cards in an opponent’s hand and discards one (M-OPEN-77). */
    expose: { deck: DeckKind; count: number };
  }
}

export const expose: Kind<'expose', 'exposing' | 'exposed'> = {
  run(ctx, run, effect) {
    delete run.whom;
    const only = onlyOpponent(ctx.g, run.seat);
    return only === null ? 'exposing' : look(ctx, run, only, effect);
  },
  steps: {
    exposing: chosen({
      ask: ({ g }, run, { deck }) => askWhichOpponent(g, run, (seat) => playerOf(g, seat).hand[deck].length > 0),
      take(ctx, run, seat, effect) {
        run.whom = seat;
        return look(ctx, run, seat, effect);
      },
    }),
    exposed: chosen({
      ask({ g }, run, { deck }, { cardOffers }) {
        const { hand, exposed } = playerOf(g, whomOf(g, run));
        const shown = hand[deck].slice(-must(exposed?.[deck], 'the number of exposed cards'));
        return asks(run, 'which card is discarded?', cardOffers(shown, 'expose', true), {
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
      : `look at ${count} random ${kind} cards in the opponent’s hand and discard one of them`;
  },
  icon: 'search',
};

/**
 * Shows the player random cards from an opponent's hand. If there is only one card to show, it is discarded, and the
 * player isn't asked.
 */
function look(ctx: Running, run: Run, seat: Seat, { deck, count }: EffectOf<'expose'>): 'exposed' | 'begin' {
  const player = playerOf(ctx.g, seat);
  const hand = player.hand[deck];
  // The shown cards move to the end of the hand. Storing them elsewhere would put hidden information in another field.
  const shown: CardId[] = [];
  for (let left = Math.min(count, hand.length); left > 0; left--) {
    const [at = 1] = ctx.roll(1, hand.length);
    shown.push(...hand.splice(at - 1, 1));
  }
  hand.push(...shown);
  if (shown.length === 0) return 'begin';
  ctx.reveal();
  // If there are several opponents, only the player who looks at the cards may see them (M-MULT-10).
  player.exposed = { [deck]: shown.length, ...(run.whom === undefined ? {} : { to: run.seat }) };
  const sees = `${seatName(ctx.g, run.seat)} looks at ${several(shown.length, `${sentence(deck)} card`)} in ${seatName(ctx.g, seat)}’s hand`;
  ctx.tell(run.seat, `${sees}: ${shown.map(nameOf).join(', ')}.`, `${sees}.`, 'M-OPEN-77');
  const [only] = shown;
  if (shown.length > 1 || only === undefined) return 'exposed';
  discardFrom(ctx, run, deck, only);
  return 'begin';
}

/** Returns the opponent whose cards the player looks at. */
function whomOf(g: AwayMissions, run: Run): Seat {
  return run.whom ?? onlyOpponent(g, run.seat) ?? run.seat;
}

function discardFrom(ctx: Running, run: Run, deck: DeckKind, card: CardId): void {
  const seat = whomOf(ctx.g, run);
  const player = playerOf(ctx.g, seat);
  delete player.exposed;
  takeOut(player.hand[deck], card);
  player.discards[deck].push(card);
  tellDiscard(ctx, run, seat, card);
}
