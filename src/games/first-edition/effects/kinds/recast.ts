import type { Affiliation } from '../../content/printed.ts';
import { pieceName } from '../../position/names.ts';
import { type CardSelector, whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Gives cards in play another affiliation while the card with this effect is in play. */
    recast: { which: CardSelector; affiliation: Affiliation };
  }
}

export const recast: Kind<'recast'> = {
  run(ctx, run, { which, affiliation }) {
    const by = 'piece' in run.from ? run.from.piece : undefined;
    if (by === undefined) return;
    for (const piece of whichOf(ctx.g, run, which)) {
      piece.as = { affiliation, by };
      ctx.log(`${pieceName(ctx.g, piece.id)} becomes ${affiliation}.`, 'C-AFFIL-10');
    }
  },
  text: ({ affiliation }) => `Those cards become ${affiliation}.`,
};
