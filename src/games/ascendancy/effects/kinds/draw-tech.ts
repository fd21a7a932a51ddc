import { gainTech } from '../../chapters/borg/tech.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Draws Borg Tech Cards (A-BORG-06). */
    'draw-tech': { count: number };
  }
}

export const drawTech: Kind<'draw-tech'> = {
  run(ctx, run, { count }) {
    if (ctx.g.borg !== null) gainTech(ctx, run.seat, count);
  },
  worth: ({ count }) => 1.5 * count,
};
