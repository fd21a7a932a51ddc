import type { Reader, Seat } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { idsAround, spaceAt } from '../chapters/map/ground.ts';
import type { HexId } from '../chapters/map/hex.ts';
import { spaceLabel } from '../chapters/map/labels.ts';
import { costOf, provokedBy, reach } from '../chapters/movement/movement.ts';
import { isSafe } from '../chapters/movement/safe.ts';
import type { Frontiers } from '../state.ts';
import type { ReachView } from '../view.ts';

/** A space on the way: what it costs to get there, and whether the way ends there because somebody is provoked. */
interface Stop {
  cost: number;
  provokes: boolean;
}

/** All spaces that the reader’s ship reaches with its Move points, at the least cost (F-MOVE-04, F-MOVE-14). */
export function reachView(g: Frontiers, reader: Reader): ReachView[] {
  const { turn } = g;
  if (turn === null || turn.seat !== reader || turn.step !== 'move' || turn.moved || g.combat !== null) return [];
  const { at, points } = playerOf(g, turn.seat);
  if (at === null || points.move === 0) return [];
  const found = stops(g, turn.seat, at, points.move);
  return [...found].flatMap(([id, { cost, provokes }]) => {
    if (id === at) return [];
    const warn = provokes ? 'provokes' : isSafe(g, turn.seat, id) ? null : 'no stop';
    return [{ space: spaceLabel(id), cost, warn }];
  });
}

function stops(g: Frontiers, seat: Seat, start: HexId, move: number): Map<HexId, Stop> {
  const first = reach(g, seat);
  const found = new Map<HexId, Stop>([[start, { cost: 0, provokes: false }]]);
  const open: HexId[] = [start];
  for (let from = open.shift(); from !== undefined; from = open.shift()) {
    const here = found.get(from);
    if (here === undefined || here.provokes) continue;
    for (const to of from === start ? first : idsAround(from)) {
      const space = spaceAt(g, to);
      const step = space === null ? null : costOf(g, seat, space);
      if (step === null || here.cost + step > move) continue;
      const next = { cost: here.cost + step, provokes: provokedBy(g, seat, from, to).length > 0 };
      if (!isBetter(next, found.get(to))) continue;
      found.set(to, next);
      open.push(to);
    }
  }
  return found;
}

/** A way that provokes nobody is better than any other; then the cheaper one. */
function isBetter(next: Stop, known: Stop | undefined): boolean {
  if (known === undefined) return true;
  return next.provokes === known.provokes ? next.cost < known.cost : !next.provokes;
}
