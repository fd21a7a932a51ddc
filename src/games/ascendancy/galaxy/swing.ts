import { kept } from '../../kit/cache.ts';
import type { Ascendancy, Spot, SystemId } from '../state.ts';
import { type Chart, charted, chartOf } from './chart.ts';
import { MARKS } from './clock.ts';
import { at, bearingTo, distance, MARK, RADIUS, SECTOR, turnedAbout } from './measure.ts';
import { type Bar, type Body, discFits, laneFits, nearby, type Pieces, roomOfDisc, roomOfLane } from './pieces.ts';
import { bodyOf } from './placing.ts';
import { anchorIn } from './standing.ts';

/**
 * A Floating System with everything that turns with it around its anchor: its lanes, including open ones (A-GEO-17,
 * A-GEO-30).
 */
export interface Group {
  readonly anchor: Body;
  readonly disc: Body;
  readonly lanes: readonly Bar[];
}

/**
 * Returns the pieces that turn around the anchor when a System swings (A-FLOAT-06). Throws if the System isn’t
 * Floating.
 */
export function groupOf(g: Ascendancy, system: SystemId): Group {
  return groupOn(chartOf(g), system);
}

const groups = charted(() => new Map<SystemId, Group>());

/** Returns a Floating System’s group on a chart. */
export function groupOn(chart: Chart, system: SystemId): Group {
  return kept(groups(chart), system, () => {
    const anchor = anchorIn(chart.net, system);
    if (anchor === null) throw new Error(`${system} is not Floating`);
    return {
      anchor: bodyOf(chart, anchor),
      disc: bodyOf(chart, system),
      lanes: chart.lanes.filter(({ a, b }) => a === system || b === system),
    };
  });
}

/** Returns the pieces on the table except those in these groups. */
export function without(pieces: Pieces, ...groups: readonly (Group | null)[]): Pieces {
  let { discs, lanes } = pieces;
  for (const group of groups) {
    if (group === null) continue;
    const gone = group.disc.id;
    discs = discs.filter(({ id }) => id !== gone);
    lanes = lanes.filter(({ a, b }) => a !== gone && b !== gone);
  }
  return { table: pieces.table, discs, lanes };
}

/** Returns a table with only this group. */
export function alone({ table }: Pieces, { disc, lanes }: Group): Pieces {
  return { table, discs: [disc], lanes };
}

function near(one: Spot, other: Spot): boolean {
  return Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1;
}

/** A lane that leaves a disc at a bearing in whole degrees, with its length. */
interface Ray {
  bearing: number;
  long: number;
}

function rayOf(disc: Body, lane: Bar): Ray | null {
  const [close, far] = lane.a === disc.id ? [lane.from, lane.to] : [lane.to, lane.from];
  const bearing = bearingTo(disc, far);
  const long = Math.round(distance(close, far) / SECTOR) * SECTOR;
  return near(close, at(disc, bearing, RADIUS)) && near(far, at(disc, bearing, RADIUS + long))
    ? { bearing, long }
    : null;
}

function atRay(disc: Body, { id, a, b }: Bar, { bearing, long }: Ray): Bar {
  const [close, far] = [at(disc, bearing, RADIUS), at(disc, bearing, RADIUS + long)];
  return a === disc.id ? { id, a, b, from: close, to: far } : { id, a, b, from: far, to: close };
}

/**
 * Returns a function that turns a group clockwise by whole degrees. Lanes that point away from a disc at a whole
 * bearing are placed again at the new bearing, so that rounding errors don’t add up over many swings. Other lanes,
 * placed as connections, turn point by point with rounding.
 */
export function turner({ anchor, disc, lanes }: Group): (by: number) => Group {
  const joining = lanes.find(({ a, b }) => a === anchor.id || b === anchor.id);
  const ray = joining === undefined ? null : rayOf(anchor, joining);
  const home = ray !== null && near(disc, at(anchor, ray.bearing, 2 * RADIUS + ray.long)) ? ray : null;
  const rays = lanes.map((lane) => (lane === joining ? null : rayOf(disc, lane)));
  return (by) => {
    const spot = home === null ? turnedAbout(anchor, disc, by) : at(anchor, home.bearing + by, 2 * RADIUS + home.long);
    const moved = { id: disc.id, x: spot.x, y: spot.y };
    const turned = lanes.map((lane, index): Bar => {
      if (lane === joining && home !== null)
        return atRay(anchor, lane, { bearing: home.bearing + by, long: home.long });
      const own = rays[index];
      if (own !== null && own !== undefined) return atRay(moved, lane, { bearing: own.bearing + by, long: own.long });
      const { id, a, b } = lane;
      return { id, a, b, from: turnedAbout(anchor, lane.from, by), to: turnedAbout(anchor, lane.to, by) };
    });
    return { anchor, disc: moved, lanes: turned };
  };
}

/** The degrees that a group can turn each way before it is blocked. 359 means a full circle (A-GEO-18). */
export interface Reach {
  clockwise: number;
  anticlockwise: number;
}

