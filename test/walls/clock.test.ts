import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../../src/cli/setup/files.mjs';

const root = resolve(import.meta.dirname, '../..');
/** The folders whose processes share tables. Each process may run on another machine, whose clock may be wrong. */
const FOLDERS = ['commands', ...['kernel', 'store', 'tables', 'queue', 'discord'].map((name) => `src/${name}`)];
/** This file compares the machine's clock, by which BullMQ sets delays, with a timer. */
const OWN = ['src/queue/punctual.ts'];

/** The lines of a text that read the machine's clock. BullMQ's own delays use that clock. */
function clockReads(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => /\bDate\.now\(\)|\bnew Date\(\)/.test(line) && !line.includes('.moveToDelayed('));
}

test('lines that read the clock are found', () => {
  expect(clockReads('const at = Date.now();\nconst day = new Date();')).toHaveLength(2);
  expect(clockReads('await job.moveToDelayed(Date.now() + pause, token);\nnew Date(at)')).toEqual([]);
});

test('no process reads its machine’s clock, because all processes share the store’s clock', () => {
  const files = FOLDERS.flatMap((folder) => filesUnder(resolve(root, folder), (name) => name.endsWith('.ts')));
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => {
    const name = file.slice(root.length + 1);
    return OWN.includes(name) ? [] : clockReads(readFileSync(file, 'utf8')).map((line) => `${name}: ${line.trim()}`);
  });
  expect(found, 'use StoreClock (src/store/clock.ts), or Redis’ TIME in a script').toEqual([]);
});
