import { LEAVE } from '../../chapters/calls.ts';
import { attributeOf } from '../../chapters/skills/attributes.ts';
import type { Attribute } from '../../content/printed.ts';
import { hostOf } from '../../position/places.ts';
import { sourceOf } from '../frame.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Adds one to the number of times that the card in play with this effect has acted. If the attribute of the card's
     * host is then 0, the host is destroyed.
     */
    mark: { until: Attribute };
  }
}

export const mark: Kind<'mark', 'marked'> = {
  run(ctx, run, { until }) {
    const { g } = ctx;
    const piece = sourceOf(g, run);
    if (piece === undefined) return;
    piece.marks = (piece.marks ?? 0) + 1;
    const host = g.pieces[hostOf(piece.at) ?? 0];
    if (host === undefined || attributeOf(g, host, until) > 0) return;
    ctx.call(LEAVE, { seat: run.seat, pieces: [host.id], why: 'destroyed' });
    return 'marked';
  },
  steps: { marked: () => 'begin' },
  text: () => 'Counts another action of this card.',
};
