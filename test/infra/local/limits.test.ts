import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { RateLimits } from '../../../src/local/limits.ts';
import { createBench } from './support/bench.ts';
import { call } from './support/rest.ts';

/** However slow the machine is, all requests of a test with this clock arrive at the same moment. */
const limitClock = () => 1_000_000;

test('a channel allows five messages in five seconds', async () => {
  const bench = await createBench({ rateLimits: true, limitClock });
  const path = `/channels/${bench.general.id}/messages`;
  const answers = [];
  for (let i = 0; i < 6; i++) answers.push(await call(bench.server, 'POST', path, { content: `${i}` }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  const [first, , , , , last] = answers;
  expect(first?.headers.get('x-ratelimit-limit')).toBe('5');
  expect(answers.map(({ headers }) => headers.get('x-ratelimit-remaining')).join('')).toBe('432100');
  expect(Number(first?.headers.get('x-ratelimit-reset-after'))).toBeLessThanOrEqual(5);
  expect(last?.headers.get('retry-after')).toMatch(/^[1-5]$/);
  expect(last?.headers.get('x-ratelimit-scope')).toBe('user');
  expect(last?.body).toMatchObject({ message: 'You are being rate limited.', global: false });
  const inbox = bench.alice.openDm();
  expect((await call(bench.server, 'POST', `/channels/${inbox.id}/messages`, { content: 'x' })).status).toBe(200);
  await bench.close();
});

test('each route has its own bucket name, which is the same in all channels', async () => {
  const bench = await createBench({ rateLimits: true });
  const bucket = async (method: string, path: string) =>
    (await call(bench.server, method, path, method === 'POST' ? { content: 'x' } : undefined)).headers.get(
      'x-ratelimit-bucket',
    );
  const [here, there] = [bench.general, bench.alice.openDm()].map(({ id }) => `/channels/${id}/messages`);
  expect(await bucket('POST', here ?? '')).toBe(await bucket('POST', there ?? ''));
  expect(await bucket('POST', here ?? '')).not.toBe(await bucket('GET', here ?? ''));
  await bench.close();
});

test('all routes together allow 50 requests a second, not counting interactions', async () => {
  const limits = new RateLimits(true, () => 1_000_000);
  const request = { route: '', major: '', rule: { requests: 1_000, seconds: 1 } };
  const take = (route: string, global: boolean) => limits.take({ ...request, route, global });
  const verdicts = Array.from({ length: 60 }, (_, i) => take(i % 2 ? 'GET /a' : 'GET /b', true));
  expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(50);
  expect(take('POST /callback', false).allowed).toBe(true);

  const bench = await createBench({ rateLimits: true, limitClock });
  const sent = Array.from({ length: 60 }, () => call(bench.server, 'GET', '/gateway'));
  const refused = (await Promise.all(sent)).find(({ headers }) => headers.has('x-ratelimit-global'));
  expect(refused).toMatchObject({ status: 429, body: { global: true } });
  expect([refused?.headers.get('x-ratelimit-scope'), refused?.headers.get('retry-after')]).toEqual(['global', '1']);
  await bench.close();
});

test('a rate-limit window begins with its first request and ends on time', () => {
  let now = 1_000_000;
  const limits = new RateLimits(true, () => now);
  const take = () => limits.take({ route: 'GET /x', major: '1', rule: { requests: 2, seconds: 5 }, global: false });
  expect([take().allowed, take().allowed, take().allowed]).toEqual([true, true, false]);
  now += 4_999;
  expect(take()).toMatchObject({ allowed: false, retryAfter: 0.001 });
  now += 1;
  expect(take()).toMatchObject({ allowed: true, headers: { 'X-RateLimit-Remaining': '1' } });
});

test('a channel can be renamed only twice in ten minutes, even if its bucket has room', async () => {
  const bench = await createBench({ rateLimits: true, limitClock, botPermissions: PermissionFlagsBits.ManageChannels });
  const rename = (name: string) => call(bench.server, 'PATCH', `/channels/${bench.general.id}`, { name });
  expect([(await rename('a')).status, (await rename('b')).status]).toEqual([200, 200]);
  const third = await rename('c');
  expect([third.status, third.headers.get('x-ratelimit-limit')]).toEqual([429, '50']);
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(500);
  expect((await call(bench.server, 'PATCH', `/channels/${bench.general.id}`, { nsfw: false })).status).toBe(200);
  await bench.close();
});

test('no requests are counted while the limits are lifted', async () => {
  const bench = await createBench({ rateLimits: false });
  const path = `/channels/${bench.general.id}/messages`;
  for (let i = 0; i < 60; i++) expect((await call(bench.server, 'POST', path, { content: 'x' })).status).toBe(200);
  await bench.close();
});

test('the real client stays within the limits', async () => {
  const bench = await createBench({ rateLimits: true });
  const client = await bench.connect();
  const channel = await client.channels.fetch(bench.general.id);
  if (!channel?.isSendable()) throw new Error('not sendable');
  await Promise.all(Array.from({ length: 7 }, (_, i) => channel.send(`${i}`)));
  expect(
    bench.alice
      .visible(bench.general)
      .map(({ content }) => content)
      .join(''),
  ).toBe('0123456');
  expect(bench.server.log.filter(({ status }) => status === 429)).toEqual([]);
  await bench.close();
});
