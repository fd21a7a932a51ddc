import { listed } from '../../../kit/words.ts';
import { piecesNamed } from '../../position/names.ts';
import type { Kind } from '../kind.ts';
import { type Pick, pick, pickText } from '../pick.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Stops some of those who face it (C-STOP-01). */
    halt: { pick: Pick };
  }
}

export const halt: Kind<'halt', 'halted'> = {
  run(ctx, run, effect) {
    pick(ctx, run, effect.pick, 'who is stopped');
    return 'halted';
  },
  steps: {
    halted(ctx, run) {
      const pieces = (run.result ?? []).flatMap((id) => ctx.g.pieces[id] ?? []);
      for (const piece of pieces) piece.stopped = ctx.g.turns;
      if (pieces.length > 0) ctx.log(`Stopped: ${listed(piecesNamed(ctx.g, pieces))}.`, 'C-STOP-01');
    },
  },
  text: (effect) => `Stops ${pickText(effect.pick)}.`,
};
