import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { spaceAt, spaces } from '../../../src/games/frontiers/chapters/map/ground.ts';
import { spacesOf } from '../../../src/games/frontiers/chapters/map/layout.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { at, lay, moor, position, site } from './support/position.ts';
import { turnOver } from './support/procedures.ts';

/** T06: D2 borders E, which touches B, C and D, and H, which would touch only D. */
function edge(move = 5): Frontiers {
  const g = position();
  lay(g, 'frontier6', 'D');
  g.stack = ['frontier5', 'frontier3', 'core1'];
  moor(g, 0, 'D2').points.move = move;
  return g;
}

describe('exploring', () => {
  it('T06 F-EXPLORE-01 F-EXPLORE-07: a place isn’t offered if the top tile isn’t allowed there', () => {
    expect(turnOver(edge()).keys('explore:')).toEqual(['explore:E']);
    const g = edge();
    g.stack = ['core1'];
    expect(turnOver(g).keys('explore:')).toEqual(['explore:E']);
  });

  it('T06 F-EXPLORE-02 F-EXPLORE-04 F-EXPLORE-06 F-EXPLORE-14: exploring costs 2 Move, gives 1 Experience, and places the top tile as printed', () => {
    const g = edge();
    const drive = turnOver(g).does('explore:E');
    expect(playerOf(g, 0)).toMatchObject({ experience: 1 });
    expect(playerOf(g, 0).points.move).toBe(3);
    expect(g.stack).toEqual(['frontier3', 'core1']);
    expect(spaceAt(g, at('E1'))?.site?.kind).toBe('classM');
    expect(g.crew.actions).toHaveLength(1);
    expect(g.advanced.offer).toHaveLength(3);
    expect(drive.keys('explore:')).toEqual(['explore:H']);
    expect(turnOver(edge(1)).keys('explore:')).toEqual([]);
  });

  it('F-OPEN-29: a Class-M Planet adds no Advanced Action if none is left', () => {
    const g = edge();
    g.advanced.deck = [];
    turnOver(g).does('explore:E');
    expect(g.crew.actions).toEqual([]);
  });

  it('F-EXPLORE-03: the place to explore is chosen before the tile is seen, and each place has its own option', () => {
    const g = edge();
    lay(g, 'frontier7', 'E');
    expect(turnOver(g).keys('explore:')).toEqual(['explore:H']);
    moor(g, 0, 'E1');
    expect(turnOver(g).keys('explore:').sort()).toEqual(['explore:H', 'explore:J']);
  });

  it('F-MOVE-27: moving and exploring may alternate as long as points last', () => {
    const g = edge(8);
    const drive = turnOver(g).does('explore:E', 'move:D3');
    expect(drive.g.map.map(({ tile }) => tile)).toContain('frontier5');
    expect(playerOf(g, 0).at).toBe(at('D3'));
  });

  it('F-SCEN-66 F-SCEN-70: in Conquer and Hold, exploring gives no Experience, and the row decides the kind of tile', () => {
    const g = position({ scenario: 'conquer-and-hold' });
    g.stack = ['core1', 'frontier3'];
    moor(g, 0, 'B2').points.move = 4;
    turnOver(g).does('explore:E');
    expect(playerOf(g, 0).experience).toBe(0);
    expect(g.stack).toEqual(['core1']);
  });

  it('F-EXPLORE-09 F-EXPLORE-10 F-EXPLORE-11 F-OPEN-28: if the stack is empty, exploring fills a hole with a tile from the box and gives 1 Experience', () => {
    const g = edge();
    lay(g, 'frontier7', 'F');
    g.stack = [];
    g.box = ['frontier3', 'core1', 'cubeRed'];
    const drive = turnOver(g).does('explore:E');
    expect(g.box).toEqual(['core1', 'cubeRed']);
    expect(playerOf(g, 0).experience).toBe(1);
    expect(drive.keys('explore:')).toEqual([]);
  });

  it('F-EXPLORE-09: the tiles in the box are shuffled, so their previous order doesn’t decide which one is drawn', () => {
    const first = (...box: Frontiers['box']) => {
      const g = edge();
      Object.assign(g, { stack: [], box: [...box] });
      lay(g, 'frontier7', 'F');
      turnOver(g).does('explore:E');
      return box.filter((tile) => !g.box.includes(tile));
    };
    const box: Frontiers['box'] = ['frontier3', 'frontier4', 'frontier5', 'frontier8', 'frontier9', 'frontier10'];
    expect([first(...box), first(...box.toReversed())]).not.toEqual([['frontier3'], ['frontier10']]);
    expect(first(...box)).toHaveLength(1);
  });

  it('F-SCEN-49: in Liberate, a ship and troops occupy Research Stations, and other locations get their usual tokens', () => {
    const lies = (scenario: string) => {
      const g = position({ scenario });
      lay(g, 'frontier6', 'D');
      g.stack = ['frontier5', 'frontier3', 'core1'];
      moor(g, 0, 'D2').points.move = 5;
      g.sites = {};
      turnOver(g).does('explore:E');
      return Object.entries(g.sites)
        .flatMap(([id, { tokens }]) => tokens.map(({ pile }) => `${spaceAt(g, id)?.site?.kind}: ${pile}`))
        .sort();
    };
    expect(lies('full-conquest')).toEqual(['romulanWarbird: warbird']);
    expect(lies('liberate')).toEqual(['research: classK', 'research: warbird', 'romulanWarbird: warbird']);
  });

  it('F-SCAN-01 F-OPEN-38 F-LOC-11: a Starbase that appears beside a ship is revealed immediately, but other Starbases aren’t', () => {
    const g = edge();
    g.stack = ['frontier9'];
    // On Frontier 9, E4 is a Dominion Starbase beside B2, and E2 a Romulan one without a ship nearby.
    moor(g, 1, 'B2');
    turnOver(g).does('explore:E');
    expect(site(g, 'E4').tokens[0]).toMatchObject({ pile: 'dominionStarbase', up: true });
    expect(site(g, 'E2').tokens[0]).toMatchObject({ pile: 'romulanStarbase', up: false });
  });

  it('F-SCAN-01 F-SCAN-03: a Starbase is revealed when a ship moves beside it on its way', () => {
    const g = position();
    lay(g, 'frontier3', 'D');
    const [token = ''] = g.piles.romulanStarbase.draw.splice(0, 1);
    site(g, 'D1').tokens = [{ token, pile: 'romulanStarbase', up: false }];
    moor(g, 0, 'D3').points.move = 5;
    const drive = turnOver(g);
    expect(site(g, 'D1').tokens[0]?.up).toBe(false);
    drive.does('move:D2');
    expect(site(g, 'D1').tokens[0]?.up).toBe(true);
    expect(playerOf(g, 0).points.move).toBe(3);
  });

  it('F-EXPLORE-13 F-EXPLORE-15 F-EXPLORE-16 F-SCAN-02: a Cube appears with its defenders, which are revealed if a ship is beside it', () => {
    const g = edge();
    lay(g, 'frontier7', 'E');
    g.stack = ['cubeBlue'];
    turnOver(g).does('explore:H');
    expect(g.cubes.blue).toMatchObject({ at: at('H0'), level: 4, destroyed: false });
    expect(g.cubes.blue?.defenders.map(({ pile }) => pile)).toEqual(['romulanStarbase', 'dominionStarbase', 'elite']);
    expect(g.cubes.blue?.defenders.every(({ up }) => !up)).toBe(true);
    moor(g, 0, 'D1').points.move = 3;
    // H5 is beside the Cube.
    turnOver(g);
    playerOf(g, 0).lasting = [{ modifier: { kind: 'open', terrain: ['asteroids'], cost: 2 }, until: 'turn' }];
    moor(g, 0, 'D2');
    turnOver(g).does('move:H4');
    expect(g.cubes.blue?.defenders.every(({ up }) => up)).toBe(true);
  });

  it('F-SCEN-07: finding the first Cube in First Reconnaissance starts the last turns', () => {
    const g = position({ scenario: 'first-reconnaissance' });
    lay(g, 'frontier6', 'D');
    g.stack = ['cubeBlue'];
    moor(g, 0, 'D2').points.move = 2;
    turnOver(g).does('explore:E');
    expect(g.finale).toMatchObject({ left: [0, 1] });
  });

  it('F-VARIANT-08: with random orientation, a die decides how the tile and its spaces are rotated', () => {
    const g = edge();
    g.options.randomTiles = true;
    turnOver(g, {}, [2]).does('explore:E');
    const placed = g.map.at(-1);
    expect(placed).toMatchObject({ tile: 'frontier5', turn: 2 });
    // The planet is printed at 1, so the rotated tile has it at 3.
    expect(spaceAt(g, at('E3'))?.site?.kind).toBe('classM');
    expect(spaceAt(g, at('E1'))?.site?.kind).not.toBe('classM');
    expect(placed === undefined ? [] : spacesOf(placed).map(({ slot }) => slot)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(spaces(g).size).toBe(35);
  });

  it('F-VARIANT-08: with random orientation, a six leaves the tile as printed', () => {
    const g = edge();
    g.options.randomTiles = true;
    turnOver(g, {}, [6]).does('explore:E');
    expect(g.map.at(-1)).not.toHaveProperty('turn');
  });
});