/** Whether a group has room among other pieces. */
function hasRoom(rest: Pieces, { disc, lanes }: Group): boolean {
  if (!discFits(rest, disc, null)) return false;
  for (const lane of lanes) if (!laneFits(rest, lane)) return false;
  return true;
}

/** Returns how far a group can turn among other pieces. Every degree on the way must pass all checks. */
export function reachAmong(pieces: Pieces, { anchor, disc, lanes }: Group, turn: (by: number) => Group): Reach {
  const points = [disc, ...lanes.flatMap(({ from, to }) => [from, to])];
  const far = Math.max(...points.map((point) => distance(anchor, point)));
  const rest = nearby(pieces, anchor, far);
  const clockwise = freeDegrees(rest, turn, 1, far);
  return { clockwise, anticlockwise: clockwise === 359 ? 359 : freeDegrees(rest, turn, -1, far) };
}

/** The largest rounding error of a turned point, in thousandths of an inch. */
const OFF = 10;

/**
 * Returns how many degrees a group of this size can turn one way. If the group is far from everything, the search skips
 * some degrees, because no point moves farther than the length of the arc.
 */
function freeDegrees(rest: Pieces, turn: (by: number) => Group, way: 1 | -1, far: number): number {
  const arc = (far * Math.PI) / 180;
  let free = 0;
  while (free < 359) {
    const there = turn(way * (free + 1));
    const room = roomAround(rest, there, arc + 2 * OFF) - 2 * OFF;
    // If everything is farther away than the length of the arc, the group has room.
    if (room < arc && !hasRoom(rest, there)) return free;
    free += 1 + Math.max(0, Math.floor(room / arc));
  }
  return 359;
}

/**
 * Returns a distance by which the group can certainly move without running out of room. Once the distance is below
 * `enough`, the remaining lanes aren't checked, and the true distance may be even smaller.
 */
function roomAround(rest: Pieces, { disc, lanes }: Group, enough: number): number {
  let least = roomOfDisc(rest, disc);
  for (const lane of lanes) {
    if (least < enough) break;
    least = Math.min(least, roomOfLane(rest, lane));
  }
  return least;
}

/** Whether a Floating System can swing by at least one degree. */
export function canSwing(g: Ascendancy, system: SystemId): boolean {
  const chart = chartOf(g);
  return kept(swingable(chart), system, () => {
    const group = groupOn(chart, system);
    const [rest, turn] = [without(chart, group), turner(group)];
    return hasRoom(rest, turn(1)) || hasRoom(rest, turn(-1));
  });
}

/** Caches which Systems have room to swing. */
const swingable = charted(() => new Map<SystemId, boolean>());

/** Whether a group can turn by `to` degrees among pieces. Positive degrees are clockwise. */
export function passes(pieces: Pieces, turn: (by: number) => Group, to: number): boolean {
  const way = Math.sign(to);
  for (let by = way; Math.abs(by) <= Math.abs(to) && by !== 0; by += way) if (!hasRoom(pieces, turn(by))) return false;
  return true;
}

/** Whether a group can turn this far. */
export function isWithin({ clockwise, anticlockwise }: Reach, by: number): boolean {
  return by >= 0 ? by <= clockwise : -by <= anticlockwise;
}

/**
 * Returns the turns that bring a group to each of the other marks, by the shorter way if both ways are free. If the
 * group can reach no mark, returns its last free degree in each direction (A-GEO-12).
 */
export function turnsWithin(reach: Reach): number[] {
  const turns: number[] = [];
  for (const mark of MARKS.slice(1)) {
    const [short, long] = mark <= 180 ? [mark, mark - 360] : [mark - 360, mark];
    if (isWithin(reach, short)) turns.push(short);
    else if (isWithin(reach, long)) turns.push(long);
  }
  if (turns.length > 0) return turns;
  return [reach.clockwise, -reach.anticlockwise].filter((by) => by !== 0);
}

/** Returns the bearing of a Floating System from its anchor. */
export function bearingOfGroup({ anchor, disc }: Group): number {
  return bearingTo(anchor, disc);
}

/** Returns how far a Floating System can swing each way now. */
export function reachOf(g: Ascendancy, system: SystemId): Reach {
  const chart = chartOf(g);
  const group = groupOn(chart, system);
  return reachAmong(without(chart, group), group, turner(group));
}

/** Returns the degrees a Floating System can swing now (see `turnsWithin`). */
export function turnsOf(g: Ascendancy, system: SystemId): number[] {
  return turnsWithin(reachOf(g, system));
}

/**
 * If something blocks a swing, returns the last mark before the obstacle, and whether the other direction is free
 * (A-GEO-18). Returns null if nothing is in the way.
 */
export function blockedAt(g: Ascendancy, system: SystemId, by: number): { last: number; otherWay: boolean } | null {
  const reach = reachOf(g, system);
  if (isWithin(reach, by)) return null;
  const free = by > 0 ? reach.clockwise : reach.anticlockwise;
  const other = by > 0 ? by - 360 : by + 360;
  return { last: Math.floor(free / MARK) * MARK * Math.sign(by), otherWay: isWithin(reach, other) };
}
