import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesUnder } from '../../src/cli/setup/files.mjs';
import { circlesIn } from '../walls/circles.ts';
import { copyProject } from '../walls/copy.ts';
import { importsOf } from '../walls/imports.ts';
import { violation } from '../walls/walls.ts';

const root = resolve(import.meta.dirname, '../..');
const coin = 'test/rules/docs/coin';
const recipe = readFileSync(join(root, 'docs/games.md'), 'utf8');

/** The lines that the recipe adds outside of the game’s own folders, by file. */
const lines = [...recipe.matchAll(/^ +(\S+\.ts) +(\S.*[;,])$/gm)].map(([, file = '', line = '']) => ({ file, line }));

/** The places of files of the smallest game once it is a game of the project. Other files stay where they are. */
function placed(file: string): string {
  return file
    .replace(`${coin}/pictures/`, 'renderers/coin/')
    .replace(`${coin}/book/`, 'src/rulebook/coin/')
    .replace(`${coin}/`, 'src/games/coin/');
}

/** Copies the folders of the smallest game into a copy of the project, with imports adapted to their new places. */
function addRooms(copy: string): void {
  for (const path of filesUnder(join(root, coin), () => true)) {
    const file = relative(root, path);
    const to = placed(file);
    const text = readFileSync(path, 'utf8').replace(/(?<=from ')\.[^']+/g, (specifier) => {
      const target = posix.relative(dirname(to), placed(posix.join(dirname(file), specifier)));
      return target.startsWith('.') ? target : `./${target}`;
    });
    mkdirSync(join(copy, dirname(to)), { recursive: true });
    writeFileSync(join(copy, to), text);
  }
}

/** Adds a line to a list of games, below another game that has only one line there too. */
function addLine(path: string, line: string): void {
  const text = readFileSync(path, 'utf8').split('\n');
  const others = text.flatMap((one, at) => (/\bfrontiers\b.*[;,]$/.test(one) ? [at] : []));
  expect(others, path).toHaveLength(1);
  const [at = 0] = others;
  const indent = /^ */.exec(text[at] ?? '')?.[0] ?? '';
  writeFileSync(path, text.toSpliced(at + 1, 0, indent + line).join('\n'));
}

describe('game', () => {
  let copy = '';
  /** A module of the copy, with the same exports as that of the project. */
  const load = async <T>(file: string): Promise<T> => (await import(join(copy, file))) as T;

  beforeAll(() => {
    const parts = ['src', 'commands', 'renderers', 'test/proof/budgets.ts', 'tsconfig.json', 'package.json'];
    copy = copyProject('new-game', parts);
    addRooms(copy);
    for (const { file, line } of lines) addLine(join(copy, file), line);
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  it('a new game needs six lines outside its own folders, one for each layer', () => {
    expect(lines.map(({ file }) => file)).toEqual([
      'src/games/list.ts',
      'src/games/chats.ts',
      'src/games/proofs.ts',
      'renderers/games.ts',
      'src/rulebook/books.ts',
      'test/proof/budgets.ts',
    ]);
  });

  it('a new game compiles together with everything else', async () => {
    const compilerOptions = { noEmit: true, incremental: false, allowImportingTsExtensions: true };
    const include = ['src', 'commands', 'renderers', 'test'];
    const settings = { extends: './tsconfig.json', include, exclude: ['node_modules', 'src/local/page'] };
    writeFileSync(join(copy, 'tsconfig.check.json'), JSON.stringify({ ...settings, compilerOptions }));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const said = await promisify(execFile)(process.execPath, [tsc, '-p', 'tsconfig.check.json'], { cwd: copy }).then(
      ({ stdout }) => stdout,
      // The compiler found mistakes.
      (error: { stdout: string }) => error.stdout,
    );
    expect(said).toBe('');
  });

  it('a new game breaks no wall and causes no import circle', () => {
    const imports = importsOf(copy);
    expect(imports.some(({ file }) => file === 'src/games/coin/chat/index.ts')).toBe(true);
    expect(imports.map(violation).filter((line) => line !== undefined)).toEqual([]);
    expect(circlesIn(imports)).toEqual([]);
  });

  it('a new game can be played, even by bots', async () => {
    const { gameIds, gameOf, botOf } = await load<typeof import('../../src/games/index.ts')>('src/games/index.ts');
    const { fuzz } = await load<typeof import('../../src/simulation/fuzz.ts')>('src/simulation/fuzz.ts');
    expect(gameIds()).toContain('coin');
    expect(botOf('coin', 'standard')).toBeTypeOf('function');
    const game = gameOf('coin');
    expect(game !== null && fuzz(game, { seed: 'coin', games: 5 })).toMatchObject({ finished: 5, violations: [] });
  });

  it('a new game’s commands and pictures appear in the chat', async () => {
    const { chats } = await load<typeof import('../../src/discord/chats.ts')>('src/discord/chats.ts');
    const { slashCommands } = await load<typeof import('../../commands/index.ts')>('commands/index.ts');
    const { findScene } = await load<typeof import('../../renderers/index.ts')>('renderers/index.ts');
    expect(slashCommands(chats).map(({ definition }) => definition.name)).toContain('coin');
    const wanted = chats.flatMap(({ game, pictures }) => (game === 'coin' ? pictures.component('coin') : []));
    expect(wanted.map(({ scene, params }) => findScene('coin', scene).alt(null, params))).toEqual(['Nobody called.']);
  });

  it('a new game has a tournament among its proofs, and a budget for the proofs', async () => {
    const { proofs } = await load<typeof import('../../src/cli/proofs.ts')>('src/cli/proofs.ts');
    const { BUDGETS } = await load<typeof import('../proof/budgets.ts')>('test/proof/budgets.ts');
    expect(proofs['coin']).toHaveProperty('tournament');
    expect(BUDGETS).toHaveProperty('coin');
  });

  it('a new game’s rulebook is listed among the others, and its rules can be looked up', async () => {
    const { coverage } = await load<typeof import('../../src/rulebook/coverage.ts')>('src/rulebook/coverage.ts');
    const { bookTitles, gameOfRule, ruleOf } =
      await load<typeof import('../../src/rulebook/index.ts')>('src/rulebook/index.ts');
    expect(bookTitles).toHaveProperty('coin', 'Heads or tails');
    expect(gameOfRule('H-CALL-01')).toBe('coin');
    expect(ruleOf('H-CALL-01')).toHaveProperty('title', 'Who calls wins or loses');
    expect(coverage(copy)['coin']).toMatchObject({ rules: 1, enforced: 1 });
  });
});
