import type { Ascendancy, SystemId } from '../state.ts';
import { MARKS } from './clock.ts';
import {
  directionTo,
  distance,
  type Line,
  laneLength,
  MARK,
  RADIUS,
  rounded,
  type Sectors,
  TOLERANCE,
} from './measure.ts';
import { type Body, laneFits, type Pieces, piecesOf } from './pieces.ts';
import { bodyOf } from './placing.ts';
import { anchorOf } from './standing.ts';
import { afterSwing, canTurn, type Group, groupOf, reachAmong, turner } from './swing.ts';

/** On which side of the line of centres a connecting lane lies, seen from where it is laid; straight: on it, or bent along it. */
export type Side = 'left' | 'right' | 'straight';

/** Why a lane of a length doesn’t join two discs that are so far apart (A-GEO-20); null: it does. */
export function misfit(far: number, sectors: Sectors, bent: boolean): 'short' | 'long' | null {
  const long = laneLength(sectors);
  if (long < far - 2 * RADIUS - TOLERANCE) return 'short';
  // A-OPEN-42: with this reading a lane may be longer than what it bridges.
  return !bent && long > far + TOLERANCE ? 'long' : null;
}

/** How a lane lies between two discs, on each side on which it can (A-GEO-21); none: it doesn’t reach, or is too long. */
export function lanesBetween(from: Body, to: Body, sectors: Sectors, bent: boolean): (Line & { side: Side })[] {
  const far = distance(from, to);
  if (misfit(far, sectors, bent) !== null) return [];
  const line = directionTo(from, to);
  const cos = bent ? 1 : Math.min(1, (far - laneLength(sectors)) / (2 * RADIUS));
  const sin = Math.sqrt(Math.max(0, 1 - cos * cos));
  const shifted = (side: Side, shift: number): Line & { side: Side } => {
    // To the right of the line, seen from where it begins.
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

/** A way to join two Systems by a lane. */
export interface Connection extends Line {
  target: SystemId;
  side: Side;
  /** By how much the System that the lane is laid from swings first, and the other one; clockwise, 0: not at all. */
  swing: number;
  swingOther: number;
  /** The other one swings first (A-GEO-24). */
  otherFirst: boolean;
}

/** Where a System can come to lie: as it is, or turned. */
interface Stand {
  by: number;
  group: Group | null;
  disc: Body;
}

interface Mover {
  group: Group | null;
  stands: Stand[];
}

/** Where a System can be swung if nothing is in the way, either way round. */
function moverOf(g: Ascendancy, pieces: Pieces, system: SystemId): Mover {
  const disc = bodyOf(pieces, system);
  const still: Stand = { by: 0, group: null, disc };
  if (anchorOf(g, system) === null) return { group: null, stands: [still] };
  const group = groupOf(g, system, pieces);
  const turn = turner(group);
  const turned = MARKS.slice(1).flatMap((mark) => {
    const moved = turn(mark);
    return [mark, mark - 360].map((by): Stand => ({ by, group: moved, disc: moved.disc }));
  });
  return { group, stands: [still, ...turned, ...lastDegrees(pieces, group)] };
}

/** Where no mark can be reached: the last free degree each way (A-GEO-12). */
function lastDegrees(pieces: Pieces, group: Group): Stand[] {
  const { clockwise, anticlockwise } = reachAmong(pieces, group);
  if (clockwise >= MARK || anticlockwise >= MARK) return [];
  return [clockwise, -anticlockwise]
    .filter((by) => by !== 0)
    .map((by) => {
      const moved = turner(group)(by);
      return { by, group: moved, disc: moved.disc };
    });
}

/** How far the centre of a System can get from where its group turns. */
function span({ group, stands: [still] }: Mover): { centre: Body; far: number } | null {
  if (still === undefined) return null;
  return group === null
    ? { centre: still.disc, far: 0 }
    : { centre: group.anchor, far: distance(group.anchor, group.disc) };
}

/** Whether two Systems could come near enough for a lane, wherever they swing. */
function couldMeet(s: Mover, t: Mover, sectors: Sectors): boolean {
  const [one, other] = [span(s), span(t)];
  if (one === null || other === null) return false;
  return distance(one.centre, other.centre) - one.far - other.far <= laneLength(sectors) + 2 * RADIUS + TOLERANCE;
}

/** Clockwise before the other way. */
function rank(by: number): number {
  return Math.abs(by) * 2 + (by < 0 ? 1 : 0);
}

/** A-GEO-23: least swinging in all, then of the System that is left, then clockwise. */
function byTurning(one: readonly [Stand, Stand], other: readonly [Stand, Stand]): number {
  const [a, b] = [one, other].map(([s, t]) => Math.abs(s.by) + Math.abs(t.by));
  return (a ?? 0) - (b ?? 0) || rank(one[0].by) - rank(other[0].by) || rank(one[1].by) - rank(other[1].by);
}

/** Whether both can swing so, one after the other (A-GEO-24): null not, else whether the other one has to go first. */
function orderOf(pieces: Pieces, s: Mover, t: Mover, [one, other]: readonly [Stand, Stand]): boolean | null {
  const goes = (first: Mover, to: Stand, second: Mover, then: Stand): boolean => {
    if (first.group !== null && to.by !== 0 && !canTurn(pieces, first.group, to.by)) return false;
    if (second.group === null || then.by === 0) return true;
    const after = first.group === null || to.group === null ? pieces : afterSwing(pieces, first.group, to.group);
    return canTurn(after, second.group, then.by);
  };
  if (goes(s, one, t, other)) return false;
  return one.by !== 0 && other.by !== 0 && goes(t, other, s, one) ? true : null;
}

/** The table with both where they would be. */
function turnedTo(pieces: Pieces, s: Mover, t: Mover, [one, other]: readonly [Stand, Stand]): Pieces {
  const after = s.group === null || one.group === null ? pieces : afterSwing(pieces, s.group, one.group);
  return t.group === null || other.group === null ? after : afterSwing(after, t.group, other.group);
}

/** The ways to join two Systems, the best for each side. */
function joins(
  g: Ascendancy,
  pieces: Pieces,
  system: SystemId,
  s: Mover,
  target: SystemId,
  sectors: Sectors,
): Connection[] {
  const bent = g.options.readings.bentLanes === true;
  const t = moverOf(g, pieces, target);
  if (!couldMeet(s, t, sectors)) return [];
  const pairs: [Stand, Stand][] = [];
  for (const one of s.stands)
    for (const other of t.stands)
      if (misfit(distance(one.disc, other.disc), sectors, bent) === null) pairs.push([one, other]);
  const found = new Map<Side, Connection>();
  for (const pair of pairs.sort(byTurning)) {
    const [one, other] = pair;
    const open = lanesBetween(one.disc, other.disc, sectors, bent).filter(({ side }) => !found.has(side));
    if (open.length === 0) continue;
    const after = turnedTo(pieces, s, t, pair);
    const fitting = open.filter((line) => laneFits(after, { a: system, b: target, from: line.from, to: line.to }));
    const otherFirst = fitting.length === 0 ? null : orderOf(pieces, s, t, pair);
    if (otherFirst === null) continue;
    for (const { side, from, to } of fitting)
      found.set(side, { target, side, from, to, swing: one.by, swingOther: other.by, otherFirst });
    if (found.has('straight') || found.size >= 2) break;
  }
  return [...found.values()];
}

/** How much is swung for a connection, in degrees. */
export function swinging({ swing, swingOther }: Connection): number {
  return Math.abs(swing) + Math.abs(swingOther);
}

/**
 * How a lane from a System can join it with some others (A-GEO-23): for each the best way on each side, the least swinging first.
 * Whether they may have one more lane is for the caller to say.
 */
export function connections(
  g: Ascendancy,
  system: SystemId,
  sectors: Sectors,
  targets: readonly SystemId[],
): Connection[] {
  const pieces = piecesOf(g);
  const s = moverOf(g, pieces, system);
  const all = targets.flatMap((target) => joins(g, pieces, system, s, target, sectors));
  return all.sort(
    (one, other) =>
      swinging(one) - swinging(other) ||
      rank(one.swing) - rank(other.swing) ||
      rank(one.swingOther) - rank(other.swingOther),
  );
}

/** What the free test says of one length (A-GEO-26): possible now, with swings, or why not at all. */
export interface Trial {
  sectors: Sectors;
  /** Of 6 faces of the die. */
  faces: number;
  way: Connection | null;
  why: 'short' | 'long' | 'blocked' | null;
}

/** A-GEO-26, A-CONN-06: whether two Systems could be joined by a lane of each length. It costs nothing and changes nothing. */
export function tryConnection(g: Ascendancy, system: SystemId, target: SystemId): Trial[] {
  const pieces = piecesOf(g);
  const far = distance(bodyOf(pieces, system), bodyOf(pieces, target));
  return ([2, 3, 4] as const).map((sectors): Trial => {
    const [way] = connections(g, system, sectors, [target]);
    const why = misfit(far, sectors, g.options.readings.bentLanes === true) ?? 'blocked';
    return { sectors, faces: 2, way: way ?? null, why: way === undefined ? why : null };
  });
}
