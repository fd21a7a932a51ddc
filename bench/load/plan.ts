import { parseArgs } from 'node:util';
import { SettingsError } from '../../src/cli/settings.ts';

/** The plan of a load run. */
export interface LoadPlan {
  /** The number of tables. Each game has the same number. */
  tables: number;
  /** The number of tables at which people play. The others only take memory. */
  active: number;
  /** How many moves the people make per second, at all tables together. */
  rate: number;
  /** How long they play, in minutes. */
  minutes: number;
  /** The number of look-ups (`/map`, `/hand`) for each move. */
  looks: number;
  /** The number of moves that are sent at once after that, and the number of look-ups that are made at once. */
  burst: number;
  presses: number;
  /** The number of processes of these roles. */
  workers: number;
  renderers: number;
  /** The `maxmemory` of Redis in megabytes; 0 for no limit. */
  memory: number;
  /** The budget for views and pictures in megabytes; null for the usual share. */
  cache: number | null;
  /** The number of moves that were made at each table that nobody plays at. */
  history: number;
  /** If not 0, only one table of each game is played, up to this many moves, to see how it grows. */
  growth: number;
  /** The file in which the figures are kept, under a name; null to keep nothing. */
  keep: string | null;
  name: string;
}

/** The numbers that may be set, with their values if they aren't, and the least and the most that they may be. */
const NUMBERS = {
  tables: [200, 1, 20_000],
  active: [50, 1, 5_000],
  rate: [10, 0.1, 1_000],
  minutes: [1, 0.05, 1_440],
  looks: [0.3, 0, 10],
  burst: [0, 0, 50_000],
  presses: [0, 0, 10_000],
  workers: [1, 1, 16],
  renderers: [1, 1, 16],
  memory: [0, 0, 1_000_000],
  history: [8, 0, 1_000],
  growth: [0, 0, 10_000],
} as const satisfies Record<string, readonly [usual: number, least: number, most: number]>;

/**
 * Reads the arguments of the program.
 * @throws SettingsError for a wrong value, with what it must be.
 */
export function planOf(args: readonly string[]): LoadPlan {
  const names = Object.keys(NUMBERS) as (keyof typeof NUMBERS)[];
  const text = { type: 'string' } as const;
  const options = Object.fromEntries([...names, 'cache', 'keep', 'name'].map((name) => [name, text]));
  const { values } = parseArgs({ args: [...args], options });
  const number = (name: string, [usual, least, most]: readonly [number, number, number]): number => {
    const given = values[name];
    const value = given === undefined ? usual : Number(given);
    if (!(value >= least && value <= most))
      throw new SettingsError(`--${name} must be a number from ${least} to ${most}.`);
    return value;
  };
  const numbers = Object.fromEntries(names.map((name) => [name, number(name, NUMBERS[name])])) as Record<
    keyof typeof NUMBERS,
    number
  >;
  if (numbers.active > numbers.tables) throw new SettingsError('--active must be at most --tables.');
  const textOf = (name: string): string | null => (typeof values[name] === 'string' ? values[name] : null);
  const cache = textOf('cache') === null ? null : number('cache', [8, 8, 100_000]);
  return { ...numbers, cache, keep: textOf('keep'), name: textOf('name') ?? 'latest' };
}
