import { type Choosing, SELECT } from '../../chapters/calls.ts';
import { cardName } from '../../position/names.ts';
import type { PieceId } from '../../terms.ts';
import { whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Chooses some of these cards in play for the effects that follow. */
    choose: { from: readonly PieceId[]; how: Choosing; count: number; what: string };
  }
}

export const choose: Kind<'choose', 'chosen-ones'> = {
  run(ctx, run, { from, how, count, what }) {
    delete run.result;
    const can = whichOf(ctx.g, run, from).map(({ id }) => id);
    ctx.call(SELECT, { seat: run.seat, how, from: can, count, what: `${cardName(run.from.card)}, ${what}` });
    return 'chosen-ones';
  },
  steps: { 'chosen-ones': () => 'begin' },
};
