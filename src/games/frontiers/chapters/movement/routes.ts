import type { Seat } from '../../../../kernel/types.ts';
import type { Frontiers } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import { spaceAt } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { costOf, provokedBy, reachFrom } from './movement.ts';

/** A ship's path to a space. */
export interface ShipRoute {
  /** The spaces that the ship enters, ending with the destination. */
  readonly steps: readonly HexId[];
  /** The Move cost of the whole path. */
  readonly cost: number;
  /** Whether the last step provokes Enemy Ships, which ends any movement (F-MOVE-14). */
  readonly provokes: boolean;
}

/**
 * Returns the best path to each space that a ship reaches with this many Move points, cheapest first (F-MOVE-04). Paths
 * that provoke nobody are better than others. Of several equally safe paths, the cheapest is best, or the shortest of
 * the cheapest.
 */
export function routes(g: Frontiers, seat: Seat, move: number): ReadonlyMap<HexId, ShipRoute> {
  const { at } = playerOf(g, seat);
  const found = new Map<HexId, ShipRoute>();
  if (at === null) return found;
  // Compute the cost of each space only once, no matter how many times a path enters it.
  const prices = new Map<HexId, number | null>([[at, null]]);
  const open: { at: HexId; route: ShipRoute }[] = [{ at, route: { steps: [], cost: 0, provokes: false } }];
  for (let from = open.shift(); from !== undefined; from = open.shift()) {
    if (from.route.provokes || (found.get(from.at) ?? from.route) !== from.route) continue;
    for (const to of reachFrom(g, seat, from.at)) {
      const known = prices.get(to);
      const step = known === undefined ? priceOf(g, seat, to) : known;
      prices.set(to, step);
      if (step === null || from.route.cost + step > move) continue;
      const route = {
        steps: [...from.route.steps, to],
        cost: from.route.cost + step,
        provokes: provokedBy(g, seat, from.at, to).length > 0,
      };
      if (!isBetter(route, found.get(to))) continue;
      found.set(to, route);
      // Keep the queue sorted by cost, with equal costs in order of arrival, so that few spaces are visited twice.
      const after = open.findLastIndex((other) => other.route.cost <= route.cost);
      open.splice(after + 1, 0, { at: to, route });
    }
  }
  return new Map([...found].sort(([, one], [, other]) => one.cost - other.cost));
}

function priceOf(g: Frontiers, seat: Seat, id: HexId): number | null {
  const space = spaceAt(g, id);
  return space === null ? null : costOf(g, seat, space);
}

function isBetter(next: ShipRoute, known: ShipRoute | undefined): boolean {
  if (known === undefined) return true;
  if (next.provokes !== known.provokes) return known.provokes;
  return next.cost < known.cost || (next.cost === known.cost && next.steps.length < known.steps.length);
}
