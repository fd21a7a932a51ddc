import { CAPTURE } from '../../chapters/calls.ts';
import { attemptOf } from '../../chapters/missions/team.ts';
import { opponentOf } from '../../position/find.ts';
import type { Kind } from '../kind.ts';
import { hit, type Pick, picking } from '../pick.ts';
import { pickText } from '../text.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * The opponent captures some of those who face the dilemma. If nobody can guard the captives, the dilemma is their trap
     * (C-CAPTURE-02).
     */
    capture: { pick: Pick };
  }
}

export const capture: Kind<'capture', 'seized' | 'captured'> = {
  ...picking('who is captured', 'seized'),
  steps: {
    seized(ctx, run) {
      const { met } = attemptOf(ctx.g);
      const trap = met === null ? {} : { trap: { card: met.card, owner: met.owner } };
      ctx.call(CAPTURE, { seat: opponentOf(run.seat), pieces: hit(ctx.g, run).map(({ id }) => id), ...trap });
      return 'captured';
    },
    captured: () => 'begin',
  },
  text: ({ pick }) => pickText(pick, 'captured'),
};
