import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centreOf,
  distance,
  type Hex,
  hexId,
  hexOf,
  locate,
  neighbours,
  OFFSETS,
  offset,
  placeAt,
  sameHex,
  tileCentre,
  tilesAround,
} from '../../../src/games/frontiers/chapters/map/hex.ts';

const whole = fc.integer({ min: -40, max: 40 });
const hexes = fc.record({ q: whole, r: whole });
const START: Hex = { q: 0, r: 0 };

describe('hexes', () => {
  it('F-OPEN-24: a tile consists of a center and its six neighbors, clockwise from the north-east', () => {
    expect(OFFSETS.slice(1)).toEqual(neighbours(START));
    expect(OFFSETS.slice(1).map(({ q, r }) => `${q},${r}`)).toEqual(['1,-1', '1,0', '0,1', '-1,1', '-1,0', '0,-1']);
    // Each of the six hexes touches the next one and the center.
    for (const [index, hex] of neighbours(START).entries()) {
      expect(distance(hex, START)).toBe(1);
      expect(distance(hex, OFFSETS[((index + 1) % 6) + 1] ?? START)).toBe(1);
    }
  });

  it('F-OPEN-24: the tiles next to the first one are at (1,-3), (3,-2), (2,1) and the opposite positions', () => {
    const around = tilesAround(START).map(({ q, r }) => `${q},${r}`);
    expect(around.sort()).toEqual(['-1,3', '-2,-1', '-3,2', '1,-3', '2,1', '3,-2']);
    expect(() => tilesAround({ q: 1, r: 0 })).toThrow('1,0 is not the middle of a tile');
  });

  it('F-OPEN-24: tiles cover the plane, and each hex belongs to exactly one tile and one slot in it', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        const { place, slot } = locate(hex);
        expect(offset(centreOf(place), OFFSETS[slot])).toEqual(hex);
        expect(distance(tileCentre(hex), hex)).toBeLessThanOrEqual(1);
        const owners = [hex, ...neighbours(hex)].filter((near) => placeAt(near) !== null);
        expect(owners).toEqual([tileCentre(hex)]);
      }),
    );
    expect(() => locate({ q: 0.5, r: 0 })).toThrow('not a whole hex');
  });

  it('F-OPEN-25: places for tiles are counted along the arms (1,-3) and (3,-2)', () => {
    expect(centreOf({ left: 1, right: 0 })).toEqual({ q: 1, r: -3 });
    expect(centreOf({ left: 0, right: 1 })).toEqual({ q: 3, r: -2 });
    fc.assert(
      fc.property(whole, whole, (left, right) => {
        expect(placeAt(centreOf({ left, right }))).toEqual({ left, right });
      }),
    );
  });

  it('F-MOVE-04: adjacent spaces are one step apart, and distances follow the shortest path', () => {
    fc.assert(
      fc.property(hexes, hexes, (one, other) => {
        const near = neighbours(one).map((hex) => distance(hex, other));
        expect(distance(one, other)).toBe(sameHex(one, other) ? 0 : 1 + Math.min(...near));
        expect(distance(one, other) === 1).toBe(neighbours(one).some((hex) => sameHex(hex, other)));
      }),
    );
  });

  it('a hex’s id converts back to that hex', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        expect(hexOf(hexId(hex))).toEqual(hex);
      }),
    );
    expect(() => hexOf('C4')).toThrow('C4 is no hex');
  });
});
