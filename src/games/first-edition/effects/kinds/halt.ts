import { listed } from '../../../kit/words.ts';
import { piecesNamed } from '../../position/names.ts';
import type { Kind } from '../kind.ts';
import { hit, type Pick, pick, pickText } from '../pick.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Stops some of those who face it (C-STOP-01): to the end of this turn, and so many turns of both players more. */
    halt: { pick: Pick; more?: number };
  }
}

export const halt: Kind<'halt', 'halted'> = {
  run(ctx, run, effect) {
    pick(ctx, run, effect.pick, 'who is stopped');
    return 'halted';
  },
  steps: {
    halted(ctx, run, { more = 0 }) {
      const pieces = hit(ctx.g, run);
      for (const piece of pieces) piece.stopped = ctx.g.turns + more;
      if (pieces.length > 0) ctx.log(`Stopped: ${listed(piecesNamed(ctx.g, pieces))}.`, 'C-STOP-01');
    },
  },
  text: (effect) => `Stops ${pickText(effect.pick)}.`,
};
