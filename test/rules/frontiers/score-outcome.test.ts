import { describe, expect, it } from 'vitest';
import type { FrontiersOptions } from '../../../src/games/frontiers/options.ts';
import { outcome } from '../../../src/games/frontiers/outcome.ts';
import { score } from '../../../src/games/frontiers/score.ts';
import type { CubeOnMap, Frontiers } from '../../../src/games/frontiers/state.ts';
import { at, lay, moor, position, site } from './support/position.ts';

function game(options: Partial<FrontiersOptions>, ...experience: number[]): Frontiers {
  const g = position(options);
  for (const [seat, points] of experience.entries()) Object.assign(g.players[seat] ?? {}, { experience: points });
  return g;
}

const destroyed: CubeOnMap = { at: at('A0'), level: 4, defenders: [], marks: [], destroyed: true };

describe('winners', () => {
  it('F-SCEN-08: the player with the most Experience, including all bonuses, wins, and players who tie share the victory', () => {
    const g = game({ scenario: 'first-reconnaissance', players: 3 }, 4, 7, 5);
    expect(outcome(g)).toMatchObject({ winners: [1], why: expect.stringContaining('wins') });
    g.players[0]?.deck.push('solar-sails');
    // 4, 1 and the title’s 3 add up to 8.
    expect(outcome(g).winners).toEqual([0]);
    Object.assign(g.players[1] ?? {}, { experience: 8 });
    expect(outcome(g).winners).toEqual([0, 1]);
  });

  it('F-SCEN-17 F-SCEN-93 F-SCEN-94 F-OPEN-88: the player with the best score wins even if the mission fails', () => {
    const g = game({ scenario: 'full-conquest', players: 2 }, 4, 7);
    expect(outcome(g)).toMatchObject({ winners: [1], why: expect.stringMatching(/^The mission failed/) });
    g.cubes = { red: { ...destroyed }, blue: { ...destroyed } };
    expect(outcome(g)).toMatchObject({ winners: [1], why: expect.stringMatching(/^The mission succeeded/) });
    const stations = game({ scenario: 'liberate', players: 2 }, 4, 7);
    expect(outcome(stations).why).toMatch(/^The mission failed/);
    stations.stack = [];
    expect(outcome(stations).why).toMatch(/^The mission succeeded/);
    const tiles = game({ scenario: 'where-no-one', players: 3 }, 4, 7, 7);
    expect(outcome(tiles)).toMatchObject({ winners: [1, 2], why: expect.stringMatching(/^The mission failed/) });
    tiles.stack = [];
    expect(outcome(tiles).why).toMatch(/^The mission succeeded/);
  });

  it('F-TEAM-08: both members of the team with the better score win', () => {
    expect(outcome(game({ players: 4, teams: true }, 9, 6, 5, 6)).winners).toEqual([1, 3]);
  });

  it('F-SCEN-33 F-SCEN-43: everyone wins if all Cubes are destroyed, and otherwise nobody wins', () => {
    for (const [scenario, players, all] of [
      ['full-cooperation', 2, [0, 1]],
      ['solo-conquest', 1, [0]],
    ] as const) {
      const g = game({ scenario, players });
      g.cubes = {
        red: { ...destroyed },
        blue: { ...destroyed, destroyed: false },
        gold: { ...destroyed, destroyed: false },
      };
      expect(outcome(g).winners).toEqual([]);
      for (const cube of Object.values(g.cubes)) cube.destroyed = true;
      expect(outcome(g).winners).toEqual([...all]);
    }
  });

  it('F-SCEN-44 F-OPEN-97: in Blitz Cooperation and Where No One Has Gone Before, a solo player wins if the mission succeeds, and scores no titles', () => {
    const blitz = game({ scenario: 'blitz-cooperation', players: 1 }, 20);
    const tiles = game({ scenario: 'where-no-one', players: 1 }, 20);
    for (const g of [blitz, tiles]) {
      g.players[0]?.deck.push('solar-sails');
      expect(outcome(g)).toMatchObject({ winners: [], rule: 'F-OPEN-97' });
    }
    blitz.cubes = { red: { ...destroyed } };
    tiles.stack = [];
    site(tiles, 'A1').marks = [0];
    for (const g of [blitz, tiles]) expect(outcome(g).winners).toEqual([0]);
    expect(score(tiles).rows[0]?.parts).toEqual([
      { label: 'Experience', points: 20 },
      { label: 'Knowledge', points: 1 },
      { label: 'Tiles visited', points: 1 },
    ]);
  });

  it('F-SCEN-82: the side with the most Starbase points wins Conquer and Hold, and nobody wins if there is a tie', () => {
    const g = game({ scenario: 'conquer-and-hold', players: 2 }, 90, 0);
    lay(g, 'frontier9', 'E');
    lay(g, 'frontier11', 'D');
    expect(outcome(g).winners).toEqual([]);
    site(g, 'E2').marks = [1];
    site(g, 'E4').marks = [0];
    expect(outcome(g)).toMatchObject({ winners: [1], rule: 'F-SCEN-82' });
    site(g, 'E2').marks = [];
    site(g, 'D5').marks = [];
    site(g, 'D0').marks = [1];
    expect(score(g).rows.map(({ total }) => total)).toEqual([2, 2]);
    expect(outcome(g).winners).toEqual([]);
  });

  it('F-SCEN-89: the ship on the Wormhole’s space wins One to Return, and no scores are counted', () => {
    const g = game({ scenario: 'one-to-return', players: 2 }, 50, 0);
    g.round = 4;
    expect(outcome(g).winners).toEqual([]);
    moor(g, 1, 'A0');
    expect(outcome(g)).toMatchObject({ winners: [1], rule: 'F-SCEN-89' });
    expect(score(g).rows).toEqual([0, 1].map((seat) => ({ seat, total: 0, parts: [] })));
  });

  it('F-SCEN-92: in a team game, only the chosen ship can win, and it wins for both members', () => {
    const g = game({ scenario: 'one-to-return', players: 4, teams: true });
    g.chosen = [2, 1];
    moor(g, 0, 'A0');
    expect(outcome(g)).toMatchObject({ winners: [], rule: 'F-SCEN-92' });
    moor(g, 0, 'A1');
    moor(g, 2, 'A0');
    expect(outcome(g).winners).toEqual([0, 2]);
  });
});
