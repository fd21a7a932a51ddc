import { LEAVE } from '../../chapters/calls.ts';
import { pieceName } from '../../position/names.ts';
import type { Kind } from '../kind.ts';
import { type Which, whichOf } from '../which.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Damages ships; those that are damaged already are destroyed (C-SHIPBAT-06). */
    harm: { which: Which };
  }
}

export const harm: Kind<'harm', 'harmed'> = {
  run(ctx, run, { which }) {
    const ships = whichOf(ctx.g, run, which);
    const lost = ships.filter(({ damaged }) => damaged === true).map(({ id }) => id);
    for (const ship of ships) {
      if (ship.damaged === true) continue;
      ship.damaged = true;
      ctx.log(`${pieceName(ctx.g, ship.id)} is damaged.`, 'C-SHIPBAT-06');
    }
    if (lost.length > 0) ctx.call(LEAVE, { seat: run.seat, pieces: lost, why: 'destroyed' });
    return 'harmed';
  },
  steps: { harmed: () => 'begin' },
  text: () => 'Damages ships.',
};
