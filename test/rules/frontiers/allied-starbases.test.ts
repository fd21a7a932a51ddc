import { describe, expect, it } from 'vitest';
import { handLimit } from '../../../src/games/frontiers/chapters/turn-end/hand-limit.ts';
import { sizeOf } from '../../../src/games/frontiers/scenarios/all.ts';
import { parseOptions } from '../../../src/games/frontiers/setup.ts';
import { lay, moor, position, site } from './support/position.ts';
import { turnOver } from './support/procedures.ts';

describe('allied Starbases', () => {
  it('F-TEAM-07: near an ally’s Romulan Starbase, each Romulan Starbase that the player owns anywhere raises the Hand Limit', () => {
    const g = position({ players: 4, teams: true });
    lay(g, 'frontier9', 'D');
    lay(g, 'frontier10', 'G');
    const near = site(g, 'D2');
    near.marks = [2];
    moor(g, 0, 'D3');
    expect(handLimit(g, 0)).toBe(5);
    site(g, 'G4').marks = [0];
    expect(handLimit(g, 0)).toBe(6);
    near.marks = [1];
    expect(handLimit(g, 0)).toBe(5);
  });

  it('F-OUTCOME-06 F-SCEN-77: a Starbase’s bonus applies only near a Starbase of the same kind', () => {
    const limit = (place: string) => {
      const g = position({ scenario: 'conquer-and-hold' });
      lay(g, 'frontier9', 'D');
      lay(g, 'frontier3', 'E');
      for (const label of ['D2', 'D4']) site(g, label).marks = [0];
      moor(g, 0, place);
      return handLimit(g, 0);
    };
    // D4 is a Dominion Starbase, D2 a Romulan one.
    expect([limit('D2'), limit('D4'), limit('A6')]).toEqual([6, 5, 5]);
  });

  it('F-SCEN-81 F-SCEN-77: near an ally’s Dominion Starbase, a turn starts with a white Data Token for each Dominion Starbase the player owns', () => {
    const white = (...marks: number[]) => {
      const g = position({ scenario: 'conquer-and-hold', players: 4, teams: true });
      lay(g, 'frontier9', 'D');
      lay(g, 'frontier11', 'G');
      site(g, 'D4').marks = [2];
      site(g, 'G0').marks = marks;
      moor(g, 0, 'D3');
      return turnOver(g).g.players[0]?.data.white;
    };
    expect(white(0)).toBe(1);
    expect(white(2)).toBe(0);
  });
});

describe('Cube Levels', () => {
  it('F-SCEN-27 F-VARIANT-07: in Full Cooperation the last Cube has the highest Level, however many Cubes there are', () => {
    const levels = (players: number, cubeTiles: number) =>
      sizeOf(parseOptions({ scenario: 'full-cooperation', players, cubeTiles })).levels;
    expect(levels(2, 1)).toEqual([5, 5, 5, 8]);
    expect(levels(2, -1)).toEqual([5, 8]);
    expect(levels(3, -1)).toEqual([5, 5, 11]);
  });
});
