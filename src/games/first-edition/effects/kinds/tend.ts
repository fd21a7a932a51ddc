import { isDamaged } from '../../chapters/damage/hull.ts';
import { repairAll } from '../../chapters/damage/repair.ts';
import { pieceName } from '../../position/names.ts';
import { hostOf, placeKind } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * A personnel repairs the damaged ship it is aboard, at the start and end of its player's turns, or stops doing so
     * (`off`). After this many full turns the ship is repaired (C-DOCK-06).
     */
    tend: { at: 'begin' | 'end' | 'off'; turns: number };
  }
}

export const tend: Kind<'tend'> = {
  run(ctx, run, { at, turns }) {
    const { g } = ctx;
    const [piece] = whichOf(g, run, 'itself');
    if (piece === undefined) return;
    const ship = at === 'off' ? null : brokenOf(g, piece);
    const [known] = piece.upon ?? [];
    if (ship === null || (at === 'end' && known !== ship.id)) {
      delete piece.upon;
      delete piece.marks;
      return;
    }
    if (at === 'begin') {
      if (known !== ship.id) delete piece.marks;
      piece.upon = [ship.id];
      return;
    }
    piece.marks = (piece.marks ?? 0) + 1;
    if (piece.marks < turns) return;
    delete piece.upon;
    delete piece.marks;
    repairAll(g, ship);
    ctx.log(`${pieceName(g, piece.id)} has repaired ${pieceName(g, ship.id)}.`, 'C-DOCK-06');
  },
  text: ({ turns }) => `Repairs the personnel’s ship in ${turns} turns.`,
};

/** Returns the damaged ship that a personnel is aboard, or null. */
function brokenOf(g: FirstEdition, { at }: Piece): Piece | null {
  const host = placeKind(at) === 'aboard' ? g.pieces[hostOf(at) ?? 0] : undefined;
  return host !== undefined && isDamaged(g, host) ? host : null;
}
