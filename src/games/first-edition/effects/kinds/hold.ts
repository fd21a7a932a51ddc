import { listed } from '../../../kit/words.ts';
import { following } from '../../chapters/holograms/holograms.ts';
import { piecesNamed } from '../../position/names.ts';
import { onPiece } from '../../position/places.ts';
import type { Kind } from '../kind.ts';
import { hit, type Pick, picking } from '../pick.ts';
import { pickText } from '../text.ts';
import type { EffectOf } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * The card in play with this effect holds personnel: while it is there, they are stopped or disabled (C-TEAM-15).
     * With the value `away`, the personnel are placed on the card and can't be used (C-DILEMMA-27).
     */
    hold: { pick: Pick; as: 'stopped' | 'disabled' | 'away' };
  }
}

export const hold: Kind<'hold', 'held'> = {
  ...picking(
    (effect: EffectOf<'hold'>) =>
      effect.as === 'away' ? 'which personnel is held' : `which personnel is ${effect.as}`,
    'held',
  ),
  steps: {
    held(ctx, run, { as }) {
      const { g } = ctx;
      const by = run.placed ?? (run.from.kind === 'piece' ? run.from.piece : undefined);
      const pieces = as === 'away' && by !== undefined ? following(ctx, hit(g, run), onPiece(by)) : hit(g, run);
      if (by === undefined || g.pieces[by] === undefined || pieces.length === 0) return;
      for (const piece of pieces) {
        piece.held = { by, as: as === 'stopped' ? as : 'disabled' };
        if (as === 'away') piece.at = onPiece(by);
      }
      ctx.log(`${as === 'away' ? 'Held' : `Now ${as}`}: ${listed(piecesNamed(g, pieces))}.`, 'C-DILEMMA-18');
    },
  },
  text: ({ pick, as }) => pickText(pick, as === 'away' ? 'held there' : `“${as}” while the dilemma is there`),
};
