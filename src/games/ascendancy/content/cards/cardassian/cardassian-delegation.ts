import type { Seat } from '../../../../../kernel/types.ts';
import { LOSE } from '../../../chapters/calls.ts';
import type { Run } from '../../../effects/frame.ts';
import type { Kind } from '../../../effects/kind.ts';
import { playerOf, rivals } from '../../../position/find.ts';
import { gain, RESOURCES } from '../../../position/resources.ts';
import { trades } from '../../../position/standing.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import type { Civ, Resources } from '../../../state.ts';
import { fromDiscovery } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** Cardassian Delegation. */
export const CARDS = exploration('cardassian', [
  {
    id: 'cardassian-cardassian-delegation',
    number: 6,
    name: 'Cardassian Delegation',
    type: 'discovery',
    after: 'discard',
    source: 'public',
    line: 'Take 1 Research unless you are Cardassian. Each of the Cardassians’ trade partners loses a Resource of their choice, and the Cardassians gain those Resources. Without partners, they take 1 Production.',
    resolve: [
      { do: 'when', is: { civ: 'cardassian' }, else: [fromDiscovery({ research: 1 })] },
      { do: 'tribute', civ: 'cardassian', without: { production: 1 }, rule: 'A-EXPL-15' },
    ],
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Each player who trades with the leader of a civilization loses a Resource, and the leader gains those Resources.
     * If there are no such players, the leader gains `without`.
     */
    tribute: { civ: Civ; without: Partial<Resources>; rule: string };
  }
}

interface Tribute extends Run {
  partners?: Seat[];
  /** The seat that is losing a Resource, and its Reserves before the loss. */
  loser?: Seat;
  had?: Resources;
}

const tribute: Kind<'tribute', 'tribute-next' | 'tribute-taken', Tribute> = {
  run(ctx, run, { civ, without, rule }) {
    const { g } = ctx;
    const leader = g.players.findIndex((player) => player.civ === civ && !player.out);
    if (leader < 0) return 'begin';
    run.partners = rivals(g, leader).filter((one) => trades(g, leader, one));
    if (run.partners.length > 0) return 'tribute-next';
    gain(ctx, leader, without, `from ${ruleSourceName(g, run.from)}`, rule);
    return 'begin';
  },
  steps: {
    'tribute-next'(ctx, run) {
      const seat = run.partners?.shift();
      if (seat === undefined) {
        delete run.partners;
        return 'begin';
      }
      const { reserves } = playerOf(ctx.g, seat);
      if (RESOURCES.every((one) => reserves[one] === 0)) return 'tribute-next';
      run.loser = seat;
      run.had = { ...reserves };
      ctx.call(LOSE, { seat, amount: 1, of: [...RESOURCES] });
      return 'tribute-taken';
    },
    'tribute-taken'(ctx, run, { civ, rule }) {
      const { loser = run.seat, had } = run;
      const { reserves } = playerOf(ctx.g, loser);
      const leader = ctx.g.players.findIndex((player) => player.civ === civ);
      const lost = RESOURCES.find((one) => had !== undefined && reserves[one] < had[one]);
      if (lost !== undefined) gain(ctx, leader, { [lost]: 1 }, `from ${ruleSourceName(ctx.g, run.from)}`, rule);
      delete run.loser;
      delete run.had;
      return 'tribute-next';
    },
  },
  worth: () => 0,
};

/** The kind of effect that only this card has. */
export const KINDS = { tribute };
