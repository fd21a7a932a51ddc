import type { Ctx } from '../../../kernel/game.ts';
import { systemName } from '../content/systems/table.ts';
import { isSectorOf } from '../galaxy/graph.ts';
import type { Ascendancy, Lane, Sector } from '../state.ts';

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
 * Takes an abandoned lane off the map. Warp Tokens that point into it point to its System from then on, as if the Ship had
 * Entered Warp there (A-OPEN-51).
 */
function remove(g: Ascendancy, lane: Lane): void {
  delete g.lanes[lane.id];
  if (g.movement?.lane === lane.id) g.movement.lane = null;
  const system = lane.a ?? lane.b;
  if (system === null) return;
  for (const { warp } of g.units) if (warp !== null && isIn(lane, warp.from)) warp.from = system;
}

/** Removes abandoned lanes (A-LANE-08, A-LANE-10) and tells it. */
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
 * Removes lanes whose last Ship or Cube was lost (A-LANE-09). In the midst of a conflict or a move it waits for their end, since
 * the winner’s Tactical Maneuver may still go there (A-BAT-31): both remove abandoned lanes as they end.
 */
export function dropLostLanes(ctx: Ctx<Ascendancy>): void {
  if (ctx.g.conflict === null && ctx.g.movement === null) dropEmptyLanes(ctx);
}

/** The same without a word, in a position of an older version of the rules. Returns whether there were any. */
export function removeEmptyLanes(g: Ascendancy): boolean {
  const empty = Object.values(g.lanes).filter((lane) => isAbandoned(g, lane));
  for (const lane of empty) remove(g, lane);
  return empty.length > 0;
}
