import { describe, expect, it } from 'vitest';
import { distance, OFFSETS } from '../../../src/games/frontiers/chapters/map/hex.ts';
import { maySettle } from '../../../src/games/frontiers/chapters/movement/costs.ts';
import { type LocationKind, siteName, type Terrain } from '../../../src/games/frontiers/content/terrain.ts';
import {
  CORE_TILE_IDS,
  CUBE_TILE_IDS,
  cubeOn,
  FRONTIER_TILE_IDS,
  TILES,
  type TileId,
  tileName,
} from '../../../src/games/frontiers/content/tiles/all.ts';
import type { PrintedSpace } from '../../../src/games/frontiers/content/tiles/tile.ts';

const DRAWN: readonly TileId[] = [...FRONTIER_TILE_IDS, ...CORE_TILE_IDS, ...CUBE_TILE_IDS];

function spaces(ids: readonly TileId[]): PrintedSpace[] {
  return ids.flatMap((id) => TILES[id].spaces);
}

function count(ids: readonly TileId[], kind: LocationKind): number {
  return spaces(ids).filter(({ site }) => site?.kind === kind).length;
}

/** The tiles among `ids` that have one of these locations. */
function having<Id extends TileId>(ids: readonly Id[], ...kinds: LocationKind[]): Id[] {
  return ids.filter((id) => kinds.some((kind) => count([id], kind) > 0));
}

/** The spaces next to a space on its own tile. */
function beside(id: TileId, slot: number): PrintedSpace[] {
  const here = OFFSETS[slot];
  return TILES[id].spaces.filter((_, other) => {
    const there = OFFSETS[other];
    return here !== undefined && there !== undefined && distance(here, there) === 1;
  });
}

describe('the tiles', () => {
  it('F-OPEN-23: there are 11 Frontier tiles, 4 Core tiles with a Cube and 4 without, and the Starting Tile, all of them numbered', () => {
    expect(Object.keys(TILES).sort()).toEqual(['start', ...DRAWN].sort());
    expect(FRONTIER_TILE_IDS.map((id) => TILES[id].number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect([...CORE_TILE_IDS, ...CUBE_TILE_IDS].map((id) => TILES[id].number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const id of FRONTIER_TILE_IDS) expect(TILES[id].back).toBe('frontier');
    for (const id of [...CORE_TILE_IDS, ...CUBE_TILE_IDS]) expect(TILES[id].back).toBe('core');
    expect((['start', 'frontier5', 'cubeGold'] as const).map(tileName)).toEqual([
      'Starting Tile',
      'Frontier 5',
      'Core 7',
    ]);
  });

  it('F-OPEN-23: each location appears on the tiles as many times as the ruling says', () => {
    const totals: Record<LocationKind, number> = {
      drydock: 6,
      outpost: 6,
      romulanWarbird: 10,
      research: 8,
      romulanStarbase: 5,
      dominionStarbase: 5,
      classM: 4,
      classL: 2,
      classK: 2,
      classH: 7,
      classKDistress: 2,
      classLDistress: 2,
      borgSphere: 6,
      borgCube: 4,
    };
    const kinds = Object.keys(totals) as LocationKind[];
    expect(Object.fromEntries(kinds.map((kind) => [kind, count(DRAWN, kind)]))).toEqual(totals);
    expect(spaces(['start']).filter(({ site }) => site !== null)).toEqual([]);
  });

  it('F-SETUP-12 F-CUBE-01: the four Cubes are in the center of their tiles, one of each color', () => {
    expect(CUBE_TILE_IDS.map(cubeOn)).toEqual(['green', 'blue', 'gold', 'red']);
    expect([...FRONTIER_TILE_IDS, ...CORE_TILE_IDS, 'start' as const].map(cubeOn).filter(Boolean)).toEqual([]);
  });

  it('F-SCEN-46 F-SCEN-47: at most 8 Frontier tiles and exactly one Core tile have no Research Station, and the Red Cube’s tile has a Research Station', () => {
    expect(having(FRONTIER_TILE_IDS, 'research')).toHaveLength(4);
    expect(having(CORE_TILE_IDS, 'research')).toEqual(['core2', 'core3', 'core4']);
    expect(having(CUBE_TILE_IDS, 'research')).toEqual(['cubeRed']);
  });

  it('F-SCEN-67 F-SCEN-82: 5 Frontier and 3 Core tiles have Starbases, which together with the Gold Cube’s tile are worth 25 points', () => {
    const frontier = having(FRONTIER_TILE_IDS, 'romulanStarbase', 'dominionStarbase');
    const core = having(CORE_TILE_IDS, 'romulanStarbase', 'dominionStarbase');
    expect([frontier.length, core.length]).toEqual([5, 3]);
    const used = [...frontier, ...core, 'cubeGold' as const];
    expect(3 * count(used, 'romulanStarbase') + 2 * count(used, 'dominionStarbase')).toBe(25);
  });

  it('F-VARIANT-09: an Asteroid Field and a Romulan Starbase are beside the Gold Cube, and Spheres are around the Red Cube', () => {
    const gold = TILES.cubeGold.spaces;
    expect(gold.some(({ terrain, site }) => terrain === 'asteroids' && site === null)).toBe(true);
    expect(count(['cubeGold'], 'romulanStarbase')).toBe(1);
    expect(count(['cubeRed'], 'borgSphere')).toBe(2);
  });

  it('F-LOC-04: there are Research Stations of every basic color', () => {
    const names = spaces(DRAWN).flatMap(({ site }) => (site?.kind === 'research' ? [siteName(site)] : []));
    expect(new Set(names)).toEqual(new Set(['Red Research Station', 'Blue Research Station', 'Gold Research Station']));
  });

  it('F-EXPLORE-05: the Starting Tile has its Wormhole in the center and Asteroid Fields on the three far sides', () => {
    const terrains = TILES.start.spaces.map(({ terrain }) => terrain);
    expect(terrains).toEqual(['wormhole', 'nebula', 'space', 'asteroids', 'asteroids', 'asteroids', 'space']);
  });

  it('F-OPEN-01: planets are only on planet spaces, and every terrain occurs', () => {
    for (const { terrain, site } of spaces(DRAWN)) {
      expect(site?.kind.startsWith('class') ?? false).toBe(terrain === 'planet');
    }
    const terrains = new Set<Terrain>(spaces(['start', ...DRAWN]).map(({ terrain }) => terrain));
    expect(terrains.size).toBe(7);
  });

  it('F-SAFE-04: each planet and Cube has an adjacent space on its tile in which a ship can stop without an effect', () => {
    const closed: LocationKind[] = ['romulanWarbird', 'borgSphere', 'borgCube', 'romulanStarbase', 'dominionStarbase'];
    const open = (near: PrintedSpace) => maySettle(near) && !closed.some((kind) => kind === near.site?.kind);
    for (const id of DRAWN) {
      for (const [slot, { terrain, site }] of TILES[id].spaces.entries()) {
        if (terrain !== 'planet' && site?.kind !== 'borgCube') continue;
        expect(beside(id, slot).filter(open).length, `${id} ${slot}`).toBeGreaterThan(0);
      }
    }
  });

  it('F-SCEN-59: every tile has a nebula, Asteroid Field or empty space for visitors’ markers', () => {
    for (const id of DRAWN) {
      const free = TILES[id].spaces.filter(
        ({ terrain, site }) => site === null && ['space', 'nebula', 'asteroids'].includes(terrain),
      );
      expect(free.length, id).toBeGreaterThan(0);
    }
  });
});
