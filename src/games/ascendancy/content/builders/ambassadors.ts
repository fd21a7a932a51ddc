import { type Offer, offer } from '../../../kit/offers.ts';
import type { Effects } from '../../effects/union.ts';
import { agreementBetween, isDeveloped } from '../../position/standing.ts';
import { lacksCommands } from '../../position/turn.ts';
import type { Ascendancy, SystemId } from '../../state.ts';
import { systemName } from '../lookup.ts';

/**
 * Lists offers to move an Ambassador, for a Command, from any System that holds one to any of its target Systems
 * (A-OPEN-17, A-VUL-12).
 */
export function ambassadorMoves(
  g: Ascendancy,
  seat: number,
  targets: (from: SystemId) => readonly SystemId[],
  rule: string,
): Offer<Effects>[] {
  const why = lacksCommands(g, seat, 1);
  return Object.values(g.discs).flatMap(({ id: from, ambassadors }) =>
    (ambassadors === 0 ? [] : targets(from)).map((to) => {
      const move: Effects = [
        { do: 'spend-command', count: 1 },
        { do: 'ambassador', from, to, rule },
      ];
      return offer(move, why, () => ({
        key: `ambassador:${from}:${to}`,
        verb: 'ambassador',
        label: `Send an Ambassador from ${systemName(from)} to ${systemName(to)}`,
        hint: '1 Command',
        rule,
      }));
    }),
  );
}

/**
 * Whether a System can receive Ambassadors: it is an independent world, or it belongs to a rival whose Trade Agreement
 * the seat holds (A-VUL-10).
 */
export function receives(g: Ascendancy, seat: number, system: SystemId): boolean {
  const disc = g.discs[system];
  if (disc === undefined || disc.control === seat || disc.spire !== null) return false;
  return disc.control === null ? isDeveloped(disc) : agreementBetween(g, disc.control, seat) !== null;
}
