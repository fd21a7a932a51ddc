import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '../../../src/store/connect.ts';
import { type Allowance, Openings } from '../../../src/store/openings.ts';
import { withRedis } from '../support/redis.ts';

const redis = withRedis();
let connection: ReturnType<typeof connect>;
beforeEach(async () => {
  await redis.flush();
  connection = connect(redis.socket, 'wait', () => {});
});
afterEach(() => connection.disconnect());

const HOUR = 3_600_000;
const person = (id: string, most = 3): Allowance => ({ scope: 'person', id, most, per: HOUR });
const server = (most: number): Allowance => ({ scope: 'server', id: 's', most, per: HOUR });

test('exactly the maximum number of requests is allowed, however many processes ask at the same time', async () => {
  const asked = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      new Openings(at % 2 === 0 ? connection : redis.connect()).take([person('ada')]),
    ),
  );
  expect(asked.filter((used) => used === null)).toHaveLength(3);
  const used = asked.find((one) => one !== null);
  expect(used?.scope).toBe('person');
  expect(used?.wait).toBeGreaterThan(HOUR / 3 - 60_000);
  expect(used?.wait).toBeLessThanOrEqual(HOUR / 3);
  expect(await new Openings(connection).take([person('ben')])).toBeNull();
});

test('a request refused by one exhausted allowance uses up none of the other allowances', async () => {
  const openings = new Openings(connection);
  expect(await openings.take([person('ada', 5), server(1)])).toBeNull();
  for (let at = 0; at < 10; at++) expect((await openings.take([person('ada', 5), server(1)]))?.scope).toBe('server');
  for (let at = 0; at < 4; at++) expect(await openings.take([person('ada', 5)])).toBeNull();
  expect((await openings.take([person('ada', 5)]))?.scope).toBe('person');
});

test('an allowance recovers, is deleted once it is full again, and lasts no longer than usual if the clock was set back', async () => {
  const openings = new Openings(connection);
  await openings.take([{ ...person('ada', 1), per: 40 }]);
  await expect.poll(async () => openings.take([{ ...person('ada', 1), per: 40 }])).toBeNull();
  await expect.poll(async () => connection.keys('{openings}:*')).toEqual([]);
  await connection.set('{openings}:person:ada', Date.now() + 30 * 24 * HOUR);
  const used = await openings.take([person('ada')]);
  expect(used?.wait ?? 0).toBeLessThanOrEqual(HOUR);
});
