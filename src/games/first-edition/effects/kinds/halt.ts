import { listed } from '../../../kit/words.ts';
import { equipmentAt } from '../../chapters/teams/teams.ts';
import { piecesNamed } from '../../position/names.ts';
import type { Kind } from '../kind.ts';
import { hit, type Pick, picking, pickText } from '../pick.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Stops some of those who face it (C-STOP-01): to the end of this turn, and so many turns of both players more. */
    halt: { pick: Pick; more?: number };
  }
}

export const halt: Kind<'halt', 'halted'> = {
  ...picking('who is stopped', 'halted'),
  steps: {
    halted(ctx, run, { pick: of, more = 0 }) {
      const pieces = hit(ctx.g, run);
      // C-STOP-05: a team that is stopped as a whole stops what it carries.
      const things = isWhole(of) ? pieces.flatMap(({ at, seat }) => equipmentAt(ctx.g, at, seat)) : [];
      for (const piece of [...pieces, ...things]) piece.stopped = ctx.g.turns + more;
      if (pieces.length > 0) ctx.log(`Stopped: ${listed(piecesNamed(ctx.g, pieces))}.`, 'C-STOP-01');
    },
  },
  text: (effect) => `Stops ${pickText(effect.pick)}.`,
};

/** Whether a pick is of everybody, and not of some. */
function isWhole({ how, who, but, only, like, unlike, below, able, odd }: Pick): boolean {
  return how === 'all' && [who, but, only, like, unlike, below, able, odd].every((limit) => limit === undefined);
}
