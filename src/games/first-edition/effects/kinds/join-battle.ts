import { listed } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { piecesNamed } from '../../position/names.ts';
import type { PieceId } from '../../terms.ts';
import { whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Moves personnel with their equipment to a personnel battle that just began, to fight in it (C-PERSBAT-01). */
    'join-battle': { which: readonly PieceId[] };
  }
}

export const joinBattle: Kind<'join-battle'> = {
  run(ctx, run, { which }) {
    const { g } = ctx;
    if (g.battle?.kind !== 'personnel') return;
    const pieces = whichOf(g, run, which);
    for (const piece of pieces) {
      piece.at = g.battle.at;
      // Personnel take along what they carry (C-MOVE-07).
      if (isPersonnel(cardOf(piece.card))) g.battle.forces[piece.seat]?.push(piece.id);
    }
    if (pieces.length > 0) ctx.log(`${listed(piecesNamed(g, pieces))} join the battle.`, 'C-PERSBAT-01');
  },
  text: () => 'The personnel join the battle.',
};
