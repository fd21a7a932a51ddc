import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../../src/cli/setup/files.mjs';
import { stages } from '../../src/cli/testing/stages.mjs';
import { gameIds } from '../../src/games/index.ts';
import { BUDGETS } from '../proof/budgets.ts';

const root = resolve(import.meta.dirname, '..');
const tests = filesUnder(root, () => true)
  .map((file) => file.slice(root.length + 1))
  .filter((file) => file.endsWith('.test.ts'));

/** The tests that Vitest finds: their files, and the projects that run them. */
const found: { file: string; projectName: string }[] = JSON.parse(
  execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json'], {
    cwd: resolve(root, '..'),
    encoding: 'utf8',
  }),
);

test('every test file belongs to exactly one part of the tests', () => {
  expect(tests.length).toBeGreaterThan(300);
  const files = found.map(({ file }) => relative(root, file)).sort();
  expect(files).toEqual([...tests].sort());
});

test('every Vitest project is one part of the tests, and every part has its own name', () => {
  const parts = stages.flatMap(({ run }) => ('project' in run ? [run.project] : [])).sort();
  expect([...new Set(found.map(({ projectName }) => projectName))].sort()).toEqual(parts);
  expect(new Set(stages.map(({ name }) => name)).size).toBe(stages.length);
});

test('every game has rules tests, a proof and a budget for the proof', () => {
  for (const game of gameIds()) {
    expect(tests.some((file) => file.startsWith(join('rules', game, '/')))).toBe(true);
    expect(tests.some((file) => file.startsWith(join('proof', game, '/')))).toBe(true);
  }
  expect(Object.keys(BUDGETS).sort()).toEqual(gameIds().sort());
});

test('no test of the rules replays a recorded game, because a new card changes what the game’s shuffles give', () => {
  const replays = /\b(?:kept-positions|kept-games)\.ts'/;
  const rules = tests.filter((file) => file.startsWith('rules/'));
  expect(rules.filter((file) => replays.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

const project = resolve(root, '..');
const read = (file: string): string[] => readFileSync(join(project, file), 'utf8').split('\n');

/** The files that list the games, one for each layer. */
const LISTS = [
  'src/games/list.ts',
  'src/games/chats.ts',
  'src/games/proofs.ts',
  'renderers/games.ts',
  'src/rulebook/books.ts',
  'test/proof/budgets.ts',
];

test.each(LISTS)('%s lists each game in one line', (file) => {
  for (const game of gameIds())
    expect(read(file).filter((line) => new RegExp(`\\b${game}\\b`).test(line))).toHaveLength(1);
});

test('outside the game folders, a game is named only in files that open a newcomer’s first tables or read a game’s cards', () => {
  const own = new RegExp(`^(?:src/games|src/rulebook|renderers)/(?:${gameIds().join('|')})/|^src/cli/(?:play/|cards)`);
  const named = new RegExp(`['/](?:${gameIds().join('|')})['/]`);
  const files = ['src', 'commands', 'renderers']
    .flatMap((folder) => filesUnder(join(project, folder), () => true))
    .map((file) => file.slice(project.length + 1))
    .filter((file) => /\.[cm]?[jt]s$/.test(file) && !own.test(file) && !LISTS.includes(file));
  expect(files.length).toBeGreaterThan(300);
  const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line);
  expect(files.filter((file) => read(file).some((line) => named.test(line) && !isComment(line)))).toEqual([]);
});
