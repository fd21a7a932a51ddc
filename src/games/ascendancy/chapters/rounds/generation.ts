import type { Ctx } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { controlled } from '../../position/find.ts';
import { tradeProfits } from '../../position/profit.ts';
import { gain, nothing, RESOURCES } from '../../position/resources.ts';
import { nodesIn } from '../../position/standing.ts';
import { banned, granted, saying, setTo } from '../../rules/ask.ts';
import type { Ascendancy, Resources, SystemId } from '../../state.ts';

/**
 * Whether a System yields Resources to its Controller: no rule forbids it, or another rule allows it anyway (A-CAR-02).
 */
export function yieldsNow(g: Ascendancy, seat: Seat, system: SystemId): boolean {
  return banned(g, 'yield', { seat, system }) === null || granted(g, 'yields', { seat, system });
}

/** Returns one Resource for each Node in a player’s Systems (A-RECH-03). Control Nodes yield nothing. */
export function nodeIncome(g: Ascendancy, seat: Seat): Resources {
  const income = nothing();
  for (const disc of controlled(g, seat)) {
    if (!yieldsNow(g, seat, disc.id)) continue;
    for (const one of RESOURCES) {
      const production = setTo(g, 'node-yield', { seat, system: disc.id, resource: one });
      if (production === null) income[one] += nodesIn(disc, one);
      else income.production += production * nodesIn(disc, one);
    }
  }
  return income;
}

/** Returns the Resources from special rules in the current position (A-RECH-04, A-RECH-05). */
export function ruleIncome(g: Ascendancy, seat: Seat): Resources {
  const income = nothing();
  for (const { source, says } of saying(g, 'income')) {
    const given = says(g, source, seat);
    for (const one of RESOURCES) income[one] += given[one] ?? 0;
  }
  return income;
}

/** Gives a player Resources from Nodes, Trade Agreements and special rules (A-RECH-03, A-RECH-04). */
export function generate(ctx: Ctx<Ascendancy>, seat: Seat): void {
  const { g } = ctx;
  // All income is counted before any is gained.
  const [nodes, trade, rules] = [nodeIncome(g, seat), tradeProfits(g, seat), ruleIncome(g, seat)];
  gain(ctx, seat, nodes, 'from Nodes', 'A-RECH-03');
  gain(ctx, seat, { production: trade }, 'from Trade Agreements', 'A-TRADE-08');
  gain(ctx, seat, rules, 'from Advancements and special rules', 'A-RECH-04');
}
