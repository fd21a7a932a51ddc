import { must } from '../../../../kernel/must.ts';
import { kept } from '../../../kit/cache.ts';
import { several } from '../../../kit/words.ts';
import { systemName } from '../../content/lookup.ts';
import { type Chart, charted, chartOf } from '../../galaxy/chart.ts';
import { connections } from '../../galaxy/connecting.ts';
import { laneOf } from '../../galaxy/graph.ts';
import { DISCS_APART, type Sectors } from '../../galaxy/measure.ts';
import { openEnd, placements, spotAt, spotFor } from '../../galaxy/placing.ts';
import { canSwing } from '../../galaxy/swing.ts';
import type { Ascendancy, Sector, SystemId, UnitId } from '../../state.ts';
import { targetsOf } from './openings.ts';
import { swingsAround, swingsNear } from './swinging.ts';

/** The possible lengths of new lanes (A-OPEN-08). */
const LENGTHS: readonly Sectors[] = [2, 3, 4];

/** The lengths of new lanes that fit at a System, and whether a System Disc has room at the end of such a lane. */
interface LaneRoom {
  fitting: readonly Sectors[];
  hasDisc: boolean;
}

const roomsFor = charted((_chart: Chart) => new Map<SystemId, LaneRoom>());

/** Returns the room for lanes at a System (A-LANE-07, A-GEO-37), cached until the map changes. */
function laneRoom(g: Ascendancy, system: SystemId): LaneRoom {
  return kept(roomsFor(chartOf(g)), system, () => {
    const all = LENGTHS.map((sectors) => ({ sectors, places: placements(g, system, sectors) }));
    return {
      fitting: all.filter(({ places }) => places.length > 0).map(({ sectors }) => sectors),
      hasDisc: all.some(({ places }) => places.some(({ fits }) => fits)),
    };
  });
}

/**
 * If no System can be discovered beyond the last Sector of an open lane, returns a hint that says why and what happens
 * instead (A-SYS-04, A-OPEN-48, A-OPEN-73). Otherwise returns null. The hint uses only what everyone can see.
 */
function nothingBeyond(g: Ascendancy, sector: Sector): string | null {
  const { lane: id, at } = must(laneOf(sector), 'the lane of an open end');
  const lane = must(g.lanes[id], `lane ${id}`);
  const end = must(openEnd(lane, at === 1 ? 'a' : 'b'), `an open end of lane ${id}`);
  const back = lane.a ?? lane.b;
  const after = back === null ? '' : `, so it returns to ${systemName(back)}`;
  if (g.stack.length === 0) return `no System Disc is left${after}`;
  if (spotFor(g, id, end) !== null) return null;
  // Floating Systems that block the place may be swung first (A-GEO-15).
  const swings = swingsNear(g, spotAt(g, id, end), DISCS_APART).filter((system) => canSwing(g, system));
  return swings.length > 0 ? 'no System has room there unless another one swings' : `no System has room there${after}`;
}

/**
 * Returns a hint about a new lane’s problems, or null. For example, some lengths fit nowhere (A-LANE-07), or there is
 * no room for a System at the lane’s end (A-GEO-37).
 */
function lackingLanes(g: Ascendancy, system: SystemId, unit: UnitId | null): string | null {
  const { fitting, hasDisc } = laneRoom(g, system);
  const targets = targetsOf(g, system, unit);
  const lost = LENGTHS.filter(
    (sectors) => !fitting.includes(sectors) && connections(g, system, sectors, targets).length === 0,
  );
  if (lost.length === LENGTHS.length) {
    const swings = LENGTHS.flatMap((sectors) => swingsAround(g, system, sectors)).filter((one) => canSwing(g, one));
    return swings.length > 0
      ? 'no lane fits there unless a System swings'
      : 'no lane fits there, so the move would end';
  }
  const none = g.stack.length === 0 ? 'no System Disc is left' : hasDisc ? null : 'no new System has room at its end';
  const short = lost.length === 0 ? null : `a lane of ${lengths(lost)} fits nowhere`;
  return [none, short].filter((one) => one !== null).join('; ') || null;
}

/** Formats lane lengths: `4 Sectors`, `3 or 4 Sectors`. */
function lengths(lost: readonly Sectors[]): string {
  const last = must(lost.at(-1), 'the length of a lane');
  return [...lost.slice(0, -1).map(String), several(last, 'Sector')].join(' or ');
}

/** Returns a hint that says why exploring from a Sector would find little or nothing, or null. */
export function lackOf(
  g: Ascendancy,
  { sector, explore }: { sector: Sector; explore: 'lane' | 'system' | null },
  unit: UnitId | null,
): string | null {
  switch (explore) {
    case 'system':
      return nothingBeyond(g, sector);
    case 'lane':
      return lackingLanes(g, sector, unit);
    case null:
      return null;
  }
}
