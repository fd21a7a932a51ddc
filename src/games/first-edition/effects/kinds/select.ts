import { attemptOf } from '../../chapters/missions/team.ts';
import type { FirstEdition } from '../../state.ts';
import type { PieceId } from '../../terms.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { aimedAt, countOf, hit, type Pick, pick, pickable } from '../pick.ts';
import { pickText } from '../text.ts';
import type { EffectOf } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Selects personnel for the next effects, or if `also` is set, adds them to those selected earlier. If `needed` is
     * set and too few can be selected, the dilemma can't be overcome and nothing else happens.
     */
    select: { pick: Pick; needed?: true; also?: true };
  }
}

export const select: Kind<'select', 'selected'> = {
  quiet: true,
  run(ctx, run, effect) {
    if (isShort(ctx.g, run, effect)) {
      attemptOf(ctx.g).verdict = 'blocked';
      return 'stop';
    }
    pick(ctx, run, effect.pick, WHAT);
    return 'selected';
  },
  aim: {
    choose(ctx, run, effect) {
      if (isShort(ctx.g, run, effect)) return false;
      pick(ctx, run, effect.pick, WHAT);
      return true;
    },
    at: aimedAt,
  },
  steps: {
    selected({ g }, run, effect) {
      noteSelected(
        run,
        effect,
        hit(g, run).map(({ id }) => id),
      );
    },
  },
  text: ({ pick: how, needed }) => pickText(how, `selected${needed === true ? '; otherwise nobody gets past it' : ''}`),
};

/** Remembers the selected personnel for the next effects. */
export function noteSelected(run: Run, { also }: EffectOf<'select'>, pieces: PieceId[]): void {
  run.picked = also === true && run.picked !== undefined ? [...run.picked, ...pieces] : pieces;
}

const WHAT = 'which personnel is selected';

/** True if fewer can be selected than are needed. */
function isShort(g: FirstEdition, run: Run, { pick: how, needed }: EffectOf<'select'>): boolean {
  const can = pickable(g, run, how).length;
  return needed === true && can < countOf(g, run, how, can);
}
