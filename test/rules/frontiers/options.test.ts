import { describe, expect, it } from 'vitest';
import { type FrontiersOptions, SCENARIO_IDS } from '../../../src/games/frontiers/options.ts';
import { announcement } from '../../../src/games/frontiers/scenarios/announce.ts';
import { parseOptions } from '../../../src/games/frontiers/setup.ts';
import { Refused } from '../../../src/kernel/types.ts';

type Raw = Partial<FrontiersOptions>;

/** The rule that refuses these options, or null if they are valid. */
function refusal(raw: unknown): string | null {
  try {
    parseOptions(raw);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.refusal.rule ?? '';
    throw error;
  }
}

describe('options', () => {
  it('F-SETUP-01: each scenario allows only certain numbers of players', () => {
    const playable = Object.fromEntries(
      SCENARIO_IDS.map((scenario) => [
        scenario,
        [1, 2, 3, 4].filter((players) => refusal({ scenario, players }) === null).join(''),
      ]),
    );
    expect(playable).toEqual({
      'first-reconnaissance': '1234',
      'full-conquest': '234',
      'blitz-conquest': '234',
      'full-cooperation': '23',
      'blitz-cooperation': '123',
      'solo-conquest': '1',
      liberate: '1234',
      'where-no-one': '134',
      'conquer-and-hold': '24',
      'one-to-return': '234',
    });
    expect(refusal({ scenario: 'where-no-one', players: 2 })).toBe('F-SETUP-01');
  });

  it('F-DUMMY-14: four players can’t cooperate against the Borg', () => {
    expect(refusal({ scenario: 'full-cooperation', players: 4 })).toBe('F-DUMMY-14');
    expect(refusal({ scenario: 'blitz-cooperation', players: 4 })).toBe('F-DUMMY-14');
    expect(refusal({ scenario: 'full-cooperation', players: 3 })).toBeNull();
  });

  it('F-SETUP-02: all variants are off by default, and the announcement lists those that are on', () => {
    const plain = parseOptions({ scenario: 'full-conquest' });
    expect(Object.values(plain).filter((value) => value === true)).toEqual([]);
    expect(announcement(plain)).toBe('Full Conquest: 6 Rounds. Destroy all Borg Cubes. The most points win.');
    const rich = parseOptions({ scenario: 'full-conquest', pvp: true, cubeLevels: 2, frontierTiles: -1 });
    expect(announcement(rich)).toBe(
      'Full Conquest: 6 Rounds. Destroy all Borg Cubes. The most points win. With combat between players, Borg Cubes 2 Levels higher, −1 Frontier tiles.',
    );
  });

  const refused: [string, Raw][] = [
    ['F-TEAM-01', { scenario: 'full-conquest', players: 3, teams: true }],
    ['F-TEAM-01', { scenario: 'liberate', players: 4, teams: true }],
    ['F-TEAM-05', { scenario: 'full-cooperation', pvp: true }],
    ['F-SCEN-05', { scenario: 'first-reconnaissance', pvp: true }],
    ['F-VARIANT-01', { scenario: 'solo-conquest', players: 1, auction: true }],
    ['F-VARIANT-17', { scenario: 'solo-conquest', players: 1, interactiveCombat: true }],
    ['F-COOP-01', { scenario: 'solo-conquest', players: 1, jointAssaults: true }],
    ['F-COOP-01', { scenario: 'first-reconnaissance', jointAssaults: true }],
    ['F-VARIANT-13', { scenario: 'full-conquest', pvp: true, starbasePeace: true }],
    ['F-SCEN-10', { scenario: 'first-reconnaissance', players: 2, noDummy: true }],
    ['F-SCEN-10', { scenario: 'solo-conquest', players: 1, noDummy: true }],
    ['F-SCEN-34', { scenario: 'full-conquest', lowestScores: true }],
    ['F-SCEN-83', { scenario: 'full-conquest', openMap: true }],
    ['F-SCEN-91', { scenario: 'full-conquest', epic: true }],
    ['F-SCEN-18', { scenario: 'full-conquest', players: 4, twoCubes: true }],
    ['F-VARIANT-11', { scenario: 'first-reconnaissance', cubeLevels: 1 }],
    ['F-VARIANT-11', { scenario: 'liberate', cubeLevels: 1 }],
    ['F-SCEN-66', { scenario: 'conquer-and-hold', frontierTiles: 1 }],
    ['F-SCEN-68', { scenario: 'conquer-and-hold', randomCubes: true }],
    ['F-VARIANT-31', { scenario: 'full-conquest', openDecks: true }],
  ];
  it.each(refused)('in the case “%s”, the options %o are refused', (rule, raw) => {
    expect(refusal(raw)).toBe(rule);
  });

  it('F-VARIANT-07: a game can’t use more tiles than the box contains', () => {
    const full = (more: Raw) => refusal({ scenario: 'full-conquest', ...more });
    expect(full({ frontierTiles: 3 })).toBeNull();
    expect(full({ frontierTiles: 4 })).toBe('F-VARIANT-07');
    expect(full({ coreTiles: 3 })).toBeNull();
    expect(full({ coreTiles: -1 })).toBeNull();
    expect(full({ coreTiles: -2 })).toBe('F-VARIANT-07');
    expect(refusal({ scenario: 'blitz-conquest', frontierTiles: -4 })).toBeNull();
    expect(refusal({ scenario: 'blitz-conquest', frontierTiles: -5 })).toBe('F-VARIANT-07');
    // The four tiles with Research Stations stay in the game (F-SCEN-46).
    expect(refusal({ scenario: 'liberate', frontierTiles: -4 })).toBeNull();
    expect(refusal({ scenario: 'liberate', frontierTiles: -5 })).toBe('F-VARIANT-07');
    expect(refusal({ scenario: 'liberate', coreTiles: 2 })).toBeNull();
    expect(refusal({ scenario: 'liberate', coreTiles: 3 })).toBe('F-VARIANT-07');
    // The scenario has two Cubes, and the box has four.
    expect(full({ cubeTiles: 2 })).toBeNull();
    expect(full({ cubeTiles: 3 })).toBe('F-VARIANT-07');
    expect(full({ cubeTiles: -1 })).toBeNull();
    expect(full({ cubeTiles: -2 })).toBe('F-VARIANT-07');
    expect(refusal({ scenario: 'liberate', cubeTiles: 1 })).toBe('F-SCEN-47');
    expect(full({ players: 4, teams: true, twoCubes: true, cubeTiles: 1 })).toBe('F-SCEN-18');
  });

  it('F-SCEN-64 F-SCEN-84 F-COOP-01: a scenario turns on the variants that it always includes', () => {
    expect(parseOptions({ scenario: 'conquer-and-hold', players: 4 })).toMatchObject({ teams: true, pvp: true });
    expect(parseOptions({ scenario: 'conquer-and-hold', players: 2 })).toMatchObject({ teams: false, pvp: true });
    expect(parseOptions({ scenario: 'one-to-return', players: 2 }).pvp).toBe(true);
    expect(parseOptions({ scenario: 'full-cooperation' }).jointAssaults).toBe(true);
    expect(parseOptions({ scenario: 'solo-conquest', players: 1 }).jointAssaults).toBe(false);
    expect(parseOptions({ scenario: 'full-conquest' }).jointAssaults).toBe(false);
  });

  it('the refusal of options says what is allowed', () => {
    expect(() => parseOptions({ scenario: 'solo-conquest', players: 3 })).toThrow('Solo Conquest is for 1 player.');
    expect(() => parseOptions({ scenario: 'conquer-and-hold', players: 3 })).toThrow('is for 2 or 4 players.');
    expect(() => parseOptions({ wormholes: 3 })).toThrow(Refused);
  });
});
