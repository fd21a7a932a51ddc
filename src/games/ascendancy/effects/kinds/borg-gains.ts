import { gainTech } from '../../chapters/borg/tech.ts';
import { systemName } from '../../content/lookup.ts';
import { does } from '../../position/names.ts';
import type { Kind } from '../kind.ts';
import { hereOf } from '../system-units.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Draws Borg Tech Cards (A-BORG-06). */
    'draw-tech': { count: number };
    /** Closes the Transwarp Hub permanently. */
    seal: object;
  }
}

export const drawTech: Kind<'draw-tech'> = {
  run(ctx, run, { count }) {
    if (ctx.g.borg !== null) gainTech(ctx, run.seat, count);
  },
  worth: ({ count }) => 1.5 * count,
};

export const seal: Kind<'seal'> = {
  run(ctx, run) {
    const { borg } = ctx.g;
    if (borg === null) return;
    borg.sealed = true;
    const what = `${systemName(hereOf(run))}. No more Cubes can arrive there`;
    ctx.log(`${does(ctx.g, run.seat, 'seals', 'seal')} the ${what}.`, 'A-BORG-08');
  },
  worth: () => 8,
};
