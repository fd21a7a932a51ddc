import { describe, expect, it } from 'vitest';
import type { FrontiersOptions } from '../../../src/games/frontiers/options.ts';
import { cardsLeftOut, hasDummy, sizeOf } from '../../../src/games/frontiers/scenarios/all.ts';
import type { ScenarioId } from '../../../src/games/frontiers/scenarios/list.ts';
import { parseOptions } from '../../../src/games/frontiers/setup.ts';

/** The size of a scenario as `Rounds: Frontier/Cubes/Core, Levels`. */
function size(scenario: ScenarioId, players: number, more: Partial<FrontiersOptions> = {}): string {
  const { rounds, frontier, cubes, core, levels } = sizeOf(parseOptions({ scenario, players, ...more }));
  return `${rounds}: ${frontier}/${cubes}/${core}, ${levels.join(' ')}`;
}

describe('scenario sizes', () => {
  it('F-SCEN-01 F-SCEN-02 F-SCEN-03 F-SCEN-09: First Reconnaissance has the right number of Rounds and tiles', () => {
    const sizes = [1, 2, 3, 4].map((players) => size('first-reconnaissance', players).slice(0, -3));
    expect(sizes).toEqual(['4: 8/1/2', '3: 8/1/2', '3: 9/1/2', '3: 11/1/2']);
  });

  it('F-SCEN-14 F-SCEN-15: Full Conquest has the right Rounds, tiles and Cube Levels', () => {
    const sizes = [2, 3, 4].map((players) => size('full-conquest', players));
    expect(sizes).toEqual(['6: 8/2/1, 4', '6: 9/3/2, 4', '6: 11/4/3, 4']);
  });

  it('F-SCEN-18: Full Conquest in teams has four Cubes, or two Cubes of Level 10', () => {
    expect(size('full-conquest', 4, { teams: true })).toBe('6: 11/4/3, 4');
    expect(size('full-conquest', 4, { teams: true, twoCubes: true })).toBe('6: 11/2/3, 10');
  });

  it('F-SCEN-19 F-SCEN-20: Blitz Conquest has the right Rounds, tiles and Cube Levels', () => {
    const sizes = [2, 3, 4].map((players) => size('blitz-conquest', players));
    expect(sizes).toEqual(['4: 6/2/1, 3', '4: 7/3/2, 3', '4: 9/4/3, 3']);
  });

  it('F-SCEN-25 F-SCEN-26 F-SCEN-27: Full Cooperation has the right Rounds, tiles and Cube Levels', () => {
    expect([2, 3].map((players) => size('full-cooperation', players))).toEqual([
      '6: 8/3/2, 5 5 8',
      '6: 10/4/3, 5 5 5 11',
    ]);
  });

  it('F-SCEN-35 F-SCEN-36 F-SCEN-37 F-SCEN-44 F-OPEN-97: Blitz Cooperation has the right Rounds, tiles and Cube Levels', () => {
    const sizes = [1, 2, 3].map((players) => size('blitz-cooperation', players));
    expect(sizes).toEqual(['4: 6/1/1, 5', '4: 7/2/1, 5 8', '4: 8/3/2, 5 8 11']);
  });

  it('F-SCEN-39 F-SCEN-40: Solo Conquest has the right Rounds, tiles and Cube Levels', () => {
    expect(size('solo-conquest', 1)).toBe('6: 7/2/2, 5 8');
  });

  it('F-SCEN-44 F-OPEN-97 F-SCEN-45 F-SCEN-46 F-SCEN-47: Liberate has the right number of Rounds and tiles', () => {
    const sizes = [1, 2, 3, 4].map((players) => size('liberate', players).slice(0, -3));
    expect(sizes).toEqual(['4: 7/1/2', '4: 8/1/1', '4: 9/1/2', '4: 11/1/3']);
  });

  it('F-SCEN-44 F-OPEN-97 F-SCEN-58: Where No One Has Gone Before has the right Rounds, tiles and Cube Level', () => {
    const sizes = [1, 3, 4].map((players) => size('where-no-one', players));
    expect(sizes).toEqual(['5: 11/4/4, 3', '4: 11/4/4, 3', '4: 11/4/4, 3']);
  });

  it('F-SCEN-64 F-SCEN-67: Conquer and Hold has the right number of Rounds and tiles', () => {
    expect([2, 4].map((players) => size('conquer-and-hold', players).slice(0, -3))).toEqual(['6: 5/1/3', '4: 5/1/3']);
  });

  it('F-SCEN-84 F-SCEN-85 F-SCEN-91: One to Return and its epic form have the right Rounds, tiles and Cube Levels', () => {
    const sizes = [2, 3, 4].map((players) => size('one-to-return', players));
    expect(sizes).toEqual(['4: 7/1/1, 3', '4: 8/2/2, 3', '4: 10/3/3, 3']);
    const epic = [2, 3, 4].map((players) => size('one-to-return', players, { epic: true }));
    expect(epic).toEqual(['6: 8/2/2, 4', '6: 9/3/3, 4', '6: 11/4/4, 4']);
  });

  it('F-VARIANT-07 F-VARIANT-11: players can change the numbers of tiles and the Cube Levels, but no Level can be above 11', () => {
    expect(size('full-conquest', 2, { frontierTiles: 2, coreTiles: -1, cubeLevels: 6 })).toBe('6: 10/2/0, 10');
    expect(size('full-conquest', 2, { cubeTiles: 1 })).toBe('6: 8/3/1, 4');
    expect(size('solo-conquest', 1, { cubeLevels: 4 })).toBe('6: 7/2/2, 9 11');
  });

  it('F-DUMMY-01 F-SCEN-10: every cooperative or solo game has a Dummy Player', () => {
    const dummy = (scenario: ScenarioId, players: number, more: object = {}) =>
      hasDummy(parseOptions({ scenario, players, ...more }));
    expect(dummy('full-cooperation', 2)).toBe(true);
    expect(dummy('solo-conquest', 1)).toBe(true);
    expect(dummy('first-reconnaissance', 1)).toBe(true);
    // F-SCEN-44 F-OPEN-97.
    for (const scenario of ['liberate', 'where-no-one', 'blitz-cooperation'] as const) {
      expect(dummy(scenario, 1)).toBe(true);
      expect(cardsLeftOut(parseOptions({ scenario, players: 1 }))).toHaveLength(4);
    }
    expect(dummy('first-reconnaissance', 1, { noDummy: true })).toBe(false);
    expect(dummy('first-reconnaissance', 2)).toBe(false);
  });
});
