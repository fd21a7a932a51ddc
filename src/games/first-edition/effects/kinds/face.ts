import { FACE } from '../../chapters/calls.ts';
import { locationAt } from '../../position/places.ts';
import { type CardSelector, whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Makes a ship's crew face the next dilemma at its location, without an attempt. */
    face: { which: CardSelector };
  }
}

export const face: Kind<'face', 'faced'> = {
  run(ctx, run, { which }) {
    const [ship] = whichOf(ctx.g, run, which);
    const location = ship === undefined ? null : locationAt(ctx.g, ship.at);
    if (ship === undefined || location === null) return;
    ctx.call(FACE, { seat: ship.seat, location, ship: ship.id });
    return 'faced';
  },
  steps: { faced: () => 'begin' },
  text: () => 'Makes a crew face the next dilemma.',
};
