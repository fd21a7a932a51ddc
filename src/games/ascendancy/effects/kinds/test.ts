import { before } from '../../../kit/effects.ts';
import { type Resulting, TEST } from '../../chapters/calls.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { hereOf } from '../system-units.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Makes the player take a Diplomacy Test (A-EXPL-12), then carries out its consequences (A-EXPL-13). */
    test: { number: number; pass: Effects; fail?: Effects };
  }
}

export const test: Kind<'test', 'tested', Run & Resulting> = {
  run(ctx, run, { number }) {
    ctx.call(TEST, { seat: run.seat, system: hereOf(run), number });
    return 'tested';
  },
  steps: {
    tested(_ctx, run, { pass, fail = [] }) {
      run.passed = run.result === 1;
      before(run, run.passed ? pass : fail);
    },
  },
  worth: ({ number }) => (7 - number) / 6,
};
