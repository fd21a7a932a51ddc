import { describe, expect, it } from 'vitest';
import { centreOf, distance, type Hex, hexId, hexOf } from '../../../src/games/frontiers/chapters/map/hex.ts';
import { spaceNamed, tileLabel, tileLabelled } from '../../../src/games/frontiers/chapters/map/labels.ts';
import {
  drawFor,
  explorable,
  type Fit,
  gapsBeside,
  type MapForm,
  mayLie,
  type PlacedTile,
  SETUP_PLACES,
  type Supply,
  spacesOf,
  tileAt,
} from '../../../src/games/frontiers/chapters/map/layout.ts';
import { FRONTIER_TILE_IDS, TILES, type TileId } from '../../../src/games/frontiers/content/tiles/all.ts';

/** A map with the Starting Tile and Frontier tiles at the places with these letters. */
function mapOf(letters: string): PlacedTile[] {
  const frontier = letters.split('').map((letter, index): PlacedTile => {
    const tile = FRONTIER_TILE_IDS[index];
    if (tile === undefined) throw new Error('too many tiles');
    return { tile, at: middle(letter) };
  });
  return [{ tile: 'start', at: middle('A') }, ...frontier];
}

function middle(letter: string): Hex {
  const centre = tileLabelled(letter);
  if (centre === null) throw new Error(`no place ${letter}`);
  return centre;
}

function ship(label: string): Hex {
  return hexOf(spaceNamed(label));
}

/** All places in the first six rows where a tile of this kind is allowed. */
function legal(map: PlacedTile[], fit: Fit, form: MapForm = 'wedge'): string {
  return 'ABCDEFGHJKLMNPQRSTUVW'
    .split('')
    .filter((letter) => mayLie(form, map, middle(letter), fit))
    .join('');
}

function explored(
  map: PlacedTile[],
  stack: TileId[],
  from: string,
  form: MapForm = 'wedge',
  box: TileId[] = [],
): string {
  const supply: Supply = { stack, box };
  return explorable(form, map, supply, ship(from)).map(tileLabel).join('');
}

describe('the map', () => {
  it('F-SETUP-21 F-OPEN-25: the Starting Tile and the setup tiles touch each other', () => {
    expect(SETUP_PLACES.map(hexId)).toEqual(['0,0', '1,-3', '3,-2']);
    const map = mapOf('BC');
    expect(new Set(map.flatMap(spacesOf).map(({ id }) => id)).size).toBe(21);
    for (const one of map) {
      for (const other of map.filter((tile) => tile !== one)) {
        const borders = spacesOf(one).filter(({ hex }) =>
          spacesOf(other).some((space) => distance(hex, space.hex) === 1),
        );
        expect(borders).toHaveLength(2);
      }
    }
  });

  it('F-EXPLORE-06: a placed tile adds its seven spaces as printed, without rotation', () => {
    const at = centreOf({ left: 1, right: 0 });
    const added = spacesOf({ tile: 'frontier4', at });
    expect(added.map(({ id }) => id)).toEqual(['1,-3', '2,-4', '2,-3', '1,-2', '0,-2', '0,-3', '1,-4']);
    expect(added.map(({ terrain, site }) => ({ terrain, site }))).toEqual(TILES.frontier4.spaces);
    expect(added[2]).toMatchObject({ terrain: 'blackHole', tile: 'frontier4', slot: 2 });
  });

  it('the tile to which a space belongs can be found', () => {
    const map = mapOf('BC');
    for (const tile of map) for (const { hex } of spacesOf(tile)) expect(tileAt(map, hex)).toBe(tile);
    expect(tileAt(map, middle('D'))).toBeNull();
  });
});

