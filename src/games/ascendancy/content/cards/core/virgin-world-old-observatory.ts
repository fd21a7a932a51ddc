import { STUDY } from '../../../chapters/calls.ts';
import { type Amount, amountIn } from '../../../effects/amount.ts';
import type { Kind } from '../../../effects/kind.ts';
import { playerOf } from '../../../position/find.ts';
import { onColony } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** Virgin World: Old Observatory. */
export const CARDS = exploration('core', [
  {
    id: 'core-virgin-world-old-observatory',
    number: 22,
    name: 'Virgin World: Old Observatory',
    type: 'virgin',
    after: 'stays',
    source: 'ours',
    line: 'Whoever Colonizes it adds 1 Research to each of their own Projects, or takes 1 Research if they have none.',
    resolve: [],
    // Research from this card doesn’t count toward the limit in the Building Phase (A-BUILD-24).
    rule: onColony((g, { seat }) => [
      { do: 'study', amount: Math.max(1, playerOf(g, seat).projects.length), must: true },
    ]),
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Puts Research from the Supply on Projects, at most 1 on each, and the rest into Reserves. With `must`, as many
     * Projects as possible get Research.
     */
    study: { amount: Amount; must?: true };
  }
}

const study: Kind<'study'> = {
  run(ctx, run, { amount, must }) {
    const due = amountIn(ctx.g, run, amount);
    const how = must === undefined ? {} : { must };
    if (due > 0) ctx.call(STUDY, { seat: run.seat, amount: due, from: 'supply', ...how });
  },
  worth: () => 0.8,
};

/** The kind of effect that only this card has. */
export const KINDS = { study };
