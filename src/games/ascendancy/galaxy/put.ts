import type { Ascendancy, Lane, LaneId, SystemId } from '../state.ts';
import type { Joining } from './connecting.ts';
import type { LineSegment, Sectors } from './measure.ts';
import { groupOf, turner } from './swing.ts';

/**
 * Lays a new lane from a System on the map, to another one or with an open end; there are always more (A-OPEN-09). What stands against
 * it is seen to before.
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

/** The lane that was laid last; it may be gone again. */
export function newestLane(g: Ascendancy): LaneId {
  return `l${g.minted.lanes}`;
}

/** Turns a Floating System clockwise about its anchor, with its lanes. Whether the way is free is seen to before. */
export function putSwung(g: Ascendancy, system: SystemId, by: number): void {
  const { disc, lanes } = turner(groupOf(g, system))(by);
  const body = g.discs[system];
  if (body !== undefined) Object.assign(body, { x: disc.x, y: disc.y });
  for (const { id, from, to } of lanes) {
    const lane = g.lanes[id];
    if (lane !== undefined) Object.assign(lane, { from, to });
  }
}

/** Swings both Systems of a connection as it asks for, and joins them: where they come to lie is the same whichever goes first. */
export function putConnection(g: Ascendancy, system: SystemId, sectors: Sectors, way: Joining): Lane {
  if (way.swing !== 0) putSwung(g, system, way.swing);
  if (way.swingOther !== 0) putSwung(g, way.target, way.swingOther);
  return putLane(g, system, sectors, way, way.target);
}
