import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../../src/cli/setup/files.mjs';
import { SCRIPTS } from '../../src/store/script-file.ts';
import { COMMANDS } from '../../src/store/server-commands.ts';

const root = resolve(import.meta.dirname, '../..');
const library = resolve(root, 'node_modules/bullmq/dist/esm/scripts');
const CALL = /(?:\brcall|redis\.p?call)\(\s*['"]([A-Za-z]+)['"]/g;

const commandsIn = (folder: string, end: string): Set<string> =>
  new Set(
    filesUnder(folder)
      .filter((file) => file.endsWith(end))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(CALL)].map(([, name = '']) => name.toUpperCase())),
  );

test.each([
  ['our scripts', SCRIPTS, '.lua'],
  ['the scripts of BullMQ', library, '.js'],
])('the start checks for every command that %s send', (_, folder, end) => {
  const sent = commandsIn(folder, end);
  expect(sent.size).toBeGreaterThan(20);
  expect([...sent].filter((name) => !COMMANDS.includes(name))).toEqual([]);
});

test('the list of commands has no command twice', () => {
  expect(new Set(COMMANDS).size).toBe(COMMANDS.length);
});
