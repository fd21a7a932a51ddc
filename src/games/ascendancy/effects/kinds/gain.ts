import { noteUse, PAID } from '../../position/conflict.ts';
import { gain as gains, RESOURCES } from '../../position/resources.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Civ, Resources } from '../../state.ts';
import { type Amount, amountIn } from '../amount.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Takes Resources from the Supply for the player, for `seat`, or for the leader of `civ` if there is one. `times`
     * multiplies the gain.
     */
    gain: { gains: Partial<Resources>; rule: string; seat?: number; civ?: Civ; times?: Amount };
  }
}

/** The value of one Resource, in Culture. */
const WORTH = { production: 0.5, research: 0.5, culture: 1 } as const;

export const gain: Kind<'gain'> = {
  run(ctx, run, { gains: what, rule, seat, civ, times = 1 }) {
    const { g } = ctx;
    const player = g.players.findIndex((one) => one.civ === civ && !one.out);
    const taker = civ === undefined ? (seat ?? run.seat) : player;
    if (taker < 0) return;
    const count = amountIn(g, run, times);
    const all: Partial<Resources> = Object.fromEntries(RESOURCES.map((one) => [one, (what[one] ?? 0) * count]));
    // Some rules pay Culture for a conflict only if no other rule did, so Culture gained during a conflict is recorded.
    if (g.conflict !== null && (all.culture ?? 0) > 0) noteUse(g.conflict, PAID, taker);
    gains(ctx, taker, all, `from ${ruleSourceName(g, run.from)}`, rule);
  },
  worth: ({ gains: what }) => RESOURCES.reduce((sum, one) => sum + (what[one] ?? 0) * WORTH[one], 0),
};
