import type { Reader, Seat } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { spaceLabel } from '../chapters/map/labels.ts';
import { routes } from '../chapters/movement/routes.ts';
import { isSafe } from '../chapters/movement/safe.ts';
import type { Frontiers } from '../state.ts';
import type { ReachView } from '../view.ts';
import { potentialOf } from './potential.ts';

/**
 * Returns the spaces that the reader’s ship can reach, with the least cost of each. Spaces within its Move points come
 * first, and then those that it could reach with everything the reader holds (F-MOVE-04, F-MOVE-14).
 */
export function reachView(g: Frontiers, reader: Reader): ReachView[] {
  const { turn } = g;
  if (turn === null || turn.seat !== reader || turn.step !== 'move' || turn.moved || g.combat !== null) return [];
  const { at, points } = playerOf(g, turn.seat);
  if (at === null || turn.provoked.length > 0) return [];
  const now = points.move === 0 ? [] : waysOf(g, turn.seat, points.move);
  const near = new Set(now.map(({ space }) => space));
  const most = waysOf(g, turn.seat, potentialOf(g, turn.seat, 'move'));
  return [...now, ...most.filter(({ space }) => !near.has(space)).map((way) => ({ ...way, more: true as const }))];
}

function waysOf(g: Frontiers, seat: Seat, move: number): ReachView[] {
  return [...routes(g, seat, move)].map(([id, { cost, provokes }]) => {
    const warn = provokes ? 'provokes' : isSafe(g, seat, id) ? null : 'no stop';
    return { space: spaceLabel(id), cost, warn };
  });
}
