import { before } from '../../../kit/effects.ts';
import { BRAVE } from '../../chapters/calls.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { hereOf, ownHere, ownShips } from '../system-units.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Makes all the player’s Ships in the System Brave a Hazard of this Level (A-EXPL-14) and records how many were
     * lost. If any Ship is left, the effects in `survived` follow.
     */
    brave: { level: number; survived?: Effects };
  }
}

interface Braving extends Run {
  /** The number of Ships before the Hazard. */
  ships?: number;
}

export const brave: Kind<'brave', 'hazard-braved', Braving> = {
  run(ctx, run, { level }) {
    const units = ownHere(ctx.g, run).map(({ id }) => id);
    run.ships = ownShips(ctx.g, run);
    run.amount = 0;
    if (units.length === 0) return 'begin';
    ctx.call(BRAVE, { seat: run.seat, units, system: hereOf(run), level, kind: 'none' });
    return 'hazard-braved';
  },
  steps: {
    'hazard-braved'({ g }, run, { survived = [] }) {
      const left = ownShips(g, run);
      run.amount = (run.ships ?? left) - left;
      run.passed = left > 0;
      delete run.ships;
      if (left > 0) before(run, survived);
    },
  },
  worth: ({ level }) => -0.15 * (7 - level),
};
