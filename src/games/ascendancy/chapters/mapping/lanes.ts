import { laneOf } from '../../galaxy/graph.ts';
import { placeName } from '../../position/names.ts';
import type { Play } from '../calls.ts';

/**
 * Removes lanes that hold no Ship and lead nowhere (A-LANE-08). Warp Tokens that point into one are turned to the System that it
 * belonged to (A-LANE-10).
 */
export function dropEmptyLanes(ctx: Play): void {
  const { g } = ctx;
  for (const lane of Object.values(g.lanes)) {
    if (lane.a !== null && lane.b !== null) continue;
    const isIn = (sector: string | null): boolean => sector !== null && laneOf(sector)?.lane === lane.id;
    if (g.units.some(({ at }) => isIn(at)) || g.borg?.cubes.some(({ at }) => isIn(at))) continue;
    const system = lane.a ?? lane.b;
    delete g.lanes[lane.id];
    if (system === null) continue;
    for (const { warp } of g.units) if (warp !== null && isIn(warp.from)) warp.from = system;
    ctx.log(`The open lane of ${placeName(g, system)} is abandoned.`, 'A-LANE-08');
  }
}
