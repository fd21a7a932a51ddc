import { must } from '../../../../kernel/must.ts';
import { listed } from '../../../kit/words.ts';
import { following } from '../../chapters/holograms/holograms.ts';
import { piecesNamed, placeName } from '../../position/names.ts';
import { isShip } from '../../position/piece-types.ts';
import { onPiece } from '../../position/places.ts';
import type { CardPlace } from '../../terms.ts';
import { type CardSelector, whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Relocates cards in play. Relocation isn't movement (C-MOVE-01). */
    shift: { which: CardSelector; to: CardPlace | 'itself' };
  }
}

export const shift: Kind<'shift'> = {
  run(ctx, run, { which, to: where }) {
    const own = 'piece' in run.from ? run.from.piece : undefined;
    const to = where === 'itself' ? onPiece(must(own, 'the card itself')) : where;
    const pieces = following(ctx, whichOf(ctx.g, run, which), to);
    if (pieces.length === 0) return;
    for (const piece of pieces) {
      piece.at = to;
      if (isShip(piece)) delete piece.docked;
    }
    ctx.log(`${listed(piecesNamed(ctx.g, pieces))}: relocated ${placeName(ctx.g, to)}.`, 'C-MOVE-01');
  },
};
