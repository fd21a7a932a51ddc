import { describe, expect, it } from 'vitest';
import type { FrontiersOptions } from '../../../src/games/frontiers/options.ts';
import { score } from '../../../src/games/frontiers/score.ts';
import type { CubeOnMap, Dummy, Frontiers } from '../../../src/games/frontiers/state.ts';
import { at, lay, position, site } from './support/position.ts';

function cube(marks: number[], destroyed = true): CubeOnMap {
  return { at: at('A0'), level: 4, defenders: [], marks, destroyed };
}

/** The points of a seat under this label. */
function points(g: Frontiers, label: string, seat = 0): number {
  return score(g).rows[seat]?.parts.find((part) => part.label === label)?.points ?? 0;
}

describe('Conquest bonuses', () => {
  it('F-SCORE-10: a destroyed Cube scores 7 for the player with the most tokens, or the earliest in a tie, and 4 for others with any', () => {
    const g = position({ players: 3 });
    g.cubes = { red: cube([1, 0, 0, 1]), blue: cube([0, 0, 1]), gold: cube([0], false) };
    expect([0, 1, 2].map((seat) => points(g, 'Borg Cubes', seat))).toEqual([11, 11, 0]);
    g.cubes.red = cube([1, 0, 0]);
    expect([0, 1, 2].map((seat) => points(g, 'Borg Cubes', seat))).toEqual([14, 8, 0]);
  });

  it('F-SCORE-11: the best Conquest total scores 5 more, or 2 more in a tie', () => {
    const g = position({ players: 2 });
    g.cubes = { red: cube([1, 1, 0]) };
    expect([0, 1].map((seat) => points(g, 'Greatest Borg Destroyer', seat))).toEqual([0, 5]);
    g.cubes.blue = cube([0, 0, 1]);
    expect([0, 1].map((seat) => points(g, 'Greatest Borg Destroyer', seat))).toEqual([2, 2]);
  });

  it('F-SCORE-10 F-SCORE-11 F-SCEN-63: Cubes score points only in Full Conquest and Blitz Conquest', () => {
    const cubes = (options: Partial<FrontiersOptions>) => {
      const g = position(options);
      g.cubes = { red: cube([0]) };
      return points(g, 'Borg Cubes') + points(g, 'Greatest Borg Destroyer');
    };
    expect(cubes({ scenario: 'full-conquest' })).toBe(12);
    expect(cubes({ scenario: 'blitz-conquest' })).toBe(12);
    expect(cubes({ scenario: 'where-no-one', players: 3 })).toBe(0);
    expect(cubes({ scenario: 'liberate' })).toBe(0);
  });
});

describe('scenario goals', () => {
  it('F-SCEN-57: a station scores 4 on a Frontier tile and 7 on a Core tile, and the player with the most stations scores 5 more, or 2 in a tie', () => {
    const g = position({ scenario: 'liberate', players: 2 });
    lay(g, 'core3', 'H');
    lay(g, 'frontier3', 'D');
    lay(g, 'frontier5', 'E');
    site(g, 'C4').marks = [0];
    site(g, 'H4').marks = [1];
    expect([0, 1].map((seat) => points(g, 'Research Stations', seat))).toEqual([4, 7]);
    expect([0, 1].map((seat) => points(g, 'Greatest Liberator', seat))).toEqual([0, 5]);
    site(g, 'D3').marks = [0];
    expect(points(g, 'Research Stations')).toBe(8);
    site(g, 'H4').marks = [];
    site(g, 'E3').marks = [1];
    site(g, 'D3').marks = [1];
    site(g, 'C4').marks = [0];
    lay(g, 'frontier6', 'F');
    site(g, 'F0').marks = [0];
    expect([0, 1].map((seat) => points(g, 'Greatest Liberator', seat))).toEqual([2, 2]);
  });

  it('F-SCEN-63: each visited tile scores 1, and having visited the most scores 5 more, or 2 in a tie', () => {
    const g = position({ scenario: 'where-no-one', players: 3 });
    site(g, 'A6').marks = [0, 1];
    site(g, 'B2').marks = [0];
    site(g, 'B3').marks = [0];
    expect([0, 1, 2].map((seat) => points(g, 'Tiles visited', seat))).toEqual([2, 1, 0]);
    expect([0, 1, 2].map((seat) => points(g, 'Greatest Explorer', seat))).toEqual([5, 0, 0]);
    site(g, 'C3').marks = [1];
    expect([0, 1, 2].map((seat) => points(g, 'Greatest Explorer', seat))).toEqual([2, 2, 0]);
  });
});

