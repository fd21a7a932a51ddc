import type { Seat } from '../../../../kernel/types.ts';
import { uncolonizable } from '../../chapters/building/colonies.ts';
import { COLONIZE } from '../../chapters/calls.ts';
import { unitsIn } from '../../position/find.ts';
import { gain } from '../../position/resources.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Kind } from '../kind.ts';
import { hereOf } from '../system-units.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Lets a seat Colonize the System, if it is Undeveloped, and pay nothing but one of the seat's Ships there. */
    annex: { by: Seat };
    /** Gives Culture to the winner of the last Space Battle in the System. */
    spoils: { culture: number; rule: string };
  }
}

export const annex: Kind<'annex'> = {
  run(ctx, run, { by }) {
    const disc = ctx.g.discs[hereOf(run)];
    const [ship] = unitsIn(ctx.g, hereOf(run), by);
    if (disc === undefined || ship === undefined || uncolonizable(ctx.g, by, disc) !== null) return;
    ctx.call(COLONIZE, { seat: by, system: disc.id, unit: ship.id, pay: 'nothing', given: true });
  },
  worth: () => -0.5,
};

export const spoils: Kind<'spoils'> = {
  run(ctx, run, { culture, rule }) {
    const { last } = ctx.g;
    const winner = last?.kind === 'battle' && last.sector === hereOf(run) ? last.sides[last.winner ?? -1]?.owner : null;
    if (typeof winner !== 'number') return;
    gain(ctx, winner, { culture }, `from ${ruleSourceName(ctx.g, run.from)}`, rule);
  },
  worth: ({ culture }) => culture / 2,
};
