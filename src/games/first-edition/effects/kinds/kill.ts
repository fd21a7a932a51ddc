import { LEAVE } from '../../chapters/calls.ts';
import type { Kind } from '../kind.ts';
import { hit, type Pick, pick, pickText } from '../pick.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Kills some of those who face it. */
    kill: { pick: Pick };
  }
}

export const kill: Kind<'kill', 'killed' | 'dead'> = {
  run(ctx, run, effect) {
    pick(ctx, run, effect.pick, 'who dies');
    return 'killed';
  },
  steps: {
    killed(ctx, run) {
      ctx.call(LEAVE, { seat: run.seat, pieces: hit(ctx.g, run).map(({ id }) => id), why: 'killed' });
      return 'dead';
    },
    dead: () => 'begin',
  },
  text: (effect) => `Kills ${pickText(effect.pick)}.`,
};
