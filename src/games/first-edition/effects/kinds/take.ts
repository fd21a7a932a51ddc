import { listed } from '../../../kit/words.ts';
import { type TakenTo, takeAway } from '../../chapters/leaving/leave.ts';
import { piecesNamed } from '../../position/names.ts';
import type { Kind } from '../kind.ts';
import { hit, type Pick, picking } from '../pick.ts';
import { pickText } from '../text.ts';
import type { EffectOf } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Returns some of those who face the dilemma to their owner's hand or draw deck, or places them out-of-play
     * (C-LEAVE-05).
     */
    take: { pick: Pick; to: TakenTo };
  }
}

export const take: Kind<'take', 'taken'> = {
  ...picking((effect: EffectOf<'take'>) => `which personnel goes to ${effect.to}`, 'taken'),
  steps: {
    taken(ctx, run, { to }) {
      const { g } = ctx;
      const pieces = hit(g, run);
      if (pieces.length === 0) return;
      ctx.log(`${listed(piecesNamed(g, pieces))} ${pieces.length === 1 ? 'goes' : 'go'} to ${to}.`, 'C-LEAVE-05');
      for (const { id } of pieces) takeAway(g, id, to);
    },
  },
  text: ({ pick, to }) => pickText(pick, to === 'out-of-play' ? 'placed out-of-play' : `placed ${whither(to)}`),
};

/** Returns where a card goes. */
function whither(to: string): string {
  if (to === 'hand') return 'in its owner’s hand';
  return to.startsWith('top') ? 'on top of the draw deck' : 'under the draw deck';
}
