import { systemName } from '../../content/lookup.ts';
import { discOf } from '../../position/find.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Kind } from '../kind.ts';
import { hereOf } from '../system-units.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Adds Research to the Phenomenon, or removes Research from it, before a player claims it (A-PHEN-03). */
    'research-here': { add: number };
  }
}

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
