import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../../src/cli/setup/files.mjs';

const root = resolve(import.meta.dirname, '../..');
/** The folders whose processes share tables. Each process may run on another machine, whose clock may be wrong. */
const FOLDERS = ['commands', ...['kernel', 'store', 'tables', 'queue', 'discord'].map((name) => `src/${name}`)];
/** Files that read the machine's clock, each with the reason. */
const READERS: Record<string, string> = {
  'src/queue/punctual.ts': 'compares the machine’s clock, by which BullMQ sets delays, with a timer',
  'src/queue/leave-for.ts': 'gives BullMQ a due time, which BullMQ compares with the machine’s clock',
};
/**
 * The longest constant time of a timer, in milliseconds. Longer waits must survive a restart, so they are stored in
 * Redis.
 */
const LONGEST = 60_000;

/** The lines of a text that read the machine's clock, or pass it on. */
function clockReads(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => /\bDate\.now\b|\bnew Date\(\)|=\s*Date\b(?![.(])|[(,:]\s*Date\s*[,)]/.test(line));
}

/**
 * The timers of a text whose time is a constant longer than `LONGEST`. The time must be a number, a product of
 * numbers, or a constant of the same file with such a value; the value of a variable isn't known here.
 */
function longTimers(text: string): string[] {
  const timers = /\b(?:setTimeout|setInterval|pause|sleep|regularly|every)\(([^\n]*)/g;
  const constants = [...text.matchAll(/^(?:export )?const (\w+) = ([\d_* ]+);$/gm)];
  const named = new Map(constants.map(([, name = '', value = '']) => [name, product(value)]));
  return [...text.matchAll(timers)]
    .filter(([, given = '']) => {
      const words = given.split(/[(),;]/).map((one) => one.trim());
      return words.some((one) => (named.get(one) ?? (/^[\d_* ]+$/.test(one) ? product(one) : 0)) > LONGEST);
    })
    .map(([line]) => line);
}

/** The value of numbers with `*` between them. */
function product(text: string): number {
  return text.split('*').reduce((value, factor) => value * Number(factor.replaceAll('_', '')), 1);
}

/** The faults that a search finds in the files of the folders, with the names of the files. */
function faults(search: (text: string) => string[]): string[] {
  const files = FOLDERS.flatMap((folder) => filesUnder(resolve(root, folder), (name) => name.endsWith('.ts')));
  expect(files.length).toBeGreaterThan(200);
  return files.flatMap((file) => {
    const name = file.slice(root.length + 1);
    return name in READERS ? [] : search(readFileSync(file, 'utf8')).map((line) => `${name}: ${line.trim()}`);
  });
}

test.each([
  'const at = Date.now();',
  'const day = new Date();',
  'const { now = Date.now } = tools;',
  'constructor(redis: Redis, clock: Pick<SharedClock, "now"> = Date) {',
  'new Channels(redis, transport, Date)',
])('%s reads the machine’s clock', (line) => {
  expect(clockReads(line)).toEqual([line]);
});

test('dates that are made from a given time don’t read the clock', () => {
  expect(clockReads('new Date(at)\nDate.UTC(2026, 1, 1)\nconst day: Date = new Date(at);')).toEqual([]);
});

test('timers with a constant of more than a minute are found, by name or by number', () => {
  const text = 'const DAY = 24 * 3_600_000;\nsetTimeout(end, DAY);\nsetTimeout(end, 61_000);\nawait pause(5 * 60_000);';
  expect(longTimers(text)).toHaveLength(3);
  expect(longTimers('const SOON = 60_000;\nsetInterval(look, SOON);\nsetTimeout(end, left);')).toEqual([]);
});

test('no process reads its machine’s clock, because all processes share the store’s clock', () => {
  expect(faults(clockReads), 'use SharedClock (src/store/clock.ts), or Redis’ TIME in a script').toEqual([]);
});

test('no timer runs for longer than a minute, because a restart would lose it', () => {
  expect(faults(longTimers), 'store the due time in Redis, or add a delayed job').toEqual([]);
});

test('every file that may read the machine’s clock does', () => {
  for (const name of Object.keys(READERS))
    expect(clockReads(readFileSync(resolve(root, name), 'utf8'))).not.toEqual([]);
});
