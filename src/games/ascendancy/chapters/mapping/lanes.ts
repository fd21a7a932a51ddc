import { systemName } from '../../content/systems/table.ts';
import { isSectorOf } from '../../galaxy/graph.ts';
import type { Ascendancy, Lane, Sector } from '../../state.ts';
import type { Play } from '../calls.ts';

function isIn({ id }: Lane, sector: Sector | null | undefined): boolean {
  return sector != null && isSectorOf(sector, id);
}

/** Whether something keeps a lane open: a Ship or a Cube in it; Ships at Warp don’t (A-LANE-10). */
function isHeld(g: Ascendancy, lane: Lane): boolean {
  return g.units.some(({ at }) => isIn(lane, at)) || (g.borg?.cubes.some(({ at }) => isIn(lane, at)) ?? false);
}

/** A-LANE-08: whether a lane is abandoned: nobody is in it, and it joins fewer than two Systems. */
export function isAbandoned(g: Ascendancy, lane: Lane): boolean {
  if ((lane.a !== null && lane.b !== null) || isHeld(g, lane)) return false;
  // One that joins nothing any more stays for Ships at Warp that left it: they would come back nowhere (A-OPEN-44).
  return lane.a !== null || lane.b !== null || !g.units.some(({ warp }) => isIn(lane, warp?.from));
}

/**
 * Removes abandoned lanes (A-LANE-08, A-LANE-10): after each movement, and whenever Ships were lost (A-LANE-09). Warp Tokens that
 * point into one point to its System from then on, as if the Ship had Entered Warp there (A-OPEN-51).
 */
export function dropEmptyLanes(ctx: Play): void {
  const { g } = ctx;
  for (const lane of Object.values(g.lanes)) {
    if (!isAbandoned(g, lane)) continue;
    const system = lane.a ?? lane.b;
    delete g.lanes[lane.id];
    if (g.movement?.lane === lane.id) g.movement.lane = null;
    if (system === null) continue;
    for (const { warp } of g.units) if (warp !== null && isIn(lane, warp.from)) warp.from = system;
    ctx.log(`The open lane from ${systemName(system)} is abandoned.`, 'A-LANE-08');
  }
}
