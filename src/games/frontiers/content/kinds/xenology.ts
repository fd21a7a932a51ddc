import { chosen } from '../../../kit/effects.ts';
import { seatName } from '../../chapters/captains/find.ts';
import { asks, cardOffer, EFFECTS, occasionOf } from '../../effects/frame.ts';
import type { All, Kind } from '../../effects/kind.ts';
import { ANYTHING, type UseContext } from '../../effects/moments.ts';
import { cardOf } from '../cards/all.ts';
import type { Card } from '../cards/card.ts';
import type { Colour } from '../colours.ts';

declare module '../../effects/union.ts' {
  interface Kinds {
    /**
     * Uses the basic effect of an Undiscovered Card in the offer. The card must have the color that was last paid or
     * discarded, and it stays in the offer.
     */
    borrow: unknown;
  }
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
