import { describe, expect, it } from 'vitest';
import { bearingOf, clockKey, clockOf, MARKS } from '../../../../src/games/ascendancy/galaxy/clock.ts';
import { homeLayout } from '../../../../src/games/ascendancy/galaxy/layout.ts';
import { at, bearingTo, directionOf, distance, rounded } from '../../../../src/games/ascendancy/galaxy/measure.ts';
import { isDiscInside } from '../../../../src/games/ascendancy/galaxy/pieces.ts';

const NORMAL = { distance: 'normal', shape: 'rectangle', margin: 0 } as const;

describe('Directions', () => {
  it('A-GEO-02: clock marks, compass directions and degrees name the same 24 bearings', () => {
    expect(MARKS).toHaveLength(24);
    for (const bearing of MARKS) expect(bearingOf(clockOf(bearing))).toBe(bearing);
    for (const [words, bearing] of [
      ['12', 0],
      ['12:30', 15],
      ['3 o’clock', 90],
      ['11:30', 345],
      ['N', 0],
      ['ne', 45],
      ['north-west', 315],
      ['South East', 135],
      ['45', 45],
      ['0', 0],
      ['345', 345],
      ['360', 0],
    ] as const)
      expect([words, bearingOf(words)]).toEqual([words, bearing]);
    for (const words of ['13:00', '3:15', '50', '375', 'up', '', '0:30']) expect(bearingOf(words)).toBeNull();
    expect(bearingOf('0°')).toBe(0);
  });

  it('A-GEO-12: degrees between the marks are shown to the minute', () => {
    expect(clockOf(156)).toBe('5:12');
    expect(clockKey(156)).toBe('5-12');
    expect(clockOf(-15)).toBe('11:30');
  });

  it('A-GEO-01: lengths are rounded half away from zero, never to -0', () => {
    expect([0.5, -0.5, 1.4999, -2.5, -0.2].map(rounded)).toEqual([1, -1, 1, -3, 0]);
    // JSON would not preserve −0.
    expect(Object.is(rounded(-0.2), 0)).toBe(true);
  });

  it('A-GEO-01: directionOf agrees with Math.sin and Math.cos to 13 digits', () => {
    for (let bearing = -720; bearing < 720; bearing += 0.5) {
      expect(directionOf(bearing).east).toBeCloseTo(Math.sin((bearing * Math.PI) / 180), 13);
      expect(directionOf(bearing).north).toBeCloseTo(Math.cos((bearing * Math.PI) / 180), 13);
    }
    const centre = { x: 20_000, y: 20_000 };
    for (let bearing = 0; bearing < 360; bearing++) expect(bearingTo(centre, at(centre, bearing, 1_500))).toBe(bearing);
  });
});

describe('Homes', () => {
  it('A-GEO-03: tables and homes for 2 to 8 players match the rulebook’s list', () => {
    const sizes = [2, 3, 4, 5, 6, 7, 8].map((players) => {
      const { table } = homeLayout(players, NORMAL);
      return [table.width, table.height];
    });
    expect(sizes).toEqual([
      [36_000, 36_000],
      [36_000, 36_000],
      [36_000, 36_000],
      [51_000, 49_000],
      [59_000, 53_000],
      [65_000, 64_000],
      [69_000, 69_000],
    ]);
    expect(homeLayout(2, NORMAL).homes).toEqual([
      { x: 6_500, y: 18_000 },
      { x: 29_500, y: 18_000 },
    ]);
    expect(homeLayout(3, NORMAL).homes).toEqual([
      { x: 6_500, y: 8_041 },
      { x: 29_500, y: 8_041 },
      { x: 18_000, y: 27_959 },
    ]);
    expect(homeLayout(4, NORMAL).homes).toEqual([
      { x: 6_500, y: 6_500 },
      { x: 29_500, y: 6_500 },
      { x: 29_500, y: 29_500 },
      { x: 6_500, y: 29_500 },
    ]);
  });

  it('A-GEO-04: for every distance, margin and table shape, homes stay that far apart and on the table', () => {
    for (const distanceOf of ['short', 'normal', 'long'] as const) {
      for (const shape of ['rectangle', 'circle'] as const) {
        for (let players = 1; players <= 8; players++) {
          const { table, homes, middle } = homeLayout(players, { distance: distanceOf, shape, margin: 0 });
          expect(homes).toHaveLength(players);
          expect(middle).toEqual({ x: table.width / 2, y: table.height / 2 });
          for (const [seat, home] of homes.entries()) {
            const next = homes[(seat + 1) % players];
            const far = { short: 19_000, normal: 23_000, long: 27_000 }[distanceOf];
            if (players > 1 && next !== undefined) expect(Math.abs(distance(home, next) - far)).toBeLessThan(2);
            // The rim is 5 inches from the edge, apart from rounding.
            const inner = { ...table, width: table.width - 9_998, height: table.height - 9_998 };
            expect(isDiscInside(inner, { x: home.x - 4_999, y: home.y - 4_999 })).toBe(true);
          }
        }
      }
    }
    const wide = homeLayout(3, { ...NORMAL, margin: 4 });
    expect(wide.table).toEqual({ shape: 'rectangle', width: 44_000, height: 44_000 });
    expect(wide.homes[0]).toEqual({ x: 10_500, y: 12_041 });
    expect(homeLayout(3, { ...NORMAL, shape: 'circle' }).table).toEqual({
      shape: 'circle',
      width: 40_000,
      height: 40_000,
    });
  });

  it('A-OPEN-21: in a game for one or two players, the Hub in the middle is equally far from each home', () => {
    for (const players of [1, 2]) {
      const { homes, middle } = homeLayout(players, NORMAL);
      expect(homes.map((home) => distance(home, middle))).toEqual(homes.map(() => 11_500));
    }
  });
});
