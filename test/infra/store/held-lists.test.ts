import { expect, test } from 'vitest';
import { HeldLists } from '../../../src/store/held-lists.ts';
import { withRedis } from '../support/redis.ts';

const redis = withRedis();
const LIST = { person: 'ann', name: 'Mine', games: ['first-edition'], wrong: [{ name: 'Datta', like: ['Data'] }] };
const opened = () => new HeldLists(redis.connect());

test('a list and its owner’s choices are kept for a limited time, and only for the owner', async () => {
  const connection = redis.connect();
  const lists = new HeldLists(connection);
  expect(await lists.hold('1', { ...LIST, list: Buffer.from('2\tDatta') })).toBe(true);
  expect(await lists.find('1', 'bob')).toBeNull();
  expect(await lists.find('2', 'ann')).toBeNull();
  expect(await lists.find('1', 'ann')).toEqual({ ...LIST, list: Buffer.from('2\tDatta'), fixes: [] });
  await lists.fix('1', ['Datta', 'Data']);
  await lists.fix('1', ['__proto__', null]);
  const held = await lists.find('1', 'ann');
  expect(held?.fixes).toEqual(
    expect.arrayContaining([
      ['Datta', 'Data'],
      ['__proto__', null],
    ]),
  );
  expect(await connection.ttl('held-list:1')).toBeGreaterThan(0);
});

test('new names are added after those that have already been asked about', async () => {
  const lists = opened();
  await lists.hold('3', { ...LIST, list: Buffer.from('x') });
  const held = await lists.find('3', 'ann');
  if (held === null) throw new Error('no list');
  const more = [{ name: 'Wrof', like: ['Worf'] }, ...LIST.wrong];
  expect(await lists.ask('3', held, more)).toEqual([...LIST.wrong, more[0]]);
  expect((await lists.find('3', 'ann'))?.wrong).toEqual([...LIST.wrong, more[0]]);
});

test('an expired list is never revived, and a list that is too long is refused', async () => {
  const connection = redis.connect();
  const lists = new HeldLists(connection);
  await lists.fix('4', ['Datta', 'Data']);
  expect(await connection.exists('held-list:4')).toBe(0);
  expect(await lists.hold('5', { ...LIST, list: Buffer.alloc(65_537) })).toBe(false);
  expect(await connection.exists('held-list:5')).toBe(0);
});

test('a stored list in an unknown format is ignored', async () => {
  const connection = redis.connect();
  const lists = new HeldLists(connection);
  await connection.hset('held-list:6', { about: '{"person":"ann"}', list: 'x' });
  expect(await lists.find('6', 'ann')).toBeNull();
});
