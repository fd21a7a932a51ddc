import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openings, targetsOf } from '../../../../src/games/ascendancy/chapters/mapping/openings.ts';
import { chartOf } from '../../../../src/games/ascendancy/galaxy/chart.ts';
import { checkMap } from '../../../../src/games/ascendancy/galaxy/check.ts';
import { connections, lanesBetween, swinging } from '../../../../src/games/ascendancy/galaxy/connecting.ts';
import { homeLayout } from '../../../../src/games/ascendancy/galaxy/layout.ts';
import type { Sectors } from '../../../../src/games/ascendancy/galaxy/measure.ts';
import { laneFits } from '../../../../src/games/ascendancy/galaxy/pieces.ts';
import { placements, spotFor } from '../../../../src/games/ascendancy/galaxy/placing.ts';
import { putConnection, putLane, putSwung } from '../../../../src/games/ascendancy/galaxy/put.ts';
import { floating } from '../../../../src/games/ascendancy/galaxy/standing.ts';
import { isWithin, reachOf, turnsOf } from '../../../../src/games/ascendancy/galaxy/swing.ts';
import { CIVS } from '../../../../src/games/ascendancy/options.ts';
import type { Ascendancy, SystemId } from '../../../../src/games/ascendancy/state.ts';
import { disc, table } from '../support.ts';

/** Random choices: a System, the length of a lane, and an index into the possible moves. */
const moves = fc.array(
  fc.record({ who: fc.nat(1_000), sectors: fc.constantFrom<Sectors>(2, 3, 4), how: fc.nat(5), which: fc.nat(1_000) }),
  { minLength: 15, maxLength: 45 },
);
interface Move {
  who: number;
  sectors: Sectors;
  how: number;
  which: number;
}

function start(players: number, shape: 'rectangle' | 'circle', bent: boolean): Ascendancy {
  const g = table(CIVS.slice(0, players));
  const { table: room, homes } = homeLayout(players, { distance: 'short', shape, margin: 0 });
  g.table = room;
  g.options.readings = bent ? { bentLanes: true } : {};
  for (const [seat, home] of homes.entries()) Object.assign(Object.values(g.discs)[seat] ?? {}, home);
  return g;
}

function pick<T>(list: readonly T[], which: number): T | undefined {
  return list[which % Math.max(1, list.length)];
}

/** Places a System at the end of a lane if one fits, or leaves the lane open. */
function explore(g: Ascendancy, system: SystemId, sectors: Sectors, which: number): void {
  const place = pick(placements(g, system, sectors), which);
  if (place === undefined) return;
  const lane = putLane(g, system, sectors, place);
  const spot = spotFor(g, lane.id);
  expect(spot === null).toBe(!place.fits);
  const [next] = g.stack;
  if (spot === null || next === undefined || which % 7 === 0) return;
  expect(spot).toEqual(place.spot);
  g.stack.shift();
  g.discs[next] = disc(next, spot.x, spot.y);
  lane.b = next;
}

function play(g: Ascendancy, { who, sectors, how, which }: Move): void {
  const able = Object.keys(g.discs).filter((one) => openings(g, one, null) > 0);
  const system = pick(able, who);
  if (how === 0) {
    const swung = pick(floating(g), who);
    const by = swung === undefined ? undefined : pick(turnsOf(g, swung), which);
    if (swung !== undefined && by !== undefined) putSwung(g, swung, by);
  } else if (system !== undefined && how <= 2) {
    const way = pick(connections(g, system, sectors, targetsOf(g, system, null)), which);
    if (way !== undefined) putConnection(g, system, sectors, way);
  } else if (system !== undefined) explore(g, system, sectors, which);
}

const galaxies = fc.tuple(fc.constantFrom(3, 4, 5), fc.constantFrom('rectangle', 'circle'), fc.boolean(), moves);