describe('cooperative bonuses', () => {
  /** A game against the Borg with these Cubes, in this Round. */
  function together(scenario: 'full-cooperation' | 'solo-conquest', cubes: Frontiers['cubes'], round = 6): Frontiers {
    const g = position({ scenario, players: scenario === 'solo-conquest' ? 1 : 2 });
    for (const player of g.players) player.team = scenario === 'solo-conquest' ? null : 0;
    const dummy: Dummy = {
      ship: 'neghvar',
      deck: [],
      discard: [],
      crystals: { red: 0, blue: 0, gold: 0 },
      tactic: null,
      skillPile: [],
    };
    return Object.assign(g, { cubes, round, dummy, announced: 0 });
  }
  const three = { red: cube([0]), blue: cube([1]), gold: cube([0]) };

  it('F-SCORE-12 F-SCORE-14: each destroyed Cube scores 10, and destroying all of them scores 15 more', () => {
    const some = together('full-cooperation', { red: cube([0]), blue: cube([1]), gold: cube([0], false) });
    expect([points(some, 'Borg Cubes destroyed'), points(some, 'All Borg Cubes destroyed')]).toEqual([20, 0]);
    const all = together('full-cooperation', three);
    expect([points(all, 'Borg Cubes destroyed'), points(all, 'All Borg Cubes destroyed')]).toEqual([30, 15]);
  });

  it('F-SCORE-13: cooperating players score 10 if each of them has the most tokens at some Cube, but never in a solo game', () => {
    const label = 'Everyone leads at a Cube';
    expect(points(together('full-cooperation', { red: cube([0]), blue: cube([1]) }), label)).toBe(10);
    expect(points(together('full-cooperation', { red: cube([0]), blue: cube([0, 1]) }), label)).toBe(0);
    expect(points(together('full-cooperation', { red: cube([0]), blue: cube([1], false) }), label)).toBe(0);
    expect(points(together('solo-conquest', { red: cube([0]), blue: cube([0]) }), label)).toBe(0);
  });

  it('F-SCORE-15 F-OPEN-72 F-SCEN-43: each Round left scores 30, but only if the goal was reached', () => {
    const saved = (round: number, cubes: Frontiers['cubes']) =>
      points(together('full-cooperation', cubes, round), 'Rounds to spare');
    expect([saved(6, three), saved(5, three), saved(3, three)]).toEqual([0, 30, 90]);
    expect(saved(3, { red: cube([0]) })).toBe(0);
  });

  it('F-SCORE-16 F-SCORE-17: each card left in the Dummy Player’s deck scores 1, and an unannounced End of the Round scores 5', () => {
    const g = together('solo-conquest', {});
    const pace = () => [
      points(g, 'Cards left in the Dummy Player’s deck'),
      points(g, 'End of the Round not announced'),
    ];
    expect(pace()).toEqual([0, 0]);
    g.dummy?.deck.push('insight', 'insight');
    g.announced = null;
    expect(pace()).toEqual([2, 5]);
  });

  it('F-SCORE-12: cooperative bonuses aren’t scored in competitive scenarios', () => {
    const g = position({ scenario: 'full-conquest' });
    g.cubes = three;
    expect(points(g, 'Borg Cubes destroyed')).toBe(0);
  });
});
