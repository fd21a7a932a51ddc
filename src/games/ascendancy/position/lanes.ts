import type { Ctx } from '../../../kernel/game.ts';
import { systemName } from '../content/lookup.ts';
import { isSectorOf } from '../galaxy/graph.ts';
import type { Ascendancy, Lane, Sector } from '../state.ts';

function isIn({ id }: Lane, sector: Sector | null | undefined): boolean {
  return sector != null && isSectorOf(sector, id);
}

/** Whether a Ship or Cube keeps a lane on the map. Ships at Warp don’t keep a lane on the map (A-LANE-10). */
function isHeld(g: Ascendancy, lane: Lane): boolean {
  return g.units.some(({ at }) => isIn(lane, at)) || (g.borg?.cubes.some(({ at }) => isIn(lane, at)) ?? false);
}

/** Whether a lane is abandoned. An abandoned lane is empty and joins fewer than two Systems (A-LANE-08). */
export function isAbandoned(g: Ascendancy, lane: Lane): boolean {
  if ((lane.a !== null && lane.b !== null) || isHeld(g, lane)) return false;
  // A lane that joins no System stays for Ships at Warp that left from it, so that they can return
  // (A-OPEN-44).
  return lane.a !== null || lane.b !== null || !g.units.some(({ warp }) => isIn(lane, warp?.from));
}

/**
 * Removes an abandoned lane. Warp Tokens that point into the lane then point to its System, as if the Ships had Entered
 * Warp from that System (A-OPEN-51).
 */
function remove(g: Ascendancy, lane: Lane): void {
  delete g.lanes[lane.id];
  if (g.movement?.lane === lane.id) g.movement.lane = null;
  const system = lane.a ?? lane.b;
  if (system === null) return;
  for (const { warp } of g.units) if (warp !== null && isIn(lane, warp.from)) warp.from = system;
}

/** Removes abandoned lanes and logs them (A-LANE-08, A-LANE-10). */
export function dropEmptyLanes(ctx: Ctx<Ascendancy>): void {
  const { g } = ctx;
  for (const lane of Object.values(g.lanes)) {
    if (!isAbandoned(g, lane)) continue;
    remove(g, lane);
    const system = lane.a ?? lane.b;
    if (system !== null) ctx.log(`The open lane from ${systemName(system)} is abandoned.`, 'A-LANE-08');
  }
}

/**
 * Removes lanes whose last Ship or Cube was lost (A-LANE-09). During a conflict or a move, no lane is removed, because
 * the winner’s Tactical Maneuver may still use it (A-BAT-31). A conflict or a move removes the abandoned lanes at its
 * end.
 */
export function dropLostLanes(ctx: Ctx<Ascendancy>): void {
  if (ctx.g.conflict === null && ctx.g.movement === null) dropEmptyLanes(ctx);
}

/**
 * Removes abandoned lanes without logging, in a position from an older version of the rules. Returns whether any lane
 * was removed.
 */
export function removeEmptyLanes(g: Ascendancy): boolean {
  const empty = Object.values(g.lanes).filter((lane) => isAbandoned(g, lane));
  for (const lane of empty) remove(g, lane);
  return empty.length > 0;
}
