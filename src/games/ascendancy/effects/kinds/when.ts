import { before } from '../../../kit/effects.ts';
import { type Condition, holds } from '../condition.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Carries out one list of effects if a condition holds, and another if it doesn’t. */
    when: { is: Condition; does?: Effects; else?: Effects };
  }
}

export const when: Kind<'when'> = {
  run({ g }, run, { is, does = [], else: other = [] }) {
    before(run, holds(g, run, is) ? does : other);
  },
  worth: () => 0.3,
};
