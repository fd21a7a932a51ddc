import { kept } from '../../../kit/cache.ts';
import { several } from '../../../kit/words.ts';
import { systemName } from '../../content/systems/table.ts';
import { type Chart, charted, chartOf } from '../../galaxy/chart.ts';
import { connections } from '../../galaxy/connecting.ts';
import { laneOf } from '../../galaxy/graph.ts';
import { DISCS_APART, type Sectors } from '../../galaxy/measure.ts';
import { openEnd, placements, spotAt, spotFor } from '../../galaxy/placing.ts';
import { canSwing } from '../../galaxy/swing.ts';
import type { Ascendancy, LaneId, Sector, SystemId, UnitId } from '../../state.ts';
import { targetsOf } from './openings.ts';
import { swingsAround, swingsNear } from './swinging.ts';

/** The lengths of new lanes (A-OPEN-08). */
const LENGTHS: readonly Sectors[] = [2, 3, 4];

/** Which lengths of a new lane fit somewhere at a System, and whether a System Disc has room at the end of any. */
interface LaneRoom {
  fitting: readonly Sectors[];
  hasDisc: boolean;
}

const roomsFor = charted((_chart: Chart) => new Map<SystemId, LaneRoom>());

/** The lengths of new lanes that fit at a System, and whether a disc fits at the end of one. Kept as long as the map doesn’t change. */
function laneRoom(g: Ascendancy, system: SystemId): LaneRoom {
  return kept(roomsFor(chartOf(g)), system, () => {
    const all = LENGTHS.map((sectors) => ({ sectors, places: placements(g, system, sectors) }));
    return {
      fitting: all.filter(({ places }) => places.length > 0).map(({ sectors }) => sectors),
      hasDisc: all.some(({ places }) => places.some(({ fits }) => fits)),
    };
  });
}

/** The end of a lane that a Sector lies at, if it is open; else its other open end; null: both ends join Systems. */
function endAt(g: Ascendancy, sector: Sector): { lane: LaneId; end: 'a' | 'b' } | null {
  const on = laneOf(sector);
  const lane = on === null ? undefined : g.lanes[on.lane];
  const end = on === null || lane === undefined ? null : openEnd(lane, on.at === 1 ? 'a' : 'b');
  return lane === undefined || end === null ? null : { lane: lane.id, end };
}

/**
 * Why no System can be discovered past the open end of a lane, in words for a hint, and what follows (A-SYS-04, A-OPEN-48,
 * A-OPEN-73); null: one has room there. It is worked out from what lies on the table, so everyone may know it.
 */
function nothingBeyond(g: Ascendancy, sector: Sector): string | null {
  const found = endAt(g, sector);
  if (found === null) return null;
  const { lane, end } = found;
  const back = g.lanes[lane]?.a ?? g.lanes[lane]?.b ?? null;
  const after = back === null ? '' : `: back to ${systemName(back)}`;
  if (g.stack.length === 0) return `no System Disc is left${after}`;
  if (spotFor(g, lane, end) !== null) return null;
  // A-GEO-15: Floating Systems in the way may be swung first.
  const swings = swingsNear(g, spotAt(g, lane, end), DISCS_APART).filter((system) => canSwing(g, system));
  return swings.length > 0 ? 'no System has room there unless another one swings' : `no System has room there${after}`;
}

/**
 * What a new lane from a System lacks, in words for a hint: whichever of its lengths fit nowhere (A-LANE-07), and that no System has
 * room at its end (A-GEO-37); null: nothing.
 */
function lackingLanes(g: Ascendancy, system: SystemId, unit: UnitId | null): string | null {
  const { fitting, hasDisc } = laneRoom(g, system);
  const targets = targetsOf(g, system, unit);
  const lost = LENGTHS.filter(
    (sectors) => !fitting.includes(sectors) && connections(g, system, sectors, targets).length === 0,
  );
  if (lost.length === LENGTHS.length) {
    const swings = LENGTHS.flatMap((sectors) => swingsAround(g, system, sectors)).filter((one) => canSwing(g, one));
    return swings.length > 0 ? 'no lane fits there unless a System swings' : 'no lane fits there: the move ends';
  }
  const none = g.stack.length === 0 ? 'no System Disc is left' : hasDisc ? null : 'no new System has room at its end';
  const short = lost.length === 0 ? null : `a lane of ${lengths(lost)} fits nowhere`;
  return [none, short].filter((one) => one !== null).join('; ') || null;
}

/** `4 Sectors`, `3 or 4 Sectors`. */
function lengths(lost: readonly Sectors[]): string {
  const last = lost.at(-1) ?? 0;
  return [...lost.slice(0, -1).map(String), several(last, 'Sector')].join(' or ');
}

/** Why a move that explores from a Sector finds less than it could, or nothing, in words for a hint; null: nothing is in its way. */
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
