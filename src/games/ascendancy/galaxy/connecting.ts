import { kept, later } from '../../kit/cache.ts';
import type { Ascendancy, SystemId } from '../state.ts';
import { type Chart, chartOf } from './chart.ts';
import { MARKS } from './clock.ts';
import {
  directionTo,
  distance,
  type LineSegment,
  laneLength,
  RADIUS,
  rounded,
  type Sectors,
  TOLERANCE,
} from './measure.ts';
import { type Body, laneFits, type Pieces } from './pieces.ts';
import { bodyOf } from './placing.ts';
import { anchorIn } from './standing.ts';
import { alone, type Group, groupOn, isWithin, passes, reachAmong, turner, turnsWithin, without } from './swing.ts';

/**
 * The side of the line between two centers on which a connecting lane is placed, seen from the lane’s start. A bent
 * lane counts as `straight`.
 */
export type LaneSide = 'left' | 'right' | 'straight';

/** Returns why a lane’s length doesn’t fit the distance between two discs, or null if it does (A-GEO-20, A-GEO-22). */
export function lengthProblem(far: number, sectors: Sectors, bent: boolean): 'short' | 'long' | null {
  const long = laneLength(sectors);
  if (long < far - 2 * RADIUS - TOLERANCE) return 'short';
  // With `bent`, a lane may be longer than the gap between the discs (A-OPEN-42).
  return !bent && long > far + TOLERANCE ? 'long' : null;
}

/**
 * Returns a lane’s possible positions between two discs, one for each side (A-GEO-21). The list is empty if the lane’s
 * length doesn’t fit.
 */
export function lanesBetween(
  from: Body,
  to: Body,
  sectors: Sectors,
  bent: boolean,
): (LineSegment & { side: LaneSide })[] {
  const far = distance(from, to);
  if (lengthProblem(far, sectors, bent) !== null) return [];
  const line = directionTo(from, to);
  const cos = bent ? 1 : Math.min(1, (far - laneLength(sectors)) / (2 * RADIUS));
  const sin = Math.sqrt(Math.max(0, 1 - cos * cos));
  const shifted = (side: LaneSide, shift: number): LineSegment & { side: LaneSide } => {
    // The shift is to the right of the line, seen from its start.
    const [east, north] = [line.north * shift, -line.east * shift];
    const [onward, back] = [RADIUS * cos, -RADIUS * cos];
    return {
      side,
      from: { x: rounded(from.x + line.east * onward + east), y: rounded(from.y + line.north * onward + north) },
      to: { x: rounded(to.x + line.east * back + east), y: rounded(to.y + line.north * back + north) },
    };
  };
  if (sin === 0) return [shifted('straight', 0)];
  return [shifted('left', -RADIUS * sin), shifted('right', RADIUS * sin)];
}

/** The degrees by which the two Systems of a connection swing, clockwise. 0 means not at all. */
interface Swings {
  swing: number;
  swingOther: number;
}

/** A way to join two Systems with a lane. */
export interface Joining extends LineSegment, Swings {
  target: SystemId;
  side: LaneSide;
  /** Whether the target swings first (A-GEO-24). */
  otherFirst: boolean;
}

/** A System that may have to swing for a connection. If the System can’t swing, only its disc is given. */
type Mover =
  | { disc: Body; group: null; turn: null }
  // The group itself, and a function that returns it turned.
  | { disc: Body; group: Group; turn: (by: number) => Group };

function moverOf(chart: Chart, system: SystemId): Mover {
  const disc = bodyOf(chart, system);
  if (anchorIn(chart.net, system) === null) return { disc, group: null, turn: null };
  const group = groupOn(chart, system);
  const turn = turner(group);
  const turned = new Map<number, Group>();
  return { disc, group, turn: (by) => kept(turned, by, turn) };
}

/** A possible position of a System: as it is, or turned. */
interface Stand {
  by: number;
  disc: Body;
  /** The group that takes up room in this position, or null if the System is among the pieces that don’t move. */
  group: Group | null;
}

/** Returns the positions that a mover can reach among unmoving pieces, in both directions (A-GEO-23). */
function standsOf({ disc, group, turn }: Mover, rest: Pieces): Stand[] {
  if (group === null) return [{ by: 0, disc, group }];
  const reach = reachAmong(rest, group, turn);
  const marks = MARKS.slice(1).flatMap((mark) => [mark, mark - 360].filter((by) => isWithin(reach, by)));
  return [0, ...(marks.length > 0 ? marks : turnsWithin(reach))].map((by) => {
    const turned = turn(by);
    return { by, disc: turned.disc, group: turned };
  });
}

/** Whether swings could bring two Systems close enough for a lane. */
function couldMeet(s: Mover, t: Mover, sectors: Sectors): boolean {
  const far = [s, t].map(({ group, disc }) => (group === null ? 0 : distance(group.anchor, disc)));
  const apart = distance(s.group?.anchor ?? s.disc, t.group?.anchor ?? t.disc);
  return apart - (far[0] ?? 0) - (far[1] ?? 0) <= laneLength(sectors) + 2 * RADIUS + TOLERANCE;
}

/** Ranks turns by size. Of two turns of the same size, the clockwise one comes first. */
function rank(by: number): number {
  return Math.abs(by) * 2 + (by < 0 ? 1 : 0);
}

