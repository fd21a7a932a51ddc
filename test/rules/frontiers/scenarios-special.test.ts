import { describe, expect, it } from 'vitest';
import { gainData, gainExperience, takeDamage } from '../../../src/games/frontiers/chapters/captains/gains.ts';
import { layTile } from '../../../src/games/frontiers/chapters/exploring/reveal.ts';
import { tileLabelled } from '../../../src/games/frontiers/chapters/map/labels.ts';
import { hasMost } from '../../../src/games/frontiers/chapters/map/ownership.ts';
import { drawToken } from '../../../src/games/frontiers/chapters/map/tokens.ts';
import { handLimit } from '../../../src/games/frontiers/chapters/turn-end/hand-limit.ts';
import type { CubeOnMap, Frontiers } from '../../../src/games/frontiers/state.ts';
import { lay, moor, position, site } from './support/position.ts';
import { once } from './support/run-once.ts';

/** Places the Red Cube’s tile and returns the Cubes of the game. */
function redTile(g: Frontiers): Frontiers['cubes'] {
  const place = tileLabelled('F');
  if (place === null) throw new Error('no place F');
  once(g, (ctx) => layTile(ctx, 'cubeRed', place));
  return g.cubes;
}

function onlyCube(cubes: Frontiers['cubes']): CubeOnMap {
  const [cube] = Object.values(cubes);
  if (cube === undefined) throw new Error('no Cube');
  return cube;
}

describe('the box’s contents', () => {
  it('F-SETUP-07: an empty pile is refilled with its shuffled discards', () => {
    const g = position();
    g.piles.sphere = { draw: [], discard: ['scout-sphere', 'tactical-sphere'] };
    once(g, (ctx) => {
      expect(drawToken(ctx, 'sphere', false)).not.toBeNull();
      expect(drawToken(ctx, 'sphere', false)).not.toBeNull();
      expect(drawToken(ctx, 'sphere', false)).toBeNull();
    });
    expect(g.piles.sphere).toEqual({ draw: [], discard: [] });
  });

  it('F-SETUP-10 F-SETUP-23 F-OPEN-85: Damage Cards and Data Tokens are unlimited', () => {
    const g = position();
    once(g, (ctx) => {
      takeDamage(ctx, 0, 200, 'a test', 'F-OPEN-85');
      gainData(ctx, 0, 'red', 200);
    });
    expect([g.players[0]?.hand.length, g.players[0]?.data.red]).toEqual([205, 200]);
  });
});

describe('Borg Cubes in scenarios', () => {
  it('F-VARIANT-09 F-VARIANT-10: a random Cube appears on the tile that the scenario names', () => {
    const g = position({ scenario: 'liberate', randomCubes: true });
    g.cubes.red = { at: '90,90', level: 1, defenders: [], marks: [], destroyed: true };
    const { red: _red, ...others } = redTile(g);
    // Red was already drawn, so another Cube appears on the Red Cube’s tile.
    expect(Object.keys(others)).toHaveLength(1);
    expect(onlyCube(others).destroyed).toBe(true);
    const fixed = redTile(position({ scenario: 'full-conquest' }));
    expect(Object.keys(fixed)).toEqual(['red']);
  });

  it('F-SCEN-48: in Liberate, the Cube is destroyed from the start and has a token from every player, so nobody has the most', () => {
    const g = position({ scenario: 'liberate', players: 3 });
    const cube = onlyCube(redTile(g));
    expect(cube).toMatchObject({ destroyed: true, defenders: [], marks: [0, 1, 2] });
    expect([0, 1, 2].map((seat) => hasMost(g, cube, seat))).toEqual([false, false, false]);
    moor(g, 0, 'F0');
    expect(handLimit(g, 0)).toBe(6);
  });

  it('F-SCEN-68: Conquer and Hold has no Cube', () => {
    expect(redTile(position({ scenario: 'conquer-and-hold' }))).toEqual({});
  });

  it('F-SCEN-27 F-SCEN-37 F-SCEN-40: Cube Levels follow the order of discovery, and the last Level is repeated', () => {
    const g = position({ scenario: 'full-conquest', randomCubes: true });
    g.cubeLevels = [5, 8];
    const levels = ['F', 'G', 'H'].map((letter, index) => {
      const place = tileLabelled(letter);
      if (place === null) throw new Error(`no place ${letter}`);
      once(g, (ctx) => layTile(ctx, (['cubeRed', 'cubeBlue', 'cubeGreen'] as const)[index] ?? 'cubeRed', place));
      return Object.values(g.cubes).at(-1)?.level;
    });
    expect(levels).toEqual([5, 8, 8]);
  });
});

describe('Experience and Hand Limit', () => {
  it('F-SCEN-21 F-SCEN-38 F-OPEN-73: in a Blitz, each line crossed gives 1 more Experience, which can carry the player across the next line', () => {
    const reached = (
      scenario: 'blitz-conquest' | 'blitz-cooperation' | 'full-conquest',
      from: number,
      points: number,
    ) => {
      const g = position({ scenario });
      Object.assign(g.players[0] ?? {}, { experience: from });
      once(g, (ctx) => gainExperience(ctx, 0, points, 'a test', 'F-LRA-12'));
      return g.players[0]?.experience;
    };
    expect(reached('blitz-conquest', 1, 1)).toBe(2);
    expect(reached('blitz-conquest', 1, 2)).toBe(4);
    // Two lines are crossed, at 3 and at 8.
    expect(reached('blitz-conquest', 2, 5)).toBe(9);
    expect(reached('blitz-cooperation', 2, 1)).toBe(4);
    expect(reached('full-conquest', 1, 2)).toBe(3);
  });

  it('F-TEAM-07: near an ally’s Starbase, only the player’s own Starbases raise the Hand Limit', () => {
    const g = position({ players: 4, teams: true });
    lay(g, 'frontier3', 'D');
    lay(g, 'frontier10', 'G');
    site(g, 'D1').marks = [2];
    moor(g, 0, 'D0');
    expect(handLimit(g, 0)).toBe(5);
    site(g, 'G4').marks = [0];
    // The player owns one Starbase and is near the ally’s.
    expect(handLimit(g, 0)).toBe(6);
    moor(g, 0, 'G5');
    expect(handLimit(g, 0)).toBe(6);
  });
});
