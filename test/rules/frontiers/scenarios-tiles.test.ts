import { describe, expect, it } from 'vitest';
import { tileLabel } from '../../../src/games/frontiers/chapters/map/labels.ts';
import { spacesOf } from '../../../src/games/frontiers/chapters/map/layout.ts';
import { cubeOn, TILES, type TileId } from '../../../src/games/frontiers/content/tiles/all.ts';
import type { FrontiersOptions } from '../../../src/games/frontiers/options.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { zones } from '../../../src/games/frontiers/zones.ts';
import { redealHidden } from '../../../src/games/kit/zones.ts';
import { newGame, until } from './support/rounds.ts';

function start(options: Partial<FrontiersOptions>): Frontiers {
  return until(newGame(options), 'Which Tactic').g;
}

/** All chosen tiles except the Starting Tile: those on the map, then the stack. */
function chosen(g: Frontiers): TileId[] {
  return [...g.map.slice(1).map(({ tile }) => tile), ...g.stack];
}

function backs(tiles: readonly TileId[]): string {
  return tiles.map((tile) => TILES[tile].back[0]).join('');
}

function sites(g: Frontiers, kind: string): number {
  const spaces = g.map.flatMap(spacesOf);
  return spaces.filter(({ site }) => site?.kind === kind).length;
}

describe('tiles', () => {
  it('F-SETUP-11 F-SETUP-12 F-SETUP-13 F-SETUP-14: in the stack, Frontier tiles are above Core tiles, and the other tiles stay in the box', () => {
    const g = start({ scenario: 'full-conquest', players: 3 });
    const tiles = chosen(g);
    expect(backs(tiles)).toBe('fffffffffccccc');
    expect(tiles.filter((tile) => cubeOn(tile) !== null)).toHaveLength(3);
    expect([...tiles, ...g.box].sort()).toEqual([...new Set([...tiles, ...g.box])].sort());
    expect(tiles.length + g.box.length).toBe(19);
    // The tiles are random, neither the lowest nor sorted by number.
    expect(tiles.some((tile) => TILES[tile].back === 'frontier' && TILES[tile].number > 9)).toBe(true);
    expect(tiles.slice(0, 9)).not.toEqual(tiles.slice(0, 9).sort());
  });

  it('F-SCEN-02 F-OPEN-82: First Reconnaissance uses the Frontier tiles with the lowest numbers, in order', () => {
    const tiles = chosen(start({ scenario: 'first-reconnaissance', players: 3 }));
    expect(tiles.slice(0, 9).map((tile) => TILES[tile].number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(backs(tiles.slice(9))).toBe('ccc');
  });

  it('F-SCEN-02: tiles in a fixed order are known to everyone, so a redeal moves only the Core tiles below them', () => {
    const dealt = (scenario: FrontiersOptions['scenario']) => {
      const g = start({ scenario, players: 3 });
      const before = [...g.stack];
      redealHidden(zones(g), 0, () => 0);
      expect(backs(g.stack)).toBe(backs(before));
      const isSame = (back: string) =>
        before.every((tile, place) => TILES[tile].back !== back || g.stack[place] === tile);
      return [isSame('frontier'), isSame('core')];
    };
    expect(dealt('first-reconnaissance')).toEqual([true, false]);
    expect(dealt('full-conquest')).toEqual([false, false]);
  });

  it('F-SCEN-46 F-SCEN-47: Liberate uses all Research Stations, and its Cube is the Red one', () => {
    const g = start({ scenario: 'liberate', players: 2, frontierTiles: -4 });
    const tiles = chosen(g);
    expect(tiles.slice(0, 4).sort()).toEqual(['frontier2', 'frontier3', 'frontier5', 'frontier6']);
    expect(tiles).toContain('cubeRed');
    const four = chosen(start({ scenario: 'liberate', players: 4 }));
    expect(four).not.toContain('core1');
  });

  it('F-SCEN-66 F-SCEN-67 F-SCEN-83: in Conquer and Hold, the Starbases on the map are worth 25 points', () => {
    const g = start({ scenario: 'conquer-and-hold', players: 2, openMap: true });
    expect(g.stack).toEqual([]);
    expect(g.map.map(({ at }) => tileLabel(at)).join('')).toBe('ABCDEFGHJK');
    expect(backs(g.map.slice(1).map(({ tile }) => tile))).toBe('fffffcccc');
    expect(3 * sites(g, 'romulanStarbase') + 2 * sites(g, 'dominionStarbase')).toBe(25);
    const closed = start({ scenario: 'conquer-and-hold', players: 2 });
    expect([closed.map.length, backs(closed.stack)]).toEqual([3, 'fffcccc']);
    expect(closed.stack).toContain('cubeGold');
  });

  it('F-SCEN-58: Where No One Has Gone Before uses all tiles in the box', () => {
    const g = start({ scenario: 'where-no-one', players: 3 });
    expect([chosen(g).length, g.box]).toEqual([19, []]);
  });
});