describe('allowed places for tiles', () => {
  it('F-EXPLORE-05 F-OPEN-25: no tile is allowed behind the Starting Tile, on another tile, or off the grid of tiles', () => {
    const map = mapOf('BC');
    for (const place of [
      { left: -1, right: 1 },
      { left: 1, right: -1 },
      { left: -1, right: 2 },
      { left: 2, right: -1 },
      { left: 0, right: -1 },
    ]) {
      for (const fit of ['frontier', 'core', 'filler'] as const) {
        expect(mayLie('wedge', map, centreOf(place), fit)).toBe(false);
      }
    }
    for (const { at } of map) expect(mayLie('wedge', map, at, 'frontier')).toBe(false);
    expect(mayLie('wedge', map, ship('E3'), 'frontier')).toBe(false);
  });

  it('F-EXPLORE-07: a Frontier tile must touch 2 tiles, or a tile that touches 2 others', () => {
    // B and C border the Starting Tile and each other.
    expect(legal(mapOf('BC'), 'frontier')).toBe('DEF');
    // D borders only B, so beyond it a tile is allowed only where two tiles meet.
    expect(legal(mapOf('BCD'), 'frontier')).toBe('EF');
    expect(legal(mapOf('BCDE'), 'frontier')).toBe('FGHJ');
  });

  it('F-EXPLORE-08: a Core tile must touch 2 tiles', () => {
    expect(legal(mapOf('BC'), 'core')).toBe('E');
    expect(legal(mapOf('BCD'), 'core')).toBe('E');
    expect(legal(mapOf('BCDE'), 'core')).toBe('FH');
  });

  it('F-EXPLORE-10: a tile from the box must touch 3 tiles', () => {
    expect(legal(mapOf('BC'), 'filler')).toBe('');
    expect(legal(mapOf('BCD'), 'filler')).toBe('E');
    expect(legal(mapOf('BCDEFHG'), 'filler')).toBe('J');
  });

  it('F-SCEN-66 F-OPEN-75: in Conquer and Hold, rows of 2 and 3 Frontier tiles are followed by a row of 4 Core tiles', () => {
    expect(legal(mapOf('BC'), 'frontier', 'rows')).toBe('DEF');
    expect(legal(mapOf('BC'), 'core', 'rows')).toBe('');
    expect(legal(mapOf('BCD'), 'core', 'rows')).toBe('GH');
    expect(legal(mapOf('BCDEF'), 'core', 'rows')).toBe('GHJK');
    expect(legal(mapOf('BCDEFGHJK'), 'core', 'rows')).toBe('');
    expect(legal(mapOf('BCDEFGHJK'), 'filler', 'rows')).toBe('');
  });
});

describe('exploring', () => {
  it('F-EXPLORE-01 F-EXPLORE-03: a ship can explore each place that borders its space', () => {
    expect(explored(mapOf('BC'), ['frontier7'], 'A0')).toBe('');
    expect(explored(mapOf('BC'), ['frontier7'], 'B3')).toBe('');
    expect(explored(mapOf('BC'), ['frontier7'], 'B2')).toBe('E');
    expect(explored(mapOf('BC'), ['frontier7'], 'B1').split('').sort().join('')).toBe('DE');
    expect(gapsBeside(mapOf('BC'), ship('A4'))).toHaveLength(2);
    expect(explored(mapOf('BC'), ['frontier7'], 'A4')).toBe('');
  });

  it('F-OPEN-27: a place is closed if the top tile doesn’t fit there', () => {
    expect(explored(mapOf('BC'), ['core1'], 'B1')).toBe('E');
    expect(explored(mapOf('BC'), ['cubeRed', 'frontier7'], 'B1')).toBe('E');
  });

  it('F-EXPLORE-02: exploring reveals the next tile of the stack', () => {
    const supply: Supply = { stack: ['frontier7', 'core1'], box: ['frontier8'] };
    expect(drawFor('wedge', supply, middle('E'))).toEqual({ fit: 'frontier', tiles: ['frontier7'] });
  });

  it('F-EXPLORE-09 F-EXPLORE-10: when the stack is empty, holes are filled from the box, with Frontier tiles first and never with Cubes', () => {
    const box: TileId[] = ['cubeBlue', 'core2', 'frontier8', 'core1', 'frontier9'];
    const draw = (left: TileId[]) => drawFor('wedge', { stack: [], box: left }, middle('E'));
    expect(draw(box)).toEqual({ fit: 'filler', tiles: ['frontier8', 'frontier9'] });
    expect(draw(['cubeBlue', 'core2', 'core1'])).toEqual({ fit: 'filler', tiles: ['core2', 'core1'] });
    expect(explored(mapOf('BC'), [], 'B1', 'wedge', box)).toBe('');
    expect(explored(mapOf('BCD'), [], 'B1', 'wedge', box)).toBe('E');
  });

  it('F-EXPLORE-11: no ship can explore if only Cube tiles are left', () => {
    expect(drawFor('wedge', { stack: [], box: ['cubeBlue'] }, middle('E'))).toBeNull();
    expect(explored(mapOf('BCD'), [], 'B1', 'wedge', ['cubeBlue'])).toBe('');
  });

  it('F-SCEN-66: in Conquer and Hold, the place decides whether a Frontier or a Core tile is revealed', () => {
    const stack: TileId[] = ['frontier9', 'frontier10', 'core2', 'cubeGold'];
    const draw = (letter: string) => drawFor('rows', { stack, box: ['frontier1'] }, middle(letter));
    expect(draw('D')).toEqual({ fit: 'frontier', tiles: ['frontier9'] });
    expect(draw('G')).toEqual({ fit: 'core', tiles: ['core2'] });
    expect(draw('L')).toBeNull();
    expect(drawFor('rows', { stack: [], box: ['frontier1'] }, middle('D'))).toBeNull();
    expect(explored(mapOf('BCD'), stack, 'D1', 'rows').split('').sort().join('')).toBe('GH');
  });
});
