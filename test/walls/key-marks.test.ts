import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forgetDraft } from '../../src/discord/compose/forget.ts';
import { KEPT_KINDS, KEY_KINDS, KEY_MARKS, markOf, tableOfKey } from '../../src/store/key-marks.ts';
import { branchKey, keys, QUEUE_PREFIX, seenKey, tableKeys } from '../../src/store/keys.ts';

const text = readFileSync(new URL('../../src/store/KEYS.md', import.meta.url), 'utf8');

/** The words of the last column of KEYS.md. */
const WORDS = { deleted: 'deleted', anonymous: 'anonymous', id: 'id only', none: 'no person' } as const;

/** All keys that the program can build, for a table, a person and so on with these names. */
function built(): string[] {
  // A shard is named by its number and the number of shards.
  const arg = '7/7';
  const others = Object.values(keys).flatMap((key) => {
    if (typeof key === 'string') return [key];
    // Every function builds a key from names, and `identify` from a number.
    return [(key as (...names: (string | number)[]) => string)(arg, arg)];
  });
  return [
    ...Object.values(tableKeys(arg)),
    seenKey(arg, arg),
    branchKey(arg, arg),
    ...others,
    `${QUEUE_PREFIX}:wake:id`,
  ];
}

test('T-FORGET-01: every key that the program builds has a mark', () => {
  expect(built().length).toBeGreaterThan(70);
  expect(built().filter((key) => markOf(key) === null)).toEqual([]);
});

test('KEYS.md has the same marks as the program', () => {
  const rows = [...text.matchAll(/^\| `([^`]+)`(?: †)? \|.*\| ([\w ]+) \|$/gm)].filter(
    ([, key = '']) => key in KEY_MARKS,
  );
  const written = Object.fromEntries(rows.map(([, key = '', mark = '']) => [key, mark]));
  const known = Object.fromEntries(Object.entries(KEY_MARKS).map(([key, mark]) => [key, WORDS[mark]]));
  expect(written).toEqual(known);
  const listed = [...text.matchAll(/^\| `([^`]*[:{][^`]*)`/gm)].map(([, key = '']) => key);
  expect(listed.filter((key) => !(key in KEY_MARKS))).toEqual([]);
});

/** Words in the rows of KEYS.md that are values of fields. */
const VALUES = new Set(['each', 'urgent', 'silent', 'yes', 'always', 'back']);

test('T-FORGET-01: everything that is deleted has a kind, which the question before the deletion names', () => {
  const deleted = Object.entries(KEY_MARKS).filter(([, mark]) => mark === 'deleted');
  expect(Object.keys(KEY_KINDS).sort()).toEqual(deleted.map(([key]) => key).sort());
  const kinds = Object.values(KEY_KINDS).flatMap((kind) => (typeof kind === 'string' ? [kind] : Object.values(kind)));
  expect([...new Set(kinds)].sort()).toEqual(Object.keys(KEPT_KINDS).sort());
  const question = forgetDraft({ bots: 0, ends: 0, lobbies: 0 }).content;
  for (const words of Object.values(KEPT_KINDS)) expect(question).toContain(words);
});

test.each(['preferences:PERSON', '{t:ID}:ahead'])('T-FORGET-01: every field of %s has a kind', (key) => {
  const row = text.split('\n').find((line) => line.startsWith(`| \`${key}\``)) ?? '';
  const named = [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).filter((name) => name !== key);
  const known = Object.keys(KEY_KINDS[key] ?? {});
  expect(named.filter((name) => !known.includes(name) && !VALUES.has(name))).toEqual([]);
  expect(known.filter((name) => !named.includes(name) && name !== 'SEAT')).toEqual([]);
});

test('a key is found by its whole name, and names its table', () => {
  expect(markOf('decks:700000000000000001')).toMatchObject({ name: 'decks:PERSON', mark: 'deleted' });
  expect(markOf('{t:abc123}:log')).toMatchObject({ name: '{t:ID}:log', mark: 'anonymous' });
  expect(markOf('digest')).toBeNull();
  expect(markOf('person:700000000000000001')).toBeNull();
  expect(tableOfKey('{t:abc123}:seen:1')).toBe('abc123');
  expect(tableOfKey('person:1:tables')).toBeNull();
});
