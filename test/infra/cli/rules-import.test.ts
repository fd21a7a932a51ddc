import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXIT } from '../../../src/cli/exit-codes.ts';
import { readOwn } from '../../../src/rulebook/import/store.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'subspace-import-'));
  vi.stubEnv('SUBSPACE_DATA', join(folder, 'data'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.exitCode = undefined;
  await rm(folder, { recursive: true });
});

/** Runs the program as `npm run rules:import -- …` does, and returns its lines and its exit code. */
async function run(...args: string[]): Promise<{ said: string[]; complained: string[]; code: unknown }> {
  const said: string[] = [];
  const complained: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line) => complained.push(String(line)));
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    process.exitCode = code ?? 0;
    return undefined as never;
  });
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'rules-import.js', ...args]);
  vi.resetModules();
  await import('../../../src/cli/rules-import.ts');
  return { said, complained, code: process.exitCode ?? 0 };
}

async function book(text: string | Uint8Array): Promise<string> {
  const file = join(folder, 'book.txt');
  await writeFile(file, text);
  return file;
}

test('the import reports what it found, where it put it and what it left out', async () => {
  const file = await book('THE BOATS\n\nThey float.\n\n1\n\nTHE LAMP\n\nIt burns.\n\n2\n');
  const { said, complained, code } = await run(file, '--game', 'ascendancy');
  expect([complained, code]).toEqual([[], 0]);
  expect(said).toEqual([
    `Found 2 sections for Star Trek: Ascendancy, kept in ${join(folder, 'data', 'rules', 'ascendancy.json')}`,
    'Left out: 2 page numbers and page headers.',
  ]);
  expect(await readOwn(join(folder, 'data'), 'ascendancy')).toHaveLength(2);
});

test('the import reports what it had to guess', async () => {
  const { said } = await run(await book(Buffer.from('A caf\xe9 by the bay.', 'latin1')), '--game', 'frontiers');
  expect(said).toEqual([
    'The file isn’t UTF-8; it was read as Windows-1252.',
    expect.stringMatching(/^The document has no headings, so it was cut into 1 section of about 200 words/),
    'Nothing was left out.',
  ]);
});

test.each<[what: string, args: () => string[], line: RegExp, exit?: number]>([
  ['a call without a file', () => ['--game', 'frontiers'], /^npm run rules:import -- FILE --game GAME/],
  ['a call without a game', () => ['book.txt'], /^npm run rules:import -- FILE --game GAME/],
  ['a call with two files', () => ['a', 'b', '--game', 'frontiers'], /^npm run rules:import -- FILE --game GAME/],
  [
    'another game',
    () => ['book.txt', '--game', 'chess'],
    /^There is no game “chess”\. Choose one of frontiers, ascendancy/,
  ],
  ['a call for the rules of all tables', () => ['book.txt', '--game', 'tables'], /^There is no game “tables”/],
  ['an unknown option', () => ['book.txt', '--gmae', 'frontiers'], /^Unknown option/, EXIT.settings],
  ['a missing file', () => [join(folder, 'none'), '--game', 'frontiers'], /none: There is no such file\./],
  ['a folder', () => [folder, '--game', 'frontiers'], /: It is a folder\./],
])('%s ends with one line and an exit code, and nothing is written', async (_, args, line, exit = EXIT.failed) => {
  await book('THE BOATS\n\nThey float.');
  const { said, complained, code } = await run(...args());
  expect([said, code]).toEqual([[], exit]);
  expect(complained).toEqual([expect.stringMatching(line)]);
  expect(await readdir(folder)).toEqual(['book.txt']);
});

test.each([
  ['a PDF', '%PDF-1.4'],
  ['a file of symbols only', '* * *\n\n12\n'],
  ['an empty file', ''],
])('the import of %s ends with one message and exit code 1, and nothing is written', async (_, content) => {
  const { said, complained, code } = await run(await book(content), '--game', 'frontiers');
  expect([said, complained.length, code]).toEqual([[], 1, 1]);
  expect(complained[0]).toMatch(/book\.txt: .*\.$/);
  expect(await readdir(folder)).toEqual(['book.txt']);
});
