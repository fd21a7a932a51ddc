import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asNumber, checkScripts, script } from '../../../src/store/script.ts';
import { readScript, scriptNames } from '../../../src/store/script-file.ts';
import { withRedis } from '../support/redis.ts';

const redis = withRedis();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'subspace-scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

test.each(scriptNames())('Redis compiles the script %s', async (name) => {
  const { text } = readScript(name);
  await expect(redis.connect().script('LOAD', text)).resolves.toMatch(/^[0-9a-f]{40}$/);
});

describe('reading scripts', () => {
  test('the first line that includes a part is replaced by it, and the other ones are removed', () => {
    write('a.lua', '-- @include parts/b.lua\n-- @include parts/c.lua\nreturn b + c\n');
    write('parts/b.lua', '-- @include parts/c.lua\nlocal b = c\n');
    write('parts/c.lua', 'local c = 1\n');
    expect(scriptNames(folder)).toEqual(['a']);
    expect(
      readScript('a', folder)
        .text.split('\n')
        .filter((line) => line !== ''),
    ).toEqual(['local c = 1', 'local b = c', 'return b + c']);
  });

  test('the headers of a script and its parts give the names', () => {
    write('a.lua', '--[[\nARGV[1] life: in seconds\nARGV[2...] fields: the fields\n]]\n-- @include parts/b.lua\n');
    write('parts/b.lua', '--[[\nKEYS[1] head: a hash\nKEYS[2] log: a list\n]]\n');
    expect(readScript('a', folder)).toMatchObject({ keys: ['head', 'log'], args: ['life', '...fields'] });
  });

  test.each([
    ['a number is left out', 'KEYS[1] head: x\nKEYS[3] log: x', 'must number KEYS from 1'],
    ['a number comes twice', 'ARGV[1] a: x\nARGV[1] b: x', 'must number ARGV from 1'],
    ['something follows the rest', 'ARGV[1...] a: x\nARGV[2] b: x', 'must number ARGV from 1'],
  ])('a header in which %s is refused', (_, header, words) => {
    write('a.lua', `--[[\n${header}\n]]\n`);
    expect(() => readScript('a', folder)).toThrow(words);
  });

  test('a missing script or part is refused, with its file and what to do', () => {
    expect(() => readScript('a', folder)).toThrow(`${join(folder, 'a.lua')} can't be read. Delete the folder dist`);
    write('a.lua', '-- @include parts/b.lua\n');
    expect(() => readScript('a', folder)).toThrow(`${join(folder, 'parts/b.lua')} can't be read`);
  });
});

describe('using scripts', () => {
  const args = { holder: 'text', life: 'number' } as const;

  test('the program can use a script only with the keys and arguments of its header', () => {
    expect(() => script('renew-lease', { keys: ['lease'], args })).not.toThrow();
    expect(() => script('renew-lease', { keys: ['lease', 'other'], args })).toThrow(
      /keys of .*renew-lease\.lua are lease in its header, but lease, other in the program/,
    );
    expect(() => script('renew-lease', { keys: [], args })).toThrow('but none in the program');
    expect(() => script('renew-lease', { keys: ['lease'], args: { life: 'number', holder: 'text' } })).toThrow(
      /arguments of .* are holder, life in its header, but life, holder in the program/,
    );
    expect(() => script('renew-lease', { keys: ['lease'], args: { holder: 'text', life: 'rest' } })).toThrow(
      'but holder, ...life in the program',
    );
    expect(() => script('no-such-script', { keys: [], args: {} })).toThrow("no-such-script.lua can't be read");
  });

  test('keys and arguments are sent in the order of the header, whatever their order in the call', async () => {
    const take = script('take-lease', { keys: ['lease'], args: { ...args, longest: 'number' } });
    const renew = script('renew-lease', { keys: ['lease'], args });
    const connection = redis.connect();
    await take(connection, { lease: 'l' }, { longest: 60_000, life: 5_000, holder: 'ann' });
    expect(await connection.get('l')).toBe('ann');
    expect(asNumber(await renew(connection, { lease: 'l' }, { life: 50_000, holder: 'ann' }))).toBe(1);
    expect(await connection.pttl('l')).toBeGreaterThan(5_000);
  });

  test('the compiler knows the names and types of keys and arguments', () => {
    const renew = script('renew-lease', { keys: ['lease'], args });
    const connection = redis.connect();
    // @ts-expect-error The key has another name.
    const wrongKey = () => renew(connection, { hold: 'l' }, { holder: 'ann', life: 1 });
    // @ts-expect-error An argument is missing.
    const missing = () => renew(connection, { lease: 'l' }, { holder: 'ann' });
    // @ts-expect-error An argument has another type.
    const wrongType = () => renew(connection, { lease: 'l' }, { holder: 'ann', life: '1' });
    expect([wrongKey, missing, wrongType]).toHaveLength(3);
  });

  test('if Redis can’t compile a script, the check at the start names it and says what to do', async () => {
    await expect(checkScripts(redis.connect())).resolves.toBeUndefined();
    write('fine.lua', 'return 1\n');
    await expect(checkScripts(redis.connect(), folder)).resolves.toBeUndefined();
    write('broken.lua', 'local a = \nreturn a\n');
    await expect(checkScripts(redis.connect(), folder)).rejects.toThrow(
      /can't compile the script .*broken\.lua \(.*user_script:2.*\)\. .*npm run build/,
    );
  });
});
