import { beforeEach, expect, test } from 'vitest';
import { Breaker } from '../../../src/store/breaker.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
beforeEach(() => redis.flush());

test('after the clock is set back, a channel isn’t paused for longer than usual', async () => {
  const connection = redis.connect();
  const breaker = new Breaker(connection, 1);
  for (let failure = 0; failure < 3; failure++) await breaker.failed('ch1', 'locked');
  expect(await breaker.open('ch1')).toBe('locked');
  await connection.expire('breaker:ch1', 24 * 3_600);
  expect(await breaker.open('ch1')).toBe('locked');
  await until('it is tried again', async () => (await breaker.open('ch1')) === null);
});
