import type { Reader } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { spaceLabel } from '../chapters/map/labels.ts';
import { routes } from '../chapters/movement/routes.ts';
import { isSafe } from '../chapters/movement/safe.ts';
import type { Frontiers } from '../state.ts';
import type { ReachView } from '../view.ts';

/** All spaces that the reader’s ship reaches with its Move points, at the least cost (F-MOVE-04, F-MOVE-14). */
export function reachView(g: Frontiers, reader: Reader): ReachView[] {
  const { turn } = g;
  if (turn === null || turn.seat !== reader || turn.step !== 'move' || turn.moved || g.combat !== null) return [];
  const { at, points } = playerOf(g, turn.seat);
  if (at === null || points.move === 0) return [];
  return [...routes(g, turn.seat, points.move)].map(([id, { cost, provokes }]) => {
    const warn = provokes ? 'provokes' : isSafe(g, turn.seat, id) ? null : 'no stop';
    return { space: spaceLabel(id), cost, warn };
  });
}
