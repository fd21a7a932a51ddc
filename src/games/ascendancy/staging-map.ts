import { homeLayout } from './galaxy/layout.ts';
import { along, at, directionTo, laneLength, RADIUS, spotDistance } from './galaxy/measure.ts';
import { newDisc } from './position/discs.ts';
import { controlled } from './position/find.ts';
import { setup } from './setup.ts';
import type { Ascendancy, Disc, Lane, Spot, Unit } from './state.ts';

/** A lane as test cases write it: its System, its direction in degrees, and where it leads. */
type Drawn = Partial<Lane> & { bearing?: number };

/** Returns where a test case puts a disc, or null if it doesn’t say. */
function spotOf({ x, y }: Partial<Disc>): Spot | null {
  return x === undefined || y === undefined ? null : { x, y };
}

/**
 * Completes a test case’s map. Test cases list only the important facts about Systems, lanes and Ships: `discs:
 * {"delta-iv": {level: 2}}`, `lanes: {l1: {a: "earth", b: "delta-iv", sectors: 2, bearing: 90}}`, `units: [{seat: 0,
 * at: "delta-iv"}]`. This function adds Home Systems, positions, numbers, and the pieces left in supply. Values given
 * in the test case are kept.
 */
export function completeMap(g: Ascendancy): void {
  completeDiscs(g);
  completeUnits(g);
}

function completeDiscs(g: Ascendancy): void {
  const drawn: Record<string, Partial<Disc>> = g.discs;
  const lanes: Record<string, Drawn> = g.lanes;
  const { middle } = homeLayout(g.options.civs.length, g.options);
  const isShort = Object.values(drawn).some(({ id }) => id === undefined);
  if (isShort) {
    const found: Record<string, Disc> = setup(g.options).discs;
    for (const [id, disc] of Object.entries(drawn)) {
      const lane = Object.values(lanes).find(({ a, b }) => b === id && typeof a === 'string');
      const from = found[lane?.a ?? ''];
      const there =
        spotOf(disc) ?? (from === undefined ? middle : at(from, lane?.bearing ?? 0, spotDistance(lane?.sectors ?? 2)));
      found[id] = { ...(found[id] ?? newDisc(id, there)), ...disc };
    }
    g.discs = found;
    g.stack = g.stack.filter((id) => found[id] === undefined);
    for (const [seat, player] of g.players.entries()) player.controls = 10 - controlled(g, seat).length;
  }
  for (const [id, lane] of Object.entries(lanes)) if (lane.from === undefined) g.lanes[id] = wholeLane(g, id, lane);
  g.minted.lanes = Math.max(g.minted.lanes, ...Object.keys(lanes).map((id) => Number(id.slice(1))));
}

function wholeLane(g: Ascendancy, id: string, { a = null, b = null, sectors = 2, bearing }: Drawn): Lane {
  const [one, other] = [a === null ? undefined : g.discs[a], b === null ? undefined : g.discs[b]];
  if (one === undefined) throw new Error(`lane ${id} begins at no System`);
  const way = (far: number): Spot =>
    bearing === undefined && other !== undefined
      ? along(one, directionTo(one, other), far)
      : at(one, bearing ?? 0, far);
  return { id, sectors, a, b, from: way(RADIUS), to: way(RADIUS + laneLength(sectors)) };
}

function completeUnits(g: Ascendancy): void {
  const drawn: Partial<Unit>[] = g.units;
  if (drawn.every(({ id }) => id !== undefined)) return;
  g.units = drawn.map((unit, index) => {
    const where = unit.at ?? null;
    const whole = { id: index + 1, seat: 0, ships: 1, fleet: null, warp: null, began: where, exited: false, used: [] };
    return { ...whole, ...unit, at: where };
  });
  g.minted.units = g.units.length;
  for (const [seat, player] of g.players.entries()) {
    const flying = g.units.reduce((sum, unit) => sum + (unit.seat === seat ? unit.ships : 0), 0);
    player.ships = 30 - flying - g.players.flatMap(({ claimed }) => claimed).filter((one) => one === seat).length;
  }
}