/**
 * Sorts by total swing, then by the first System’s swing, then by the second System’s. Smaller swings come first, and
 * clockwise comes before counterclockwise (A-GEO-23).
 */
function bySwinging(one: Swings, other: Swings): number {
  return (
    swinging(one) - swinging(other) ||
    rank(one.swing) - rank(other.swing) ||
    rank(one.swingOther) - rank(other.swingOther)
  );
}

/** Whether the first System can swing past the second, and then the second past the first (A-GEO-24). */
function inTurn(pieces: Pieces, first: Mover, to: number, second: Mover, then: number): boolean {
  const after = first.group === null ? null : first.turn(to);
  if (first.group !== null && second.group !== null && !passes(alone(pieces, second.group), first.turn, to))
    return false;
  return second.group === null || after === null || passes(alone(pieces, after), second.turn, then);
}

/**
 * Returns which System swings first: false for the System that the lane starts from, true for the target, null if they
 * block each other.
 */
function otherFirst(pieces: Pieces, s: Mover, t: Mover, { swing, swingOther }: Swings): boolean | null {
  if (inTurn(pieces, s, swing, t, swingOther)) return false;
  return swing !== 0 && swingOther !== 0 && inTurn(pieces, t, swingOther, s, swing) ? true : null;
}

/** The pieces that don’t move while two Systems swing, and the positions that the first System can reach among them. */
interface Ground {
  rest: Pieces;
  stands: Stand[];
}

function groundOf(chart: Chart, s: Mover, t: Group | null): Ground {
  const rest = without(chart, s.group, t);
  return { rest, stands: standsOf(s, rest) };
}

/** The System where a lane starts, the lane’s length, and the player who places the lane. */
interface Base {
  chart: Chart;
  system: SystemId;
  mover: Mover;
  sectors: Sectors;
  bent: boolean;
  /** The unmoving pieces around the System, shared by all targets that can’t swing. */
  ground: () => Ground;
}

/** Returns the best way to join two Systems on each side. */
function joins({ chart, system, mover: s, sectors, bent, ground }: Base, target: SystemId): Joining[] {
  const t = moverOf(chart, target);
  if (!couldMeet(s, t, sectors)) return [];
  const { rest, stands } = t.group === null ? ground() : groundOf(chart, s, t.group);
  const others = standsOf(t, rest);
  const pairs = stands.flatMap((one) =>
    others
      .filter((other) => lengthProblem(distance(one.disc, other.disc), sectors, bent) === null)
      .map((other) => ({ swing: one.by, swingOther: other.by, one, other })),
  );
  const found = new Map<LaneSide, Joining>();
  for (const { one, other, ...swings } of pairs.sort(bySwinging)) {
    const lanes = lanesBetween(one.disc, other.disc, sectors, bent).filter(({ side, from, to }) => {
      const lane = { a: system, b: target, from, to };
      const hasRoom = (group: Group | null) => group === null || laneFits(alone(chart, group), lane);
      return !found.has(side) && laneFits(rest, lane) && hasRoom(one.group) && hasRoom(other.group);
    });
    const order = lanes.length === 0 ? null : otherFirst(chart, s, t, swings);
    if (order === null) continue;
    for (const lane of lanes) found.set(lane.side, { target, ...lane, ...swings, otherFirst: order });
    if (found.has('straight') || found.size >= 2) break;
  }
  return [...found.values()];
}

/** Returns the total swing of a connection, in degrees. */
export function swinging({ swing, swingOther }: Swings): number {
  return Math.abs(swing) + Math.abs(swingOther);
}

/**
 * Returns the ways in which a lane can join a System to one of the targets (A-CONN-01, A-GEO-23). Any of the Systems
 * may be Floating (A-OPEN-46). The list has the best way on each side, with the least swing first. The caller checks
 * that the targets may have another lane.
 */
export function connections(
  g: Ascendancy,
  system: SystemId,
  sectors: Sectors,
  targets: readonly SystemId[],
): Joining[] {
  const chart = chartOf(g);
  const mover = moverOf(chart, system);
  const bent = g.options.readings.bentLanes === true;
  const base: Base = { chart, system, mover, sectors, bent, ground: later(() => groundOf(chart, mover, null)) };
  return targets.flatMap((target) => joins(base, target)).sort(bySwinging);
}

/** The result of the free test for one length (A-GEO-26): possible now, possible with swings, or the reason why not. */
export interface FreeTestResult {
  sectors: Sectors;
  /** The number of the die’s 6 faces that give this length. */
  faces: number;
  way: Joining | null;
  why: 'short' | 'long' | 'blocked' | null;
}

/**
 * Tests for each length whether a lane of that length could join two Systems. The test is free and changes nothing
 * (A-GEO-26, A-CONN-06).
 */
export function tryConnection(g: Ascendancy, system: SystemId, target: SystemId): FreeTestResult[] {
  const pieces = chartOf(g);
  const far = distance(bodyOf(pieces, system), bodyOf(pieces, target));
  return ([2, 3, 4] as const).map((sectors): FreeTestResult => {
    const [way] = connections(g, system, sectors, [target]);
    const why = lengthProblem(far, sectors, g.options.readings.bentLanes === true) ?? 'blocked';
    return { sectors, faces: 2, way: way ?? null, why: way === undefined ? why : null };
  });
}
