import { chosen } from '../../../kit/effects.ts';
import { signed } from '../../../kit/words.ts';
import { playerOf, seatName } from '../../chapters/captains/find.ts';
import { asks, cardOffer, EFFECTS, isOf, layDown, occasionOf } from '../../effects/frame.ts';
import type { All, Kind } from '../../effects/kind.ts';
import { mayPlay } from '../../effects/members.ts';
import { ANYTHING, type UseContext } from '../../effects/moments.ts';
import { cardOf } from '../cards/all.ts';
import type { Card } from '../cards/card.ts';

declare module '../../effects/union.ts' {
  interface Kinds {
    /**
     * Plays another Action Card’s strong effect without paying data, with `more` added to its Move, Diplomacy, Attack
     * and Shields.
     */
    boost: { more: number };
  }
}

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
