import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, projectParts } from '../walls/copy.ts';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** A code block of a recipe that begins with the path of its file. */
interface Block {
  file: string;
  code: string;
}

/** A line that a recipe adds to a file, or in a document to the table under a heading. */
interface Line {
  file: string;
  heading: string;
  line: string;
}

/** The pages with recipes. */
const PAGES = ['cards.md', 'cards-first-edition.md', 'commands.md'];

function blocksOf(recipe: string): Block[] {
  const blocks = recipe.matchAll(/```ts\n\/\/ (\S+\.ts)\n([\s\S]*?)```/g);
  return [...blocks].map(([, file = '', code = '']) => ({ file, code }));
}

function linesOf(recipe: string): Line[] {
  const texts = [...recipe.matchAll(/```text\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  return texts.flatMap((text) =>
    [...text.matchAll(/^(\S+\.(?:ts|md|json))(?:, (\S.*?))? {2,}(\S.*)$/gm)].map(
      ([, file = '', heading = '', line = '']) => ({ file, heading, line }),
    ),
  );
}

/** Appends code to the last list or table of a file. */
function addToList(path: string, code: string): void {
  const text = readFileSync(path, 'utf8');
  const end = Math.max(text.lastIndexOf('\n];'), text.lastIndexOf('\n  ];'), text.lastIndexOf('\n};'));
  expect(end, path).toBeGreaterThan(0);
  writeFileSync(path, `${text.slice(0, end)}\n${code.trimEnd()}${text.slice(end)}`);
}

/** Adds the row of a card to a file of cards, in the order of their ids. */
function addCard(path: string, row: string): void {
  const lines = readFileSync(path, 'utf8').split('\n');
  const at = lines.findIndex((line) => line === '};' || (/^ {2}\S+: /.test(line) && idOf(line.trim()) > idOf(row)));
  expect(at, path).toBeGreaterThan(0);
  writeFileSync(path, lines.toSpliced(at, 0, `  ${row}`).join('\n'));
}

const idOf = (row: string): string => row.replace(/^'?([\w-]+)'?:.*$/, '$1');

/** Appends a row to the table under a heading. */
function addRow(path: string, heading: string, row: string): void {
  const text = readFileSync(path, 'utf8');
  const begin = text.indexOf(`### ${heading}\n`);
  const end = text.indexOf('|\n\n', begin);
  expect(Math.min(begin, end), heading).toBeGreaterThan(0);
  writeFileSync(path, `${text.slice(0, end + 2)}${row}\n${text.slice(end + 2)}`);
}

function addLine(path: string, { heading, line }: Line): void {
  const text = readFileSync(path, 'utf8');
  if (line.startsWith('import ')) writeFileSync(path, `${line}\n${text}`);
  else if (path.endsWith('.md')) addRow(path, heading, line);
  else if (path.endsWith('.json')) {
    const rows = text.split('\n');
    const at = rows.findIndex((row) => row.startsWith('  "') && row.trim() > line);
    writeFileSync(path, rows.toSpliced(at, 0, `  ${line}`).join('\n'));
  } else if (/^'?[\w-]+'?: /.test(line)) addCard(path, line);
  else addToList(path, line);
}

/** Runs a program of the project in a folder; returns its output and whether it failed. */
async function program(cwd: string, file: string, ...args: string[]): Promise<{ failed: boolean; said: string }> {
  const options = { cwd, maxBuffer: 64 * 1024 * 1024 };
  return run(process.execPath, [join(root, 'node_modules', file), ...args], options).then(
    ({ stdout }) => ({ failed: false, said: stdout }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ failed: true, said: stdout + stderr }),
  );
}

describe('recipes', () => {
  const recipes = PAGES.map((page) => readFileSync(join(root, 'docs', page), 'utf8')).join('\n');
  let copy = '';

  beforeAll(() => {
    copy = copyProject('recipes', projectParts());
    for (const { file, code } of blocksOf(recipes)) {
      const path = join(copy, file);
      mkdirSync(dirname(path), { recursive: true });
      if (existsSync(path)) addToList(path, code);
      else writeFileSync(path, code);
    }
    for (const line of linesOf(recipes)) addLine(join(copy, line.file), line);
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  it('every game has a recipe for adding a card, and one recipe adds a command', () => {
    expect(blocksOf(recipes).map(({ file }) => file)).toEqual([
      'src/games/away-missions/content/federation/extra.ts',
      'src/games/frontiers/content/cards/advanced.ts',
      'test/rules/first-edition/cards/premiere/equipment.test.ts',
      'commands/ping.ts',
    ]);
    expect(new Set(linesOf(recipes).map(({ file }) => file)).size).toBe(5);
  });

  it('the recipes compile', async () => {
    expect(await program(copy, 'typescript/bin/tsc', '--noEmit', '-p', '.')).toEqual({ failed: false, said: '' });
  });

  it('the recipes keep all rules tests green', async () => {
    const { failed, said } = await program(copy, 'vitest/vitest.mjs', 'run', '--project=rules', '--reporter=dot');
    const complaints = said.split('\n').filter((line) => /FAIL|Error:/.test(line));
    expect({ failed, complaints }).toEqual({ failed: false, complaints: [] });
  });

  it('the recipes add cards that can be looked up, and a command that works', async () => {
    const load = async <T>(file: string): Promise<T> => (await import(join(copy, file))) as T;
    type Chats = typeof import('../../src/discord/chats.ts');
    const { chats } = await load<Chats>('src/discord/chats.ts');
    const names = chats.flatMap(({ components }) => components.map(({ name }) => name));
    expect(names).toEqual(expect.arrayContaining(['Find a Spare Part', 'Spare Nacelle', 'Spare PADD']));
    const { slashCommands } = await load<typeof import('../../commands/index.ts')>('commands/index.ts');
    const ping = slashCommands(chats).find(({ definition }) => definition.name === 'ping');
    const unused = {} as never;
    expect(await ping?.run(unused, unused)).toEqual({ do: 'say', draft: { content: 'I am here.', rows: [] } });
  });
});
