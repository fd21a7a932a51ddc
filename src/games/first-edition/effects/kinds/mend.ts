import { LEAVE } from '../../chapters/calls.ts';
import { isDamaged, markersOn } from '../../chapters/damage/hull.ts';
import { pieceName } from '../../position/names.ts';
import type { Kind } from '../kind.ts';
import { type Which, whichOf } from '../which.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Repairs ships at once (C-DOCK-06). */
    mend: { which: Which };
  }
}

export const mend: Kind<'mend', 'mended'> = {
  run(ctx, run, { which }) {
    const ships = whichOf(ctx.g, run, which).filter((ship) => isDamaged(ctx.g, ship));
    const markers = ships.flatMap((ship) => markersOn(ctx.g, ship));
    for (const ship of ships) {
      delete ship.damaged;
      ctx.log(`${pieceName(ctx.g, ship.id)} is repaired.`, 'C-DOCK-06');
    }
    if (markers.length > 0) ctx.call(LEAVE, { seat: run.seat, pieces: markers.map(({ id }) => id), why: 'discarded' });
    return 'mended';
  },
  steps: { mended: () => 'begin' },
  text: () => 'Repairs ships.',
};
