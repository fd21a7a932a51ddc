import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ago, readClock, StoreClock } from '../../../src/store/clock.ts';
import { openStore } from '../../../src/store/identity.ts';
import { withRedis } from '../support/redis.ts';

const redis = withRedis();
const DAY = 24 * 3_600_000;
const open: StoreClock[] = [];
beforeEach(() => redis.flush());
afterEach(() => {
  vi.restoreAllMocks();
  for (const clock of open.splice(0)) clock.close();
});

async function opened(): Promise<StoreClock> {
  const connection = redis.connect();
  await openStore(connection, null);
  const clock = await StoreClock.open(connection);
  open.push(clock);
  return clock;
}

test('the time comes from Redis’ clock, whatever the machine’s clock says', async () => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now - DAY);
  const clock = await opened();
  expect(Math.abs(clock.now() - now)).toBeLessThan(5_000);
  expect(Math.abs(clock.time() - now)).toBeLessThan(5_000);
});

test('after Redis’ clock is set back, the shared clock doesn’t go back, and people still see the true time', async () => {
  const connection = redis.connect();
  await openStore(connection, null);
  // After all processes had ended, the time was a day later.
  const last = Date.now() + DAY;
  await connection.hset('store', 'last', last);
  const [one, other] = [await opened(), await opened()];
  for (const clock of [one, other]) {
    expect(clock.now()).toBeGreaterThanOrEqual(last);
    expect(clock.now()).toBeLessThan(last + 10_000);
    expect(Math.abs(clock.time() - Date.now())).toBeLessThan(5_000);
  }
  const read = await readClock(connection);
  expect(Math.abs(read.now - read.time - DAY)).toBeLessThan(10_000);
});

test('the time is the same in all processes and never goes back', async () => {
  const [one, other] = [await opened(), await opened()];
  expect(Math.abs(one.now() - other.now())).toBeLessThan(1_000);
  let before = one.now();
  for (let count = 0; count < 1_000; count++) {
    const now = one.now();
    expect(now).toBeGreaterThanOrEqual(before);
    before = now;
  }
});

test('reading the clock of a store that has no id writes nothing', async () => {
  const clock = await StoreClock.open(redis.connect());
  clock.close();
  expect(await redis.connect().keys('*')).toEqual([]);
});

test('a timestamp in the future is treated as long past', () => {
  expect(ago(1_000, 5_000)).toBe(4_000);
  expect(ago(5_500, 5_000)).toBe(0);
  expect(ago(5_000 + DAY, 5_000)).toBe(Number.POSITIVE_INFINITY);
});
