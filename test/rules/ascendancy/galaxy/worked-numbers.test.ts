import { describe, expect, it } from 'vitest';
import { clockOf, MARKS } from '../../../../src/games/ascendancy/galaxy/clock.ts';
import { connections, lanesBetween, tryConnection } from '../../../../src/games/ascendancy/galaxy/connecting.ts';
import { distance, type Sectors } from '../../../../src/games/ascendancy/galaxy/measure.ts';
import { placements } from '../../../../src/games/ascendancy/galaxy/placing.ts';
import { putSwung } from '../../../../src/games/ascendancy/galaxy/put.ts';
import { turnsOf } from '../../../../src/games/ascendancy/galaxy/swing.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { table } from '../support.ts';
import { grow } from './support.ts';

/** The marks at Earth, grouped by what fits there: a lane with a disc, only a lane, or nothing. */
function marks(g: Ascendancy, sectors: Sectors): { fits: string[]; lane: string[]; none: string[] } {
  const places = placements(g, 'earth', sectors);
  const of = (fits: boolean) => places.filter((one) => one.fits === fits).map(({ bearing }) => clockOf(bearing));
  const none = MARKS.filter((bearing) => !places.some((one) => one.bearing === bearing)).map(clockOf);
  return { fits: of(true), lane: of(false), none };
}

/** All clock marks from one hour to another, including half hours. */
function hours(from: number, to: number): string[] {
  return Array.from({ length: (to - from) * 2 + 1 }, (_, half) => clockOf(from * 30 + half * 15));
}

describe('Worked examples of the geometry', () => {
  it('A-GEO-11, A-GEO-05: from Earth on an empty map, lanes of 2, 3 and 4 Sectors fit where section 27.3 says', () => {
    const g = table();
    expect(marks(g, 2)).toEqual({
      fits: [...hours(0, 7.5), '10:30', '11', '11:30'],
      lane: hours(8, 10),
      none: [],
    });
    expect(marks(g, 3)).toEqual({
      fits: [...hours(0, 5), '7', '11', '11:30'],
      lane: ['5:30', '6', '6:30', ...hours(7.5, 10.5)],
      none: [],
    });
    expect(marks(g, 4)).toEqual({
      fits: [...hours(0, 4.5), '11', '11:30'],
      lane: [...hours(5, 7.5), '10:30'],
      none: hours(8, 10),
    });
  });

  it('A-GEO-08: a lane at 3 o’clock bars only 2:30, 3 and 3:30, whatever its length', () => {
    const g = table();
    const before = ([2, 3, 4] as const).map((sectors) => marks(g, sectors));
    grow(g, 'earth', 90, 3, 'delta-iv');
    expect(g.discs['delta-iv']).toMatchObject({ x: 14_000, y: 8_041 });
    const barred = ['2:30', '3', '3:30'];
    for (const [index, sectors] of ([2, 3, 4] as const).entries()) {
      const { fits = [], lane = [], none = [] } = before[index] ?? {};
      expect(marks(g, sectors)).toEqual({
        fits: fits.filter((one) => !barred.includes(one)),
        lane,
        none: [...barred, ...none],
      });
    }
  });

  it('A-GEO-17, scenario 8: a System swings from 3 to 1:30 and is at (11.803, 13.344)', () => {
    const g = table();
    grow(g, 'earth', 90, 3, 'delta-iv');
    expect(turnsOf(g, 'delta-iv')).toContain(-45);
    putSwung(g, 'delta-iv', -45);
    expect(g.discs['delta-iv']).toMatchObject({ x: 11_803, y: 13_344 });
    expect(g.lanes['l1']).toMatchObject({ a: 'earth', b: 'delta-iv', from: { x: 7_561, y: 9_102 } });
  });

  it('A-GEO-20, A-GEO-21, scenario 9: at 6.5 inches, a lane of 2 Sectors is too short, and lanes of 3 and 4 are shifted sideways to fit', () => {
    const g = table();
    grow(g, 'earth', 90, 3, 'delta-iv');
    grow(g, 'qonos', 270, 4, 'murasaki-312');
    const [x, y] = [g.discs['delta-iv'], g.discs['murasaki-312']];
    expect(y).toMatchObject({ x: 20_500, y: 8_041 });
    if (x === undefined || y === undefined) throw new Error('they lie on the map');
    expect(distance(x, y)).toBe(6_500);
    // No swing helps, because the two Systems already point at each other.
    expect(connections(g, 'delta-iv', 2, ['murasaki-312'])).toEqual([]);
    for (const [sectors, degrees, shift] of [
      [3, 48.19, 1_118],
      [4, 80.41, 1_479],
    ] as const) {
      const [left, right] = lanesBetween(x, y, sectors, false);
      expect([left?.side, right?.side]).toEqual(['left', 'right']);
      expect((left?.from.y ?? 0) - 8_041).toBe(shift);
      expect(8_041 - (right?.from.y ?? 0)).toBe(shift);
      const off = Math.acos(((left?.from.x ?? 0) - x.x) / 1_500) * (180 / Math.PI);
      expect(off).toBeCloseTo(degrees, 1);
      const ways = connections(g, 'delta-iv', sectors, ['murasaki-312']);
      expect(ways.map(({ side, swing, swingOther }) => [side, swing, swingOther])).toEqual([
        ['left', 0, 0],
        ['right', 0, 0],
      ]);
    }
  });

  it('A-GEO-26: the free connection test shows whether each length fits and, if not, why not', () => {
    const g = table();
    grow(g, 'earth', 90, 3, 'delta-iv');
    grow(g, 'qonos', 270, 4, 'murasaki-312');
    const tried = tryConnection(g, 'delta-iv', 'murasaki-312');
    expect(tried.map(({ sectors, faces, why }) => [sectors, faces, why])).toEqual([
      [2, 2, 'short'],
      [3, 2, null],
      [4, 2, null],
    ]);
    expect(tried[1]?.way).toMatchObject({ swing: 0, swingOther: 0 });
  });
});