describe('Randomly growing galaxies', () => {
  it('A-GEO-09: the map is legal after every lane, System, swing and connection', () => {
    fc.assert(
      fc.property(galaxies, ([players, shape, bent, list]) => {
        const g = start(players, shape, bent);
        checkMap(g);
        for (const move of list) {
          play(g, move);
          checkMap(g);
        }
      }),
      { numRuns: 40, seed: 2_290 },
    );
  });

  it('A-GEO-01: the same moves make the same galaxy, even if the galaxy was stored in between', () => {
    fc.assert(
      fc.property(galaxies, ([players, shape, bent, list]) => {
        const once = start(players, shape, bent);
        for (const move of list) play(once, move);
        let stored = start(players, shape, bent);
        for (const move of list) {
          stored = JSON.parse(JSON.stringify(stored)) as Ascendancy;
          play(stored, move);
        }
        expect([stored.discs, stored.lanes]).toEqual([once.discs, once.lanes]);
      }),
      { numRuns: 15, seed: 2_290 },
    );
  });

  it('A-GEO-17: a System that swings out and back returns to its old place, to the thousandth', () => {
    let swings = 0;
    fc.assert(
      fc.property(galaxies, ([players, shape, bent, list]) => {
        const g = start(players, shape, bent);
        for (const move of list) play(g, move);
        for (const system of floating(g)) {
          for (const by of turnsOf(g, system)) {
            const before = JSON.stringify([g.discs, g.lanes]);
            putSwung(g, system, by);
            checkMap(g);
            putSwung(g, system, -by);
            expect(JSON.stringify([g.discs, g.lanes])).toBe(before);
            swings += 1;
          }
        }
      }),
      { numRuns: 15, seed: 2_290 },
    );
    expect(swings).toBeGreaterThan(100);
  });

  it('A-GEO-23, A-GEO-24: each offered connection works in its given order of swings, and swinging a single System never takes a smaller turn', () => {
    let both = 0;
    let otherFirst = 0;
    fc.assert(
      fc.property(galaxies, fc.nat(1_000), ([players, shape, bent, list], who) => {
        const g = start(players, shape, bent);
        for (const move of list) play(g, move);
        for (const system of Object.keys(g.discs).filter((one) => openings(g, one, null) > 0)) {
          const sectors = pick([2, 3, 4] as const, who) ?? 2;
          const ways = connections(g, system, sectors, targetsOf(g, system, null));
          for (const way of ways) {
            const copy = structuredClone(g);
            const swings: [SystemId, number][] = [
              [system, way.swing],
              [way.target, way.swingOther],
            ];
            if (way.swing !== 0 && way.swingOther !== 0) both += 1;
            if (way.otherFirst) otherFirst += 1;
            for (const [one, by] of way.otherFirst ? swings.reverse() : swings) {
              if (by === 0) continue;
              expect(isWithin(reachOf(copy, one), by)).toBe(true);
              putSwung(copy, one, by);
            }
            const before = structuredClone(g);
            putConnection(before, system, sectors, way);
            checkMap(before);
            if (ways.find(({ target }) => target === way.target) !== way) continue;

            expect(leastAlone(g, system, way.target, sectors)).toBeGreaterThanOrEqual(swinging(way));
          }
        }
      }),
      { numRuns: 25, seed: 2_290 },
    );
    expect(both).toBeGreaterThan(0);
    expect(otherFirst).toBeGreaterThan(0);
  });
});

/** The smallest swing of only one of two Systems, in degrees, after which a lane joins them. */
function leastAlone(g: Ascendancy, system: SystemId, target: SystemId, sectors: Sectors): number {
  const found = [system, target].flatMap((one) => {
    const turns = floating(g).includes(one) ? turnsOf(g, one) : [];
    return [0, ...turns].filter((by) => {
      const copy = structuredClone(g);
      if (by !== 0) putSwung(copy, one, by);
      const [from, to] = [copy.discs[system], copy.discs[target]];
      if (from === undefined || to === undefined) return false;
      const lanes = lanesBetween(from, to, sectors, g.options.readings.bentLanes === true);
      return lanes.some((line) => laneFits(chartOf(copy), { a: system, b: target, from: line.from, to: line.to }));
    });
  });
  return Math.min(...found.map(Math.abs), Number.POSITIVE_INFINITY);
}
