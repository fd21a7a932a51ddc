import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../../src/cli/setup/files.mjs';
import { readScript, SCRIPTS, scriptNames } from '../../src/store/script-file.ts';
import { headerFaults, type LuaScript, luaCode, luaHeader } from './lua-headers.ts';

const root = resolve(import.meta.dirname, '../..');
const files = filesUnder(SCRIPTS).map((path) => ({
  path: path.slice(SCRIPTS.length + 1),
  text: readFileSync(path, 'utf8'),
}));
const sources = ['src', 'commands']
  .flatMap((folder) => filesUnder(join(root, folder)))
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

function luaScript(name: string): LuaScript {
  return { ...readScript(name), own: readFileSync(join(SCRIPTS, `${name}.lua`), 'utf8') };
}

test('the header of each Lua script names exactly the keys and arguments that the script uses', () => {
  expect(scriptNames().length).toBeGreaterThan(20);
  const found = scriptNames().flatMap((name) => headerFaults(luaScript(name)).map((fault) => `${name}: ${fault}`));
  expect(found).toEqual([]);
});

test('each part that scripts include has a header', () => {
  const parts = files.filter(({ path }) => path.startsWith('parts/'));
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.filter(({ text }) => luaHeader(text) === '').map(({ path }) => path)).toEqual([]);
});

test('each script is used in one place, and each part is included', () => {
  const loaded = sources.flatMap(({ text }) =>
    [...text.matchAll(/(?<!\.)\bscript\('([\w-]+)'/g)].map(([, name]) => name),
  );
  expect(loaded.sort()).toEqual(scriptNames().sort());
  const included = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/^-- @include (\S+)$/gm)].map(([, part]) => part)),
  );
  expect([...included].sort()).toEqual(files.map(({ path }) => path).filter((path) => path.startsWith('parts/')));
});

test('no Lua is written in TypeScript', () => {
  expect(sources.filter(({ text }) => text.includes('redis.call(')).map(({ path }) => path)).toEqual([]);
});

test('no line of a script is longer than 120 characters', () => {
  const long = files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (line.length > 120 ? [`${path}:${at + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

describe('a difference between a header and its script is found', () => {
  const whole = luaScript('withdraw-command');
  const commit = luaScript('commit');
  const openings = luaScript('take-openings');
  const without = (names: readonly string[]): readonly string[] => names.slice(0, -1);
  const edited = (script: LuaScript, find: string | RegExp, put: string): LuaScript => ({
    ...script,
    own: script.own.replace(find, put),
    text: script.text.replace(find, put),
  });

  test.each<[string, LuaScript, string[]]>([
    ['a key without a name', { ...whole, keys: without(whole.keys) }, ['KEYS[4] is used, but not in the header']],
    ['an argument without a name', { ...whole, args: without(whole.args) }, ['ARGV[2] is used, but not in the header']],
    ['an unused key', { ...whole, keys: [...whole.keys, 'lines'] }, ['KEYS[5] is in the header, but not used']],
    ['an unused argument', { ...whole, args: [...whole.args, 'now'] }, ['ARGV[3] is in the header, but not used']],
    [
      'an unused list',
      { ...whole, args: [...whole.args, '...x'] },
      ['the rest of ARGV is in the header, but not used'],
    ],
    ['a list of keys', { ...openings, keys: [] }, ['the rest of KEYS is used, but not in the header']],
    ['a list of arguments', { ...openings, args: [] }, ['the rest of ARGV is used, but not in the header']],
    ['a key of a part', { ...commit, keys: without(commit.keys) }, ['KEYS[18] is used, but not in the header']],
    [
      'an argument that is read in turn',
      edited(commit, 'local most, expected, holds, torn = arg(), ', 'local most, expected, holds, torn = '),
      ['ARGV[4] is in the header, but not used'],
    ],
    [
      'a value of a list of arguments',
      edited(commit, /^- life: .*\n/m, ''),
      ['the header lists 18 values, but 19 are read'],
    ],
    ['no description', edited(whole, /^--\[\[\n[\s\S]*?\n\n/, '--[[\n'), ['no sentence says what the script does']],
    ['no result', edited(whole, /^Returns .*\n/m, ''), ['no sentence says what the script returns']],
  ])('%s', (_, script, faults) => {
    expect(headerFaults(script)).toEqual(faults);
  });

  test('comments and strings are no code', () => {
    expect(luaCode("--[[ KEYS[1] ]]\nlocal a = 'KEYS[2] -- x' -- KEYS[3]\nreturn KEYS[4]")).toBe(
      "\nlocal a = '' \nreturn KEYS[4]",
    );
  });
});
