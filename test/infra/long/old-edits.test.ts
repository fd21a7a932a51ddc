import { afterEach, beforeEach, expect, test } from 'vitest';
import { choosable } from '../../support/choosable.ts';
import { type DiscordTable, openDiscordTable } from '../support/discord-table.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';

const HOUR = 60 * 60_000;
const redis = withRedis();
let table: DiscordTable;

beforeEach(async () => {
  await redis.flush();
  table = await openDiscordTable(redis.socket);
});
afterEach(() => table.close());

async function play(): Promise<void> {
  await table.sitDown();
  await table.start();
  await table.settled();
}

/** Discord accepts no more edits of old messages in a channel until its clock advances. */
async function useUp(channel: string): Promise<void> {
  const { transport, bench } = table;
  const old = await transport.post(channel, { content: 'old' }, [], `old-${channel}`);
  bench.clock.advance(HOUR + 60_000);
  for (let count = 0; count < 3; count++) await transport.reword(old, { content: `${count}` });
  await expect(transport.reword(old, { content: 'more' })).rejects.toMatchObject({
    kind: 'too-old',
    retryAfter: 6_000,
  });
}

const refused = () => table.bench.server.log.filter(({ status }) => status === 429).length;

test('a refused edit to an old message doesn’t delay edits to new ones', async () => {
  const { transport, bench } = table;
  await useUp(bench.general.id);
  const young = await transport.post(bench.general.id, { content: 'young' }, [], 'young');
  for (const content of ['a', 'b', 'c', 'd']) await transport.reword(young, { content });
  expect(bench.alice.last(bench.general)?.content).toBe('d');
  expect(refused()).toBe(1);
});

test.each([{ message: 'slow down', code: 0, retry_after: 30 }, { message: 'slow down' }, []])(
  'a 429 with the body %j is treated as a rate limit',
  async (body) => {
    const { transport, bench } = table;
    bench.server.faults.add({ path: /messages$/, status: 429, body, headers: { 'retry-after': '30' } });
    const post = transport.post(bench.general.id, { content: 'x' }, [], 'n');
    await expect(post).rejects.toMatchObject({ kind: 'rate', retryAfter: expect.closeTo(30_000, -3) });
  },
);

test('a panel that can’t be edited is posted again', async () => {
  await play();
  const where = await table.thread();
  await useUp(where);
  const old = (await table.panel()).turn?.message;
  await table.remark();
  await table.settled();
  expect((await table.panel()).turn?.message).not.toBe(old);
  expect(table.bench.alice.visible(where).map(({ id }) => id)).not.toContain(old);
  expect(refused()).toBe(2);
});

test('the previous turn’s summary waits until it can be edited, but the current turn’s message appears immediately', async () => {
  await play();
  await table.answer(0, 'd1');
  await table.answer(1, 'd2');
  await table.settled();
  const where = await table.thread();
  await useUp(where);
  const before = (await table.panel()).turn?.message;
  await table.answer(0, 'd3', ['draw']);
  await until('the turn before waits', async () => (await table.panel()).past?.open === true && refused() > 1);
  await table.settled();
  const now = await table.panel();
  expect(now.turn?.message).not.toBe(before);
  expect(now.past).toMatchObject({ message: before, open: true });
  await table.remark();
  await table.settled();
  expect((await table.panel()).past?.open).toBe(true);
  table.bench.clock.advance(6_000);
  await until('it is told', async () => (await table.panel()).past?.open === undefined);
  const told = table.bench.alice.visible(where).find(({ id }) => id === before);
  expect(told?.components).toEqual([]);
});

test('if the lobby message is too old to be edited when the game begins, it is closed later', async () => {
  const { bench } = table;
  await table.sitDown();
  await until('the lobby is there', async () => (await table.panel()).shown === 2);
  const lobby = (await table.panel()).lobby?.message;
  await useUp(bench.general.id);
  await table.start();
  await until('the panel is there', async () => {
    const threads = bench.alice.channels().filter(({ kind }) => kind === 'thread');
    return threads.some((thread) => bench.alice.visible(thread).some(({ components = [] }) => components.length > 0));
  });
  const offered = () => {
    const seen = bench.alice.visible(bench.general).find(({ id }) => id === lobby);
    return seen === undefined ? null : choosable(seen).length;
  };
  await until('the lobby could not be closed', () => refused() > 1);
  expect(offered()).toBeGreaterThan(0);
  bench.clock.advance(6_000);
  await until('the lobby is closed', () => offered() === 0);
  await table.settled();
});
