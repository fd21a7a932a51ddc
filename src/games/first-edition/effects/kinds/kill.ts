import { LEAVE } from '../../chapters/calls.ts';
import type { Kind } from '../kind.ts';
import { hit, type Pick, picking } from '../pick.ts';
import { pickText } from '../text.ts';
import type { EffectOf } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Kills some of those who face the dilemma, or discards them, which doesn't count as killing (C-LEAVE-06). */
    kill: { pick: Pick; how?: 'discarded' };
  }
}

export const kill: Kind<'kill', 'killed' | 'dead'> = {
  ...picking(
    (effect: EffectOf<'kill'>) => (effect.how === undefined ? 'which personnel dies' : 'which personnel is discarded'),
    'killed',
  ),
  steps: {
    killed(ctx, run, { how }) {
      ctx.call(LEAVE, { seat: run.seat, pieces: hit(ctx.g, run).map(({ id }) => id), why: how ?? 'killed' });
      return 'dead';
    },
    dead: () => 'begin',
  },
  text: ({ pick, how = 'killed' }) => pickText(pick, how),
};
