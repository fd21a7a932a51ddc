import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../../src/cli/setup/files.mjs';

const root = resolve(import.meta.dirname, '../..');
const declared = /^export (?:abstract |declare )?(?:interface|type|class) (?<name>\w+)/gm;

/** The game whose folder contains a file. Each game may have its own Card, Player or Effect. */
function gameOf(file: string): string | null {
  const { part, game } = /^(?<part>src\/games|renderers)\/(?<game>[^/]+)\//.exec(file)?.groups ?? {};
  return game === undefined || game === 'kit' ? null : `${part} ${game}`;
}

/** Exported types with the same name that aren’t all in folders of different games. */
function clashes(files: Readonly<Record<string, string>>): string[] {
  const known = new Map<string, string[]>();
  for (const [file, text] of Object.entries(files)) {
    for (const { groups: { name = '' } = {} } of text.matchAll(declared))
      known.set(name, [...(known.get(name) ?? []), file]);
  }
  return [...known].flatMap(([name, at]) => {
    const games = at.map(gameOf);
    const isAlike = !games.includes(null) && new Set(games).size === at.length;
    return at.length === 1 || isAlike ? [] : [`${name}: ${at.join(', ')}`];
  });
}

test('no two exported types have the same name', () => {
  const paths = ['src', 'commands', 'renderers', 'bench']
    .flatMap((folder) => filesUnder(join(root, folder), (name) => name !== 'node_modules'))
    .filter((path) => path.endsWith('.ts'));
  expect(paths.length).toBeGreaterThan(100);
  expect(
    clashes(Object.fromEntries(paths.map((path) => [path.slice(root.length + 1), readFileSync(path, 'utf8')]))),
  ).toEqual([]);
});

test('a type name that two files export is found', () => {
  const files = {
    'src/tables/types.ts': 'export interface Line {}\n',
    'src/discord/compose/rows.ts': 'export type Line = string;\n',
  };
  expect(clashes(files)).toEqual(['Line: src/tables/types.ts, src/discord/compose/rows.ts']);
});

test('a game’s type name is reported if the kernel, the kit or the game itself already has it', () => {
  expect(
    clashes({ 'src/kernel/a.ts': 'export type Event = 1;\n', 'src/games/go/b.ts': 'export class Event {}\n' }),
  ).toHaveLength(1);
  expect(
    clashes({ 'src/games/kit/a.ts': 'export type Offer = 1;\n', 'src/games/go/b.ts': 'export type Offer = 2;\n' }),
  ).toHaveLength(1);
  expect(
    clashes({ 'src/games/go/a.ts': 'export type Side = 1;\n', 'src/games/go/b.ts': 'export type Side = 2;\n' }),
  ).toHaveLength(1);
});

test('several games may export types with the same name', () => {
  const files = { 'src/games/go/a.ts': 'export type Card = 1;\n', 'src/games/chess/a.ts': 'export type Card = 2;\n' };
  expect(clashes(files)).toEqual([]);
});
