import { no } from '../../../../kit/offers.ts';
import { type CardSelector, whichOf } from '../../../effects/card-selector.ts';
import type { Kind } from '../../../effects/kind.ts';
import { pieceName } from '../../../position/names.ts';
import { onSurface } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import { locationOfCard, planets } from '../../builders/events/locations.ts';
import { isInPlay, isNew, isUsed, itself, payloadOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

function flipOf({ piece }: RuleSource): string {
  return `flip ${piece}`;
}

/** Distortion Field (Premiere). */
export const CARDS: CardRules = {
  'distortion-field': {
    text: 'Play it on a planet: while it is face up, only players with Pattern Enhancers can beam to or from there. Turn it over once on each of your later turns. Unique.',
    facts: { limit: 'unique' },
    plays: (g, seat) => (isNew(g, 'distortion-field', seat) ? planets(g, seat) : []),
    bans: {
      beam(g, source, { piece, to }) {
        const own = itself(g, source);
        const location = locationOfCard(g, source);
        const beamed = g.pieces[piece];
        if (location === null || own?.down === true || beamed === undefined) return null;
        const isThere = beamed.at === onSurface(location) || to === onSurface(location);
        if (!isThere || isInPlay(g, 'pattern-enhancers', beamed.seat)) return null;
        return no('C-BEAM-07', 'There is a Distortion Field over this planet.');
      },
    },
    // The card's player turns it over once during each of their turns, at any time before the turn ends.
    orders: (g, source, seat) =>
      seat !== source.seat || isUsed(g, seat, flipOf(source), 'turn')
        ? []
        : [
            payloadOf(source, 'flip', 'Turn the Distortion Field over', [
              { do: 'use', what: flipOf(source), per: 'turn' },
              { do: 'flip', which: 'itself' },
            ]),
          ],
    at: {
      'turn-end': {
        does: (g, source, { seat }) =>
          seat !== source.seat || isUsed(g, seat, flipOf(source), 'turn') || itself(g, source)?.since === g.turns
            ? []
            : [{ do: 'flip', which: 'itself' }],
      },
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Turns cards in play over. */
    flip: { which: CardSelector };
  }
}

const flip: Kind<'flip'> = {
  run(ctx, run, { which }) {
    for (const piece of whichOf(ctx.g, run, which)) {
      if (piece.down === true) delete piece.down;
      else piece.down = true;
      ctx.log(`${pieceName(ctx.g, piece.id)} is turned face ${piece.down === true ? 'down' : 'up'}.`, 'C-PLAY-06');
    }
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { flip };
