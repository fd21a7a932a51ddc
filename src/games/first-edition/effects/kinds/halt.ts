import { listed } from '../../../kit/words.ts';
import { affected } from '../../chapters/dilemmas/affected.ts';
import { equipmentAt } from '../../chapters/teams/teams.ts';
import { piecesNamed } from '../../position/names.ts';
import type { Kind } from '../kind.ts';
import { hit, type Pick, picking } from '../pick.ts';
import { countedOf } from '../tested.ts';
import { LATER, pickText } from '../text.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Stops some of those who face the dilemma until the end of this turn, and for `more` further turns of both players
     * (C-STOP-01). With `counted`, they stay stopped for as many full turns of their player as the card's rule counts.
     */
    halt: { pick: Pick; more?: number | 'counted' };
  }
}

export const halt: Kind<'halt', 'halted'> = {
  ...picking('which personnel is stopped', 'halted'),
  steps: {
    halted(ctx, run, { pick: of, more: turns = 0 }) {
      const pieces = hit(ctx.g, run);
      const more = turns === 'counted' ? 2 * countedOf(ctx.g, run, affected(ctx.g, run)) : turns;
      // A group that is stopped as a whole stops its equipment (C-STOP-05).
      const things = isWhole(of) ? pieces.flatMap(({ at, seat }) => equipmentAt(ctx.g, at, seat)) : [];
      for (const piece of [...pieces, ...things]) piece.stopped = ctx.g.turns + more;
      if (pieces.length > 0) ctx.log(`Stopped: ${listed(piecesNamed(ctx.g, pieces))}.`, 'C-STOP-01');
    },
  },
  text: ({ pick, more }) => pickText(pick, `“stopped”${more === undefined ? '' : LATER}`),
};

/** True if a selection covers everyone. */
function isWhole({ how, who, but, only, like, unlike, below, able, odd }: Pick): boolean {
  return how === 'all' && [who, but, only, like, unlike, below, able, odd].every((limit) => limit === undefined);
}
