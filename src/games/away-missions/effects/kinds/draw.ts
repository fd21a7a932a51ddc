import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { chosen } from '../../../kit/effects.ts';
import { sentence, several } from '../../../kit/words.ts';
import { DRAW } from '../../chapters/calls.ts';
import { playerOf } from '../../chapters/characters/find.ts';
import { seatName } from '../../chapters/characters/names.ts';
import { nameOf } from '../../content/cards.ts';
import type { DeckKind } from '../../terms.ts';
import { amountNow } from '../counts.ts';
import { asks, type Run, type Running, takeOut, tellDiscard } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { askWhichOpponent, hitOnly } from '../opponent.ts';
import { amountText } from '../text/counts.ts';
import type { EffectOf } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    draw: { deck: DeckKind; count: Amount };
    /** The opponent discards cards at random. */
    discard: { deck: DeckKind; count: number };
    /** The player looks at the top cards of a deck, keeps one and shuffles the others back. */
    look: { deck: DeckKind; count: Amount };
  }
}

export const draw: Kind<'draw'> = {
  run(ctx, run, { deck, count }) {
    const cards = amountNow(ctx.g, run, count);
    if (cards > 0) ctx.call(DRAW, { seat: run.seat, deck, count: cards });
  },
  text: ({ deck, count }, voice) => `draw ${amountText(count, `${sentence(deck)} card`, undefined, voice)}`,
  icon: 'card',
};

export const discard: Kind<'discard', 'discarding'> = {
  run: (ctx, run, effect) => (hitOnly(ctx, run, effect, discards) ? 'begin' : 'discarding'),
  steps: {
    discarding: chosen({
      ask: ({ g }, run, { deck }) => askWhichOpponent(g, run, (seat) => playerOf(g, seat).hand[deck].length > 0),
      take: (ctx, run, seat, effect) => discards(ctx, run, seat, effect),
    }),
  },
  text: ({ deck, count }) => `the opponent discards ${several(count, `${sentence(deck)} card`)} at random`,
  icon: 'card',
};

function discards(ctx: Running, run: Run, seat: Seat, { deck, count }: EffectOf<'discard'>): void {
  const { hand, discards: piles } = playerOf(ctx.g, seat);
  for (let left = count; left > 0 && hand[deck].length > 0; left--) {
    const [at = 1] = ctx.roll(1, hand[deck].length);
    const [card] = hand[deck].splice(at - 1, 1);
    if (card === undefined) break;
    ctx.reveal();
    piles[deck].push(card);
    tellDiscard(ctx, run, seat, card);
  }
}

export const look: Kind<'look', 'looked'> = {
  run(ctx, run, { deck, count }) {
    const { decks, hand } = playerOf(ctx.g, run.seat);
    const cards = ctx.draw(decks[deck], amountNow(ctx.g, run, count));
    hand[deck].push(...cards);
    run.seen = cards.length;
    const looks = `${seatName(ctx.g, run.seat)} looks at ${several(cards.length, 'card')}`;
    const drawn = cards.length === 0 ? '' : `: ${cards.map(nameOf).join(', ')}`;
    ctx.tell(run.seat, `${looks}${drawn}.`, `${looks}.`, 'M-PLAY-09');
    return 'looked';
  },
  steps: {
    /**
     * The cards to choose from stay at the end of the hand until the player has chosen. A separate field for them would
     * be one more place with hidden information.
     */
    looked: chosen({
      ask({ g }, run, { deck }, { cardOffers }) {
        const { seen = 0 } = run;
        if (seen <= 1) return { go: 'begin' };
        const cards = playerOf(g, run.seat).hand[deck].slice(-seen);
        return asks(run, 'which card do you keep?', cardOffers(cards, 'keep', true));
      },
      take(ctx, run, card, { deck }) {
        const { decks, hand } = playerOf(ctx.g, run.seat);
        const seen = hand[deck].splice(-must(run.seen, 'the number of cards to choose from'));
        takeOut(seen, card);
        hand[deck].push(card);
        decks[deck].push(...seen);
        ctx.shuffle(decks[deck]);
        const others = `${seatName(ctx.g, run.seat)} keeps 1 card.`;
        ctx.tell(run.seat, `You keep ${nameOf(card)}.`, others, 'M-SEARCH-01');
      },
    }),
  },
  text({ deck, count }, voice) {
    const cards = amountText(count, 'card', undefined, voice);
    return `look at the top ${cards} of your ${sentence(deck)} Deck, keep one, shuffle the rest back`;
  },
  icon: 'search',
};
