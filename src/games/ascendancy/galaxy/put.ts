import type { Ascendancy, Lane, LaneId, SystemId } from '../state.ts';
import type { Joining } from './connecting.ts';
import type { LineSegment, Sectors } from './measure.ts';
import { groupOf, turner } from './swing.ts';

/**
 * Places a new lane that starts at a System and leads to another System or to an open end. The supply of lanes never
 * ends (A-OPEN-09). The caller checks that the lane fits.
 */
export function putLane(
  g: Ascendancy,
  system: SystemId,
  sectors: Sectors,
  { from, to }: LineSegment,
  other: SystemId | null = null,
): Lane {
  g.minted.lanes += 1;
  const id = `l${g.minted.lanes}`;
  const lane: Lane = { id, sectors, a: system, b: other, from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y } };
  g.lanes[id] = lane;
  return lane;
}

/** Returns the id of the last lane placed, even if that lane has been removed since. */
export function newestLane(g: Ascendancy): LaneId {
  return `l${g.minted.lanes}`;
}

/** Turns a Floating System and its lanes clockwise around its anchor. The caller checks that the way is free. */
export function putSwung(g: Ascendancy, system: SystemId, by: number): void {
  const { disc, lanes } = turner(groupOf(g, system))(by);
  const body = g.discs[system];
  if (body !== undefined) Object.assign(body, { x: disc.x, y: disc.y });
  for (const { id, from, to } of lanes) {
    const lane = g.lanes[id];
    if (lane !== undefined) Object.assign(lane, { from, to });
  }
}

/** Swings both Systems of a connection and joins them. The order of the swings doesn’t change the result. */
export function putConnection(g: Ascendancy, system: SystemId, sectors: Sectors, way: Joining): Lane {
  if (way.swing !== 0) putSwung(g, system, way.swing);
  if (way.swingOther !== 0) putSwung(g, way.target, way.swingOther);
  return putLane(g, system, sectors, way, way.target);
}
