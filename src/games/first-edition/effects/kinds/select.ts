import { attemptOf } from '../../chapters/missions/team.ts';
import type { Kind } from '../kind.ts';
import { countOf, hit, type Pick, pick, pickable, pickText } from '../pick.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Some are selected for what comes next. `needed`: it can’t be got past with fewer, and nothing else happens then. */
    select: { pick: Pick; needed?: true };
  }
}

export const select: Kind<'select', 'selected'> = {
  run(ctx, run, effect) {
    const can = pickable(ctx.g, run, effect.pick).length;
    if (effect.needed === true && can < countOf(effect.pick, can)) {
      attemptOf(ctx.g).verdict = 'blocked';
      return 'stop';
    }
    pick(ctx, run, effect.pick, 'who is chosen');
    return 'selected';
  },
  steps: {
    selected({ g }, run) {
      run.picked = hit(g, run).map(({ id }) => id);
    },
  },
  text: (effect) => `Chooses ${pickText(effect.pick)}.`,
};
