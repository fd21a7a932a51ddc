import { isHomeworld } from '../../../chapters/seeding/facilities.ts';
import { type CardSelector, whichOf } from '../../../effects/card-selector.ts';
import type { Kind } from '../../../effects/kind.ts';
import { piecesAt } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { aboard } from '../../../position/places.ts';
import { shows } from '../../builders/facilities/outposts.ts';
import { ofSide } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { cardOf } from '../../pool.ts';

/** Remote Supply Depot (The Dominion). */
export const CARDS: CardRules = {
  // The owner's equipment reports here in any quadrant, and Ketracel-White doesn't run out here.
  'remote-supply-depot': {
    text: 'Build it at a Dominion mission where you have a Dominion ENGINEER. Your equipment reports here free. Ketracel-White aboard restarts its countdown. It doesn’t repair ships.',
    stands: {
      at: (g, seat, location) => shows('Dominion')(g, seat, location) && !isHomeworld(g, location),
      phase: null,
      repairs: false,
      builder: ofSide('Dominion'),
    },
    berths: (g, { piece }, seat, card) =>
      piece !== undefined && g.pieces[piece]?.seat === seat && cardOf(card).type === 'Equipment' ? [aboard(piece)] : [],
    grants: {
      free: (_g, { piece, seat: owner }, { seat, card, to }) =>
        piece !== undefined && owner === seat && to === aboard(piece) && cardOf(card).type === 'Equipment',
    },
    at: {
      'turn-end': {
        does: (g, { piece }) => {
          const aboardIt = piece === undefined ? [] : piecesAt(g, aboard(piece));
          const which = aboardIt.filter(({ card }) => card === 'ketracel-white').map(({ id }) => id);
          return which.length === 0 ? [] : [{ do: 'reset', which }];
        },
      },
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Restarts countdowns of cards in play (C-TYPES-12). */
    reset: { which: CardSelector };
  }
}

const reset: Kind<'reset'> = {
  run(ctx, run, { which }) {
    for (const piece of whichOf(ctx.g, run, which)) {
      const { countdown } = cardOf(piece.card);
      if (countdown === undefined || piece.count === countdown) continue;
      piece.count = countdown;
      ctx.log(`${pieceName(ctx.g, piece.id)} restarts its countdown.`, 'C-TYPES-12');
    }
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { reset };
