import { expect, it } from 'vitest';
import { CIVS, parseOptions, READINGS, RULES } from '../../../src/games/ascendancy/options.ts';
import { varied } from '../../../src/games/ascendancy/proof/modes.ts';

/** The number of games for each number of players. */
const GAMES = 500;

it.each([1, 2, 3, 4, 5, 6, 7])(
  'A-OPT-01: 500 games with %d players include every optional rule, both alone and combined',
  (players) => {
    const games = Array.from({ length: GAMES }, (_, n) => parseOptions(varied(players, n)));
    const alone = (kind: 'rules' | 'readings', name: string): boolean =>
      games.some(({ rules, readings }) => {
        const all = [...Object.keys(rules), ...Object.keys(readings)];
        // A-OPT-02: second turns are simultaneous only if first turns are.
        const others = all.filter((one) => one !== name && one !== 'simultaneousFirstTurns');
        return name in { rules, readings }[kind] && others.length === 0;
      });
    expect(RULES.filter((name) => !alone('rules', name))).toEqual([]);
    expect(READINGS.filter((name) => !alone('readings', name))).toEqual([]);
    const together = games.filter(({ rules }) => Object.keys(rules).length >= RULES.length - 2);
    expect(new Set(together.flatMap(({ rules }) => Object.keys(rules))).size).toBe(RULES.length);
    expect(together.some(({ readings }) => Object.keys(readings).length === READINGS.length)).toBe(true);
    expect(new Set(games.flatMap(({ civs }) => civs)).size).toBe(CIVS.length);
    expect(new Set(games.map(({ borg }) => borg)).size).toBe(players < 3 ? 1 : 3);
    expect(new Set(games.map(({ distance, shape }) => `${distance} ${shape}`)).size).toBeGreaterThan(3);
    expect(games.every(({ civs }) => civs.length === players)).toBe(true);
  },
);
