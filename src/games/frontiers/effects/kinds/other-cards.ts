import { before, chosen } from '../../../kit/effects.ts';
import { signed } from '../../../kit/words.ts';
import { playerOf, seatName } from '../../chapters/captains/find.ts';
import { cardOf } from '../../content/cards/all.ts';
import type { Card } from '../../content/cards/card.ts';
import type { Colour } from '../../content/colours.ts';
import { asks, cardOffer, EFFECTS, isOf, layDown, occasionOf } from '../frame.ts';
import type { All, Kind } from '../kind.ts';
import { mayPlay } from '../members.ts';
import { ANYTHING, type UseContext } from '../moments.ts';

declare module '../union.ts' {
  interface Kinds {
    /** After `remove`: repeats the removed card’s effect this many times, without paying data. */
    repeat: { side: 'basic' | 'strong'; times: number };
    /**
     * Plays another Action Card’s strong effect without paying data, with `more` added to its Move, Diplomacy, Attack
     * and Shields.
     */
    boost: { more: number };
    /**
     * Uses the basic effect of an Undiscovered Card in the offer, of the color paid or discarded last. The Undiscovered
     * Card stays in the offer.
     */
    borrow: unknown;
  }
}

export const repeat: Kind<'repeat'> = {
  run(_ctx, run, { side, times }) {
    if (run.card === undefined) return;
    // Effects that move the removed card don't apply, because it is out of the game (F-DISCARD-04).
    const effects = cardOf(run.card)[side].filter(({ do: kind }) => kind !== 'return');
    before(run, Array.from({ length: times }, () => effects).flat());
  },
  fits: ANYTHING,
  text: ({ side, times }) => `use its ${side} effect ${times === 2 ? 'twice' : `${times} times`} without data`,
  gist: ({ side, times }) => `its ${side} effect ×${times}`,
  icon: 'reroll',
  // Check only whether the repeated effects fit the moment. The costs of these effects aren't checked, because paying
  // them may take other cards.
  accepts: (at, { side }, card, { fits }) => mayPlay(at.g, at.seat, card) && fits(at, card[side]),
};

export const boost: Kind<'boost'> = {
  run: chosen({
    ask({ g }, run, _effect, all) {
      const cards = boostable(occasionOf(g, run), all);
      const offers = cards.map((card) => cardOffer('boost', card.id, { hint: all.gist(card.strong), hidden: true }));
      return asks(run, 'which card’s strong effect do you use without data?', offers);
    },
    take(ctx, { seat, moment }, card, { more }) {
      const { id, name, strong: list } = cardOf(card);
      layDown(ctx.g, seat, id, 'strong');
      ctx.log(`${seatName(ctx.g, seat)} plays ${name} for its strong effect.`, 'F-CARD-14');
      ctx.call(EFFECTS, { seat, moment, from: id, list, more });
    },
  }),
  fits: ANYTHING,
  text: ({ more }) =>
    `play another Action Card’s strong effect without data, with its Move, Diplomacy, Attack and Shields ${more} higher`,
  gist: ({ more }) => `strong effect free, ${signed(more)}`,
  icon: 'plus',
  serves: (at, _effect, all) => boostable(at, all).length > 0,
};

/** Returns the Action Cards in the hand whose strong effect is useful without data. */
function boostable(at: UseContext, { usable }: All): Card[] {
  const { g, seat, without = [] } = at;
  const { hand } = playerOf(g, seat);
  return [...new Set(hand)].map(cardOf).filter((card) => {
    // Leave out cards already being played, so that the recursion ends.
    if (!isOf(card, 'action') || without.includes(card.id) || !mayPlay(g, seat, card)) return false;
    return usable({ ...at, without: [...without, card.id] }, card.strong);
  });
}

export const borrow: Kind<'borrow'> = {
  run: chosen({
    ask({ g }, run, _effect, all) {
      const cards = borrowable(occasionOf(g, run), run.colour ?? null, all);
      const offers = cards.map((card) => cardOffer('borrow', card.id, { hint: all.gist(card.basic) }));
      return asks(run, 'which card in the offer do you use?', offers);
    },
    take(ctx, { seat, moment }, card) {
      const { id, name, basic: list } = cardOf(card);
      ctx.log(`${seatName(ctx.g, seat)} uses ${name} from the offer.`, 'F-CARD-14');
      ctx.call(EFFECTS, { seat, moment, from: id, list });
    },
  }),
  fits: ANYTHING,
  text: 'use the basic effect of an Undiscovered Card of that color in the offer without data',
  gist: 'use Undiscovered Card in the offer',
  icon: 'card',
  serves: (at, _effect, all) => borrowable(at, null, all).length > 0,
  accepts: (at, _effect, card, all) => borrowable(at, card.colour, all).length > 0,
};

/**
 * Returns the Undiscovered Cards in the offer with a useful basic effect. If `colour` isn't null, returns only cards of
 * that color.
 */
function borrowable(at: UseContext, colour: Colour | null, { usable }: All): Card[] {
  return at.g.undiscovered.offer
    .map(cardOf)
    .filter((card) => (colour === null || card.colour === colour) && usable(at, card.basic));
}
