import type { RESTOptions, SendableChannels } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBench, type ServerBench } from './support/bench.ts';
import { failure } from './support/until.ts';

const MESSAGES = /^\/channels\/\d+\/messages$/;
let bench: ServerBench;
let channel: SendableChannels;
/** The time for which a client waits for a response, in milliseconds, and the time that a slow one takes. */
const PATIENT = 1_500;
const SLOW = 3_000;

/** The channel as another client sees it. */
async function open(rest: Partial<RESTOptions> = {}): Promise<SendableChannels> {
  const client = await bench.connect({ rest });
  const found = await client.channels.fetch(bench.general.id);
  if (!found?.isSendable()) throw new Error('not sendable');
  return found;
}

beforeEach(async () => {
  bench = await createBench();
  channel = await open();
});
afterEach(() => bench.close());

const tries = () => bench.server.log.filter(({ path }) => MESSAGES.test(path)).length;
const created = () => bench.alice.visible(bench.general).length;

test('the client waits after a 429 and then succeeds', async () => {
  const begin = performance.now();
  bench.server.faults.rateLimit(MESSAGES, { retryAfter: 1 });
  await channel.send('x');
  expect(performance.now() - begin).toBeGreaterThan(990);
  expect([tries(), created()]).toEqual([2, 1]);
});

test('the client retries after two 503s and fails after five', async () => {
  bench.server.faults.add({ path: MESSAGES, times: 2, status: 503 });
  await channel.send('x');
  expect(tries()).toBe(3);
  bench.server.faults.add({ path: MESSAGES, times: 5, status: 502 });
  expect(await failure(channel.send('y'))).toMatchObject({ name: 'HTTPError', status: 502 });
  bench.server.faults.clear();
  expect(created()).toBe(1);
});

test('after a slow answer, the client sends the message again, and a nonce prevents a second copy', async () => {
  channel = await open({ timeout: PATIENT });
  const slow = { path: MESSAGES, delayMs: SLOW };
  bench.server.faults.add(slow);
  await channel.send('slow');
  bench.server.faults.add(slow);
  await channel.send({ content: 'slow', nonce: '42', enforceNonce: true });
  expect(tries()).toBe(4);
  await expect.poll(() => bench.server.log.every(({ status }) => status === 200)).toBe(true);
  expect(created()).toBe(3);
});

test('if the connection is cut before the message arrives, no message is posted, and if it is cut later, exactly one is posted', async () => {
  bench.server.faults.add({ path: MESSAGES, reset: 'before' });
  expect((await failure(channel.send('x'))).code).toMatch(/UND_ERR_SOCKET|ECONNRESET/);
  expect(created()).toBe(0);
  bench.server.faults.add({ path: MESSAGES, reset: 'after' });
  expect((await failure(channel.send('x'))).code).toMatch(/UND_ERR_SOCKET|ECONNRESET/);
  expect(created()).toBe(1);
});

test('a client that rejects rate limits gets an error after too many edits of an old message (30046)', async () => {
  const { id } = await channel.send('panel');
  bench.clock.advance(61 * 60_000);
  const found = await open({ rejectOnRateLimit: ({ method }) => method === 'PATCH' });
  for (const content of ['1', '2', '3']) await found.messages.edit(id, content);
  expect((await failure(found.messages.edit(id, '4'))).name).toContain('RateLimitError');
});

test('a fault for one method doesn’t affect requests with another method', async () => {
  bench.server.faults.add({ path: MESSAGES, method: 'GET', status: 500 });
  await channel.send('x');
  expect(created()).toBe(1);
});
