import { before } from '../../../kit/effects.ts';
import { faces, throwDice } from '../card-roll.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Rolls a die and records its face. If the face is `high` or more, `pass` is carried out, and otherwise `fail`. */
    'roll-die': { high?: number; pass?: Effects; fail?: Effects };
  }
}

export const rollDie: Kind<'roll-die', 'die-rolled'> = {
  run(ctx, run, { high = 1 }) {
    throwDice(ctx, run, 1, high);
    return 'die-rolled';
  },
  steps: {
    'die-rolled'(ctx, run, { high = 1, pass = [], fail = [] }) {
      const [face = 0] = faces(ctx);
      run.face = face;
      run.passed = face >= high;
      before(run, run.passed ? pass : fail);
    },
  },
  worth: () => 0.5,
};
