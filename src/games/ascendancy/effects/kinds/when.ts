import { before } from '../../../kit/effects.ts';
import { type Condition, holds } from '../condition.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** One list of effects if a condition holds, another if it doesn’t. */
    when: { is: Condition; then?: Effects; else?: Effects };
  }
}

export const when: Kind<'when'> = {
  run({ g }, run, { is, then = [], else: other = [] }) {
    before(run, holds(g, run, is) ? then : other);
  },
  worth: () => 0.3,
};
