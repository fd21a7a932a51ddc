import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centreOf,
  type Hex,
  hexId,
  locate,
  neighbours,
  tilesAround,
} from '../../../src/games/frontiers/chapters/map/hex.ts';
import {
  spaceLabel,
  spaceLabelled,
  spaceNamed,
  tileLabel,
  tileLabelled,
} from '../../../src/games/frontiers/chapters/map/labels.ts';
import { SETUP_PLACES } from '../../../src/games/frontiers/chapters/map/layout.ts';

const steps = fc.integer({ min: 0, max: 15 });
const places = fc.record({ left: steps, right: steps });
const START: Hex = { q: 0, r: 0 };
const labelOf = (hex: Hex) => spaceLabel(hexId(hex));

describe('map labels', () => {
  it('F-SETUP-21: the Starting Tile is labeled A, and the setup tiles are labeled B and C', () => {
    expect(SETUP_PLACES.map(tileLabel)).toEqual(['A', 'B', 'C']);
  });

  it('tiles are labeled in rows from the start, each from left to right, skipping I and O and continuing with AA after Z', () => {
    const row = (length: number) =>
      Array.from({ length }, (_, right) => tileLabel(centreOf({ left: length - 1 - right, right }))).join(' ');
    expect([1, 2, 3, 4, 5, 6, 7].map(row)).toEqual([
      'A',
      'B C',
      'D E F',
      'G H J K',
      'L M N P Q',
      'R S T U V W',
      'X Y Z AA AB AC AD',
    ]);
  });

  it('spaces are numbered from 0 in the center, then clockwise from the north-east', () => {
    expect([START, ...neighbours(START)].map(labelOf)).toEqual(['A0', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6']);
    expect(spaceLabel('2,-1')).toBe('C4');
  });

  it('labels convert back to tile and space, in upper or lower case and with spaces around them', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 0, max: 6 }), (place, at) => {
        const centre = centreOf(place);
        const hex = [centre, ...neighbours(centre)][at] ?? centre;
        expect(tileLabelled(tileLabel(centre))).toEqual(centre);
        expect(spaceLabelled(labelOf(hex))).toBe(hexId(hex));
        expect(spaceLabelled(` ${labelOf(hex).toLowerCase()} `)).toBe(hexId(hex));
        expect(locate(hex)).toEqual({ place, slot: at });
      }),
    );
  });

  it('an unknown label refers to no space or tile', () => {
    for (const text of ['', '4', 'C', 'C7', 'I1', 'O0', 'C44', 'ABC1', '4C', 'C-1', 'Ä1']) {
      expect(spaceLabelled(text), text).toBeNull();
      expect(() => spaceNamed(text)).toThrow('no space');
    }
    for (const text of ['', 'I', 'ABC', '1']) expect(tileLabelled(text), text).toBeNull();
  });

  it('F-OPEN-25: tiles outside the wedge have no label', () => {
    const outside = tilesAround(START).filter(
      (centre) => !SETUP_PLACES.some(({ q, r }) => q === centre.q && r === centre.r),
    );
    expect(outside).toHaveLength(4);
    for (const centre of outside) {
      expect(() => tileLabel(centre)).toThrow('no tile can lie');
      expect(() => labelOf(centre)).toThrow('no tile can lie');
    }
    expect(() => tileLabel({ q: 1, r: 0 })).toThrow('no tile can lie');
  });
});
