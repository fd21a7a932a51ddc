import { describe, expect, it } from 'vitest';
import { checkMap } from '../../../../src/games/ascendancy/galaxy/check.ts';
import { lanesBetween, lengthProblem } from '../../../../src/games/ascendancy/galaxy/connecting.ts';
import { at } from '../../../../src/games/ascendancy/galaxy/measure.ts';
import { clearance, freest, placements, toward, wished } from '../../../../src/games/ascendancy/galaxy/placing.ts';
import { sectorPoint } from '../../../../src/games/ascendancy/galaxy/sector.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { disc, table } from '../support.ts';
import { grow, hang, reachOut } from './support.ts';

/** A function that makes a small map invalid and checks it. */
function broken(breaks: (g: Ascendancy) => void): () => void {
  const g = table();
  grow(g, 'earth', 90, 3, 'delta-iv');
  grow(g, 'earth', 0, 3, 'ardana');
  checkMap(g);
  breaks(g);
  return () => checkMap(g);
}

function move(g: Ascendancy, id: string, x: number, y: number): void {
  Object.assign(g.discs[id] ?? {}, { x, y });
}

describe('Invalid maps', () => {
  it('A-GEO-05: a map with a piece beyond the edge is rejected', () => {
    expect(broken((g) => move(g, 'romulus', 1_499, 20_000))).toThrow('A-GEO-05: romulus');
    expect(broken((g) => move(g, 'romulus', 1_500, 20_000))).not.toThrow();
    const corner = (x: number) =>
      broken((g) => {
        move(g, 'romulus', 20_000, 34_500);
        const line = { from: { x, y: 15_000 }, to: { x, y: 18_000 } };
        g.lanes['l9'] = { id: 'l9', sectors: 2, a: null, b: null, ...line };
      });
    expect(corner(349)).toThrow('A-GEO-05: lane l9');
    expect(corner(350)).not.toThrow();
    // A round table has no corners.
    expect(
      broken((g) => {
        move(g, 'romulus', 4_000, 31_000);
        checkMap(g);
        g.table.shape = 'circle';
      }),
    ).toThrow('A-GEO-05: romulus');
  });

  it('A-GEO-06, A-SYS-03: a map with discs that touch is rejected', () => {
    expect(broken((g) => move(g, 'romulus', 14_000, 11_140))).toThrow('A-GEO-06: romulus and delta-iv touch');
    expect(broken((g) => move(g, 'romulus', 14_000, 11_141))).not.toThrow();
  });

  it('A-GEO-09: an invalid map is reported on every check, even after a valid state in between', () => {
    const g = table();
    for (let time = 0; time < 2; time++) {
      move(g, 'romulus', 1_499, 20_000);
      for (const again of [1, 2]) expect(() => checkMap(g), `asked ${again}`).toThrow('A-GEO-05: romulus');
      move(g, 'romulus', 1_500, 20_000);
      checkMap(g);
    }
  });

  it('A-GEO-07, A-SYS-02: a map with a disc on a lane that it doesn’t join is rejected', () => {
    expect(broken((g) => move(g, 'romulus', 10_250, 9_940))).toThrow('A-GEO-07: lane l1 touches romulus');
    expect(broken((g) => move(g, 'romulus', 10_250, 9_941))).not.toThrow();
  });

  it('A-GEO-08, A-LANE-11: a map with lanes that cross or touch is rejected', () => {
    const beside = (y: number) =>
      broken((g) => {
        g.lanes['l9'] = { id: 'l9', sectors: 2, a: null, b: null, from: { x: 9_000, y }, to: { x: 12_000, y } };
      });
    // A new lane may come as near as 8,741. Lanes that swing together may come slightly nearer because of rounding.
    expect(beside(8_736)).toThrow('A-GEO-08: lanes l1 and l9');
    expect(beside(8_737)).not.toThrow();
    const across = broken((g) => {
      const line = { from: { x: 10_250, y: 6_541 }, to: { x: 10_250, y: 9_541 } };
      g.lanes['l9'] = { id: 'l9', sectors: 2, a: null, b: null, ...line };
    });
    expect(across).toThrow('A-GEO-08');
  });

  it('A-LANE-01, A-GEO-29, A-GEO-09: a map is rejected for too many lanes, two lanes to the same System, unconnected ends, or a wrong length', () => {
    expect(broken((g) => Object.assign(g.discs['earth'] ?? {}, { limit: 0 }))).toThrow('A-LANE-01: earth has 2 lanes');
    expect(broken((g) => Object.assign(g.discs['earth'] ?? {}, { limit: 1 }))).not.toThrow();
    const nowhere = broken((g) => {
      const line = { from: { x: 15_000, y: 15_000 }, to: { x: 18_000, y: 15_000 } };
      g.lanes['l9'] = { id: 'l9', sectors: 2, a: null, b: 'vulcan', ...line };
    });
    expect(nowhere).toThrow('A-GEO-09: lane l9 ends at vulcan');
    expect(broken((g) => move(g, 'delta-iv', 14_010, 8_041))).toThrow('A-GEO-09: lane l1 ends off the rim of delta-iv');
    expect(broken((g) => Object.assign(g.lanes['l1'] ?? {}, { sectors: 4 }))).toThrow('isn’t as long as 4 Sectors');
    // Adds a second lane to the same System that doesn’t touch the first.
    const double = broken((g) => {
      const [one, other] = [g.discs['earth'], g.discs['delta-iv']];
      if (one === undefined || other === undefined) throw new Error('they lie on the map');
      delete g.lanes['l1'];
      for (const [index, { from, to }] of lanesBetween(one, other, 4, false).entries())
        g.lanes[`l${8 + index}`] = { id: `l${8 + index}`, sectors: 4, a: 'earth', b: 'delta-iv', from, to };
    });
    expect(double).toThrow('A-GEO-29: two lanes join earth');
  });
});

