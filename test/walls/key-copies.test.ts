import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copyOf, KEY_COPIES, leftOutKeys, reasonLeftOut } from '../../src/store/key-copies.ts';
import { KEY_MARKS } from '../../src/store/key-marks.ts';
import { TABLE_PARTS } from '../../src/tables/copied-table.ts';

const text = readFileSync(new URL('../../src/store/KEYS.md', import.meta.url), 'utf8');

/** The rows of KEYS.md: the name of each key and its type. */
const rows = [...text.matchAll(/^\| `([^`]+)`(?: †)? \| (\w+)(?: set)? \|/gm)].flatMap(([, name = '', type = '']) =>
  name in KEY_MARKS ? [{ name, type }] : [],
);

test('for every key of KEYS.md, it is said whether a back-up copies it, and else why not', () => {
  expect(rows.length).toBeGreaterThan(70);
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(KEY_COPIES).sort());
  for (const { name, why } of leftOutKeys()) expect([name, why]).toEqual([name, expect.stringMatching(/^[A-Z].+\.$/)]);
  expect(leftOutKeys().length + Object.values(KEY_COPIES).filter((copy) => reasonLeftOut(copy) === null).length).toBe(
    rows.length,
  );
});

test('the parts of a table that are copied together are the keys that are marked so, with their types', () => {
  const marked = rows.filter(({ name }) => KEY_COPIES[name] === 'table');
  const named = { string: 'string', hash: 'hash', list: 'list', set: 'set', sorted: 'zset', stream: 'stream' };
  const written = marked.map(({ name, type }) => [name.replace('{t:ID}:', ''), named[type as keyof typeof named]]);
  expect(Object.fromEntries(written)).toEqual(TABLE_PARTS);
  for (const { name } of marked) expect(name).toMatch(/^\{t:ID\}:/);
});

test('a key that lasts less than a day is left out, and one that lasts longer is copied', () => {
  const lives = [...text.matchAll(/^\| `([^`]+)`(?: †)? \| \w+(?: set)? \| ([^|]+) \| [^|]+ \| [^|]+ \| [^|]+ \|$/gm)];
  expect(lives.length).toBeGreaterThan(30);
  for (const [, name = '', life = ''] of lives) {
    if (/^(\d+ )(min|s)\b|^\d+ h$/.test(life) && !life.startsWith('24'))
      expect([name, reasonLeftOut(KEY_COPIES[name] ?? 'table')]).not.toContain(null);
    if (/^(\d+ d|24 h|the game)/.test(life))
      expect([name, reasonLeftOut(KEY_COPIES[name] ?? 'brief')]).toEqual([name, null]);
  }
});

test('a key that no version of today writes is left out', () => {
  expect(copyOf('person:700000000000000001')).toBe('unknown');
  expect(copyOf('{t:abc123}:log')).toBe('table');
  expect(copyOf('decks:700000000000000001')).toBe('alone');
  expect(copyOf('{t:abc123}:seen:1-2')).toBe('computed');
});
