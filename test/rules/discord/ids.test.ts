import { expect, test } from 'vitest';
import { type ClickId, keyNamed, namesOf, readId, writeId } from '../../../src/discord/ids.ts';
import { LIMITS } from '../../../src/discord/limits.ts';

const EVERY: ClickId[] = [
  { act: 'move', table: 'abc123' },
  { act: 'join', table: 'abc123', seat: 3 },
  { act: 'seats', table: 'abc123' },
  { act: 'bot-seats', table: 'abc123' },
  { act: 'bots', table: 'abc123' },
  { act: 'setting', table: 'abc123', place: 1 },
  { act: 'settings', table: 'abc123', page: 1 },
  { act: 'ready', table: 'abc123', name: 'aB3_-xyz' },
  { act: 'pick', table: 'abc123', decision: 'd12', name: 'aB3_-xyz' },
  { act: 'menu', table: 'abc123', decision: 'd12', place: 2 },
  { act: 'open', table: 'abc123', decision: 'd999999999', name: 'aB3_-xyz', page: 12 },
  { act: 'given', table: 'abc123', decision: 'd12' },
  { act: 'pick', table: 'abc123', decision: 'd999999999-3fa9c1', name: 'aB3_-xyz' },
  { act: 'try', table: 'abc123' },
  { act: 'verify', table: 'abc123' },
  { act: 'pick', table: 'abc123', decision: 't12345678901234567890', name: 'aB3_-xyz' },
  { act: 'step-back', table: 'abc123', decision: 't12345678901234567890' },
  { act: 'play-sure', table: 'abc123', decision: 't12345678901234567890' },
  { act: 'orders', table: 'abc123', place: 2 },
  { act: 'undo', table: 'abc123' },
  { act: 'undo', table: 'abc123', step: 99_999_999 },
  { act: 'undo', table: 'abc123', seq: 0 },
  { act: 'back', table: 'abc123', seq: 0 },
  { act: 'back', table: 'abc123', seq: 12, step: 14 },
  { act: 'watch', table: 'abc123' },
  { act: 'watch', table: 'abc123', from: 'inbox' },
  { act: 'unwatch', table: 'abc123', from: 'inbox' },
  { act: 'sit', table: 'abc123' },
  { act: 'watch-one' },
  { act: 'join-one' },
  { act: 'open-table' },
  { act: 'redo', table: 'abc123', seq: 12 },
  { act: 'past', table: 'abc123', seq: 99_999_999, go: 'step-back' },
  { act: 'past', table: 'abc123', seq: 0, go: 'now', held: 'held' },
  { act: 'places', table: 'abc123' },
  { act: 'places', table: 'abc123', held: 'held' },
  { act: 'rewind', table: 'abc123', seq: 12 },
  { act: 'rewind-yes', table: 'abc123', seq: 12 },
  { act: 'rewind-no', table: 'abc123', seq: 12 },
  { act: 'rewind-sure', table: 'abc123', seq: 12, step: 14 },
  { act: 'words', table: 'abc123', text: 'Warp Drive: move. “E1” then 🖖' },
];

test('every id can be parsed back into the same data, and is short enough for Discord', () => {
  for (const id of EVERY) {
    expect(readId(writeId(id))).toEqual(id);
    expect(writeId(id).length).toBeLessThanOrEqual(LIMITS.customId);
  }
});

test.each([
  '',
  '.',
  'move',
  'move.ABC123',
  'move.abc123.d1',
  'pick.abc123.d1.short',
  'pick.abc123.x.aB3_-xyz',
  'pick.abc123.d1-.aB3_-xyz',
  'pick.abc123.t1.aB3_-xyz',
  'pick.abc123.d1-3fa9c.aB3_-xyz',
  'pick.abc123.d1-3FA9C1.aB3_-xyz',
  'open.abc123.d1.aB3_-xyz.-1',
  'x'.repeat(5000),
  'move.abc123\u0000',
  '__proto__.abc123',
])('“%s” isn’t an id of ours', (text) => {
  expect(readId(text)).toBeNull();
});

test('keys with the same hash get different names, which don’t depend on the order of the keys', () => {
  const keys = Array.from({ length: 60 }, (_, at) => `move:x${at}`);
  // The hash has 97 values, so among 60 keys some collide.
  const poor = (text: string) =>
    `${[...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 97, 7)}`.padStart(8, '0');
  expect(new Set(keys.map(poor)).size).toBeLessThan(keys.length);
  const names = namesOf(keys, poor);
  expect(new Set(names.values()).size).toBe(keys.length);
  expect(namesOf([...keys].reverse(), poor)).toEqual(names);
});

test('a key’s short name doesn’t match any other key', () => {
  const keys = ['attack:worf:phaser', 'attack:worf:bat-leth', 'pass'];
  for (const [key, name] of namesOf(keys)) {
    expect(name).toMatch(/^[\w-]{8}$/);
    expect(keyNamed(keys, name)).toBe(key);
  }
  expect(keyNamed(keys, 'AAAAAAAA')).toBeNull();
});
