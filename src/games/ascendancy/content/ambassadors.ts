import { type Offer, offer } from '../../kit/offers.ts';
import type { Effects } from '../effects/union.ts';
import { lacksCommands } from '../position/turn.ts';
import type { Ascendancy, SystemId } from '../state.ts';
import { systemName } from './systems/table.ts';

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
