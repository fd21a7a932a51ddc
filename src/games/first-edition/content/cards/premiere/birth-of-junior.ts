import { LEAVE } from '../../../chapters/calls.ts';
import { attributeOf } from '../../../chapters/skills/attributes.ts';
import { sourceOf } from '../../../effects/frame.ts';
import type { Kind } from '../../../effects/kind.ts';
import { END_OF_OWN, lies, recurs } from '../../builders/dilemmas/host.ts';
import { hostIn, itself, playedOn } from '../../builders/shared.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { f } from '../../formula-text.ts';
import type { Attribute } from '../../printed.ts';

/** Birth of "Junior" (Premiere). */
export const CARDS: CardRules = {
  'birth-of-junior': says(
    'Placed on the ship. Whenever your turn ends, the ship loses 1 RANGE. At RANGE 0, the ship is destroyed. Nullified by ENGINEER ×3.',
    lies(
      'ship',
      { nullify: f('ENGINEER x3') },
      {
        adds: {
          attribute: (g, source, { piece, attribute }) =>
            attribute === 'RANGE' && hostIn(g, source)?.id === piece ? -(itself(g, source)?.marks ?? 0) : 0,
        },
        at: recurs(END_OF_OWN, [{ do: 'mark', until: 'RANGE' }]),
      },
    ),
  ),
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Adds one to the number of times that the card in play with this effect has acted. If the attribute of the card's
     * host is then 0, the host is destroyed.
     */
    mark: { until: Attribute };
  }
}

const mark: Kind<'mark', 'marked'> = {
  run(ctx, run, { until }) {
    const { g } = ctx;
    const piece = sourceOf(g, run);
    if (piece === undefined) return;
    piece.marks = (piece.marks ?? 0) + 1;
    const host = playedOn(g, piece.at);
    if (host === undefined || attributeOf(g, host, until) > 0) return;
    ctx.call(LEAVE, { seat: run.seat, pieces: [host.id], why: 'destroyed' });
    return 'marked';
  },
  steps: { marked: () => 'begin' },
};

/** The kind of effect that only this card has. */
export const KINDS = { mark };
