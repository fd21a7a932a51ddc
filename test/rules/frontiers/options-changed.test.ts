import { describe, expect, it } from 'vitest';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { type FrontiersOptions, SCENARIO_IDS } from '../../../src/games/frontiers/options.ts';
import { SCENARIOS } from '../../../src/games/frontiers/scenarios/list.ts';
import { parseOptions } from '../../../src/games/frontiers/setup.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { Refused } from '../../../src/kernel/types.ts';

type Raw = Partial<FrontiersOptions>;

/** The options after these changes, one after another. Throws at the first change that is refused. */
function chosen(...changes: Raw[]): FrontiersOptions {
  let options = parseOptions({});
  for (const change of changes) options = parseOptions({ ...options, ...change }, options);
  return options;
}

describe('changed options', () => {
  it('F-SETUP-01: when the scenario changes, the number of players becomes the nearest allowed number, or the higher one in a tie', () => {
    const brought = (scenario: FrontiersOptions['scenario'], players: number) =>
      chosen({ players }, { scenario }).players;
    expect(brought('solo-conquest', 3)).toBe(1);
    expect(brought('full-cooperation', 4)).toBe(3);
    expect(brought('where-no-one', 2)).toBe(3);
    expect(brought('conquer-and-hold', 3)).toBe(4);
    expect(brought('conquer-and-hold', 2)).toBe(2);
  });

  it('F-SETUP-01: a number of players that the scenario doesn’t allow is refused', () => {
    expect(() => chosen({ scenario: 'solo-conquest' }, { players: 2 })).toThrow('Solo Conquest is for 1 player.');
    expect(() => chosen({ scenario: 'conquer-and-hold' }, { players: 3 })).toThrow('is for 2 or 4 players.');
  });

  it('F-SETUP-02: changing the scenario or the number of players drops variants that no longer fit and keeps the others', () => {
    const epic = chosen(
      { scenario: 'one-to-return' },
      { epic: true },
      { auction: true },
      { scenario: 'full-conquest' },
    );
    expect(epic).toMatchObject({ epic: false, auction: true, pvp: false });
    const teams = chosen({ players: 4 }, { scenario: 'full-conquest' }, { teams: true }, { twoCubes: true });
    expect(parseOptions({ ...teams, players: 3 }, teams)).toMatchObject({ teams: false, twoCubes: false, players: 3 });
    const peace = chosen({ scenario: 'full-conquest' }, { starbasePeace: true }, { scenario: 'conquer-and-hold' });
    expect(peace).toMatchObject({ starbasePeace: false, pvp: true });
    expect(chosen({ scenario: 'blitz-conquest' }, { frontierTiles: -4 }, { scenario: 'liberate' }).frontierTiles).toBe(
      -4,
    );
    expect(chosen({ scenario: 'full-conquest' }, { coreTiles: 3 }, { scenario: 'liberate' }).coreTiles).toBe(0);
  });

  it('F-SCEN-84 F-COOP-01: changing the scenario drops variants that came with the previous one, unless the players chose them', () => {
    expect(chosen({ scenario: 'one-to-return' }, { scenario: 'full-conquest' }).pvp).toBe(false);
    expect(chosen({ scenario: 'blitz-cooperation' }, { scenario: 'full-conquest' }).jointAssaults).toBe(false);
    expect(chosen({ scenario: 'full-conquest' }, { pvp: true }, { scenario: 'blitz-conquest' }).pvp).toBe(true);
  });

  it('F-SETUP-02: a variant that doesn’t fit is refused, and nothing changes', () => {
    const match = new InMemoryTable(frontiers, { options: { scenario: 'full-conquest', players: 2 } });
    const { options } = match.table;
    const change = (more: Raw) => () =>
      match.submit({ t: 'options', options: { ...parseOptions(options), ...more }, player: 'p0' });
    expect(change({ teams: true })).toThrow('Teams need four players, two in each team.');
    expect(change({ openDecks: true })).toThrow(Refused);
    expect(match.table).toMatchObject({ options, seq: 0 });
  });

  it('F-SETUP-01: every scenario, with any number of players, can be changed to every other scenario', () => {
    for (const from of SCENARIO_IDS) {
      for (const players of Object.keys(SCENARIOS[from].sizes).map(Number)) {
        const before = parseOptions({ scenario: from, players });
        for (const scenario of SCENARIO_IDS) {
          const now = parseOptions({ ...before, scenario }, before);
          expect(parseOptions({ scenario, players: now.players }), `${from} ${players} ${scenario}`).toEqual(now);
        }
      }
    }
  });
});
