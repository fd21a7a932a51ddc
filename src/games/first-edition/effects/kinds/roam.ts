import { locationName, pieceName } from '../../position/names.ts';
import { atLocation } from '../../position/places.ts';
import type { LocationId } from '../../terms.ts';
import { whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Moves the card in play with this effect to a location like a ship, using up RANGE (C-MOVE-02). */
    roam: { to: LocationId; cost: number };
  }
}

export const roam: Kind<'roam'> = {
  run(ctx, run, { to, cost }) {
    for (const piece of whichOf(ctx.g, run, 'itself')) {
      piece.at = atLocation(to);
      piece.spent = (piece.spent ?? 0) + cost;
      ctx.log(`${pieceName(ctx.g, piece.id)} moves to ${locationName(ctx.g, to)}.`, 'C-MOVE-02');
    }
  },
  text: () => 'Moves like a ship.',
};
