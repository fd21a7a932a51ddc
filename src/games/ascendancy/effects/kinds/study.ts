import { STUDY } from '../../chapters/calls.ts';
import { systemName } from '../../content/lookup.ts';
import { discOf } from '../../position/find.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import { type Amount, amountIn } from '../amount.ts';
import type { Kind } from '../kind.ts';
import { hereOf } from '../system-units.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Puts Research from the Supply on Projects, at most 1 on each, and the rest into Reserves. With `must`, as many
     * Projects as possible get Research.
     */
    study: { amount: Amount; must?: true };
    /** Adds Research to the Phenomenon, or removes Research from it, before a player claims it (A-PHEN-03). */
    'research-here': { add: number };
  }
}

export const study: Kind<'study'> = {
  run(ctx, run, { amount, must }) {
    const due = amountIn(ctx.g, run, amount);
    const how = must === undefined ? {} : { must };
    if (due > 0) ctx.call(STUDY, { seat: run.seat, amount: due, from: 'supply', ...how });
  },
  worth: () => 0.8,
};

export const researchHere: Kind<'research-here'> = {
  run(ctx, run, { add }) {
    const disc = discOf(ctx.g, hereOf(run));
    disc.research = Math.max(0, disc.research + add);
    const place = systemName(disc.id);
    const name = ruleSourceName(ctx.g, run.from);
    const what = add > 0 ? `${add} more Research is there` : `${-add} of its Research goes back to the Supply`;
    ctx.log(name === place ? `${place}: ${what}.` : `${name} at ${place}: ${what}.`, 'A-PHEN-03');
  },
  worth: ({ add }) => 0.5 * add,
};
