import { laneWith } from '../../galaxy/sector.ts';
import { dropEmptyLanes } from '../../position/lanes.ts';
import { atPlace, placeName } from '../../position/names.ts';
import type { Cube, Sector } from '../../state.ts';
import type { Play } from '../calls.ts';
import { beyond, extend } from './extend.ts';
import { routesFrom, wayAlong } from './routes.ts';
import { type Aim, launchSites } from './targets.ts';

/**
 * Returns where a Cube goes first: its target or, if no lane leads to the target, the System from which the Cube places
 * a lane. Returns undefined if there is no such System.
 */
function goalOf(ctx: Play, cube: Cube, target: Sector, { connected }: Aim): Sector | undefined {
  return connected ? target : launchSites(ctx.g, cube.at, target)[0];
}

/**
 * Moves a Cube up to `speed` Systems along the shortest route. The Cube explores if no lane leads to its target
 * (A-OPEN-27).
 */
export function travel(ctx: Play, cube: Cube, target: Sector, aim: Aim, speed: number): void {
  const { g } = ctx;
  const goal = goalOf(ctx, cube, target, aim);
  const route = goal === undefined ? undefined : routesFrom(g, cube.at).get(goal);
  if (route === undefined) return;
  const from = cube.at;
  const way = wayAlong(g, route, speed);
  const path = [from, ...way.path];
  cube.at = path.at(-1) ?? from;
  const lays = (aim.explore || !aim.connected) && cube.at === goal && way.left > 0;
  if (lays) {
    const lane = laneWith(g, cube.at);
    const found = lane === undefined ? extend(ctx, cube.at, aim.explore ? null : target) : beyond(ctx, lane);
    if (found !== null) {
      cube.at = found;
      path.push(found);
    }
  }
  if (path.length > 1) {
    g.traces.push({ seat: 'borg', path });
    ctx.log(`Cube ${cube.id} moves from ${placeName(g, from)} to ${placeName(g, cube.at)}.`, 'A-OPEN-27');
  } else ctx.log(`Cube ${cube.id} stays ${atPlace(g, from)}.`, 'A-OPEN-27');
  dropEmptyLanes(ctx);
}