describe('Places for lanes', () => {
  it('A-GEO-12: if no clock mark is free, a lane can be placed in the middle of the free gap, in whole degrees', () => {
    const g = table();
    move(g, 'earth', 18_000, 14_000);
    for (const bearing of [0, 60, 120, 180, 240]) reachOut(g, 'earth', bearing, 2);
    // A lane bars 30° on either side, and marks come before gaps.
    expect(placements(g, 'earth', 2).map(({ bearing }) => bearing)).toEqual([
      30, 90, 150, 210, 270, 285, 300, 315, 330,
    ]);
    // The surrounding discs bar 21° on either side of their bearings and leave a gap from 16° to 29°, or one turned by 30°.
    for (const [turned, middle] of [
      [0, 22],
      [-30, 352],
    ] as const) {
      const narrow = table();
      const earth = disc('earth', 18_000, 14_000);
      narrow.discs = { earth };
      for (const bearing of [354, 51, 93, 135, 177, 219, 261, 303, 318]) {
        const id = `disc ${bearing}`;
        narrow.discs[id] = { ...disc('delta-iv'), id, ...at(earth, bearing + turned, 5_200) };
      }
      expect(placements(narrow, 'earth', 4).map(({ bearing }) => bearing)).toEqual([middle]);
    }
  });

  it('A-GEO-33: “toward” takes the nearest legal bearing (clockwise on a tie), and “auto” takes the place with the most room for a disc', () => {
    const g = table();
    const places = placements(g, 'earth', 3);
    const nearest = (x: number, y: number) => toward({ x: 0, y: 0 }, { x, y }, places)?.bearing;
    expect([nearest(0, 10), nearest(10, 0), nearest(10, 10), nearest(-10, 0)]).toEqual([0, 90, 45, 270]);
    const few = places.filter(({ bearing }) => bearing === 0 || bearing === 90);
    // Both points are halfway between the two bearings, on opposite sides.
    expect(toward({ x: 0, y: 0 }, { x: 10, y: 10 }, few)?.bearing).toBe(90);
    expect(toward({ x: 0, y: 0 }, { x: -10, y: -10 }, few)?.bearing).toBe(0);
    const best = freest(g, 'earth', places);
    const room = places.filter(({ fits }) => fits).map((place) => clearance(g, 'earth', place));
    expect(best?.fits).toBe(true);
    expect(best === null ? 0 : clearance(g, 'earth', best)).toBe(Math.max(...room));
    // Among places without room for a System, the one with the most room for a lane is taken.
    const lanes = places.filter(({ fits }) => !fits);
    expect(lanes).toContain(freest(g, 'earth', lanes));
    expect(freest(g, 'earth', [])).toBeNull();
    expect(wished(g, 'earth', few, ['6', 'toward romulus'], () => 'romulus')?.bearing).toBe(0);
    expect(wished(g, 'earth', few, ['6', 'NE'], () => null)).toBeNull();
  });

  it('A-GEO-34: lane places are in clock order, starting at 12', () => {
    const order = placements(table(), 'earth', 2).map(({ bearing }) => bearing);
    expect(order.slice(0, 4)).toEqual([0, 15, 30, 45]);
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  it('A-GEO-10: Sectors are on the line of their lane, and the first one is nearest to the starting System', () => {
    const g = table();
    grow(g, 'earth', 90, 3, 'delta-iv');
    expect([1, 2, 3].map((one) => sectorPoint(g, `l1/${one}`))).toEqual([
      { x: 8_750, y: 8_041 },
      { x: 10_250, y: 8_041 },
      { x: 11_750, y: 8_041 },
    ]);
    expect(sectorPoint(g, 'earth')).toEqual({ x: 6_500, y: 8_041 });
    expect(() => sectorPoint(g, 'l9/1')).toThrow('l9/1 is not on the map');
  });
});

describe('Connection lengths', () => {
  it('A-GEO-20, A-GEO-22: a lane fits if its length is at least the gap and at most the distance between centers, give or take 0.05', () => {
    for (const [sectors, least, most] of [
      [2, 2_950, 6_050],
      [3, 4_450, 7_550],
      [4, 5_950, 9_050],
    ] as const) {
      expect([least - 1, least, most, most + 1].map((far) => lengthProblem(far, sectors, false))).toEqual([
        'long',
        null,
        null,
        'short',
      ]);
      expect(lengthProblem(least - 1, sectors, true)).toBeNull();
      expect(lengthProblem(most + 1, sectors, true)).toBe('short');
    }
  });

  it('A-GEO-21, A-OPEN-42: a lane as long as the gap is straight, and a longer one is straight if lanes may bend, or otherwise shifted to a side', () => {
    const g = table();
    hang(g, 'earth', 90, 3, 'delta-iv');
    const [one, other] = [g.discs['earth'], g.discs['delta-iv']];
    if (one === undefined || other === undefined) throw new Error('they lie on the map');
    const straight = { side: 'straight', from: { x: 8_000, y: 8_041 }, to: { x: 12_500, y: 8_041 } };
    expect(lanesBetween(one, other, 3, false)).toEqual([straight]);
    expect(lanesBetween(one, other, 2, false)).toEqual([]);
    expect(lanesBetween(one, other, 4, true)).toEqual([straight]);
    expect(lanesBetween(one, other, 4, false).map(({ side }) => side)).toEqual(['left', 'right']);
    // Going east, the left side is the northern one.
    expect(lanesBetween(one, other, 4, false)[0]?.from.y).toBeGreaterThan(8_041);
  });
});
