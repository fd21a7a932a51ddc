import { beforeEach, expect, test } from 'vitest';
import { BlockedPeople } from '../../../src/store/blocked-people.ts';
import { Changes } from '../../../src/store/changes.ts';
import { keys } from '../../../src/store/keys.ts';
import { withRedis } from '../support/redis.ts';

const redis = withRedis();
let blocked: BlockedPeople;

beforeEach(async () => {
  await redis.flush();
  blocked = new BlockedPeople(redis.connect());
});

const person = (id: string, at: number, why = 'x') => ({ id, called: id, by: 'ann', why, at });
const told = (interaction: string, says = interaction) => ({ interaction, says });

test('people are listed with the latest block first, and a block that can’t be read still counts', async () => {
  await blocked.block('g1', person('bob', 1), told('1'));
  await blocked.block('g1', person('cleo', 2), told('2'));
  await redis.connect().hset(keys.blocked('g1'), 'dora', 'torn');
  expect((await blocked.all('g1')).map(({ id }) => id)).toEqual(['cleo', 'bob', 'dora']);
  expect(await blocked.find('g1', 'dora')).toEqual({ id: 'dora', called: null, by: null, why: null, at: null });
  expect(await blocked.find('g2', 'bob')).toBeNull();
  expect(await blocked.count('g1')).toBe(3);
});

test('an interaction that is handled again changes nothing, even if somebody else decided otherwise since', async () => {
  await blocked.block('g1', person('bob', 1), told('1', 'blocked'));
  expect(await blocked.unblock('g1', 'bob', told('2', 'ended'))).toBe('ended');
  expect(await blocked.find('g1', 'bob')).toBeNull();
  expect(await blocked.block('g1', person('bob', 1), told('1', 'again'))).toBe('blocked');
  expect(await blocked.find('g1', 'bob')).toBeNull();
  await blocked.block('g1', person('bob', 2), told('3'));
  expect(await blocked.unblock('g1', 'bob', told('2', 'again'))).toBe('ended');
  expect(await blocked.find('g1', 'bob')).toMatchObject({ at: 2 });
});

test('a person who was told that nothing was done blocks nobody later', async () => {
  const changes = new Changes(redis.connect());
  expect(await changes.settle('ann', 'g1', '1', 'Nothing was changed.')).toBe('Nothing was changed.');
  expect(await blocked.block('g1', person('bob', 1), told('1'))).toBe('Nothing was changed.');
  expect(await blocked.find('g1', 'bob')).toBeNull();
});
