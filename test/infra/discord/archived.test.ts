import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DiscordTable, openDiscordTable } from '../support/discord-table.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';

const WEEK = 7 * 24 * 3_600_000;
const redis = withRedis();
let table: DiscordTable;

beforeEach(async () => {
  await redis.flush();
  table = await openDiscordTable(redis.socket);
  await table.sitDown();
  await table.start();
  await table.settled();
});
afterEach(() => table.close());

/** Archives the thread so that Discord doesn’t let the bot reopen it by request. */
async function sleep(): Promise<string> {
  const { bench } = table;
  const thread = await table.thread();
  bench.clock.advance(WEEK + 60_000);
  bench.server.passTime();
  const refusal = { status: 403, body: { code: 50013, message: 'Missing Permissions' } };
  bench.server.faults.add({ method: 'PATCH', path: new RegExp(`^/channels/${thread}$`), times: 100, ...refusal });
  return thread;
}

/** The direct messages to players, except those about their turn. */
const troubles = () =>
  [table.bench.alice, table.bench.bob].flatMap((person) =>
    person.visible(person.openDm()).filter(({ content }) => /locked|let me post|refuses/.test(content)),
  );

test('if the bot can’t reopen a thread, it posts a new panel, deletes the old one and reports no problem', async () => {
  const { bench } = table;
  const thread = await sleep();
  const old = (await table.panel()).turn?.message;
  // An answer moves the panel and posts nothing else, since any new message would reopen the thread.
  await table.answer(0, 'd1');
  await table.settled();
  const { turn } = await table.panel();
  const panels = bench.alice.visible(thread).filter(({ components = [] }) => components.length > 0);
  expect(panels.map(({ id }) => id)).toEqual([turn?.message]);
  expect(turn?.message).not.toBe(old);
  expect(troubles()).toEqual([]);
});

test('a thread that is archived and locked is reported once, as locked', async () => {
  const { bench } = table;
  const thread = bench.server.world.channels.get(await sleep());
  if (thread?.kind !== 'thread') throw new Error('no thread');
  thread.data.thread_metadata.locked = true;
  await table.answer(0, 'd1');
  await until('somebody is told', () => troubles().length > 0);
  expect(troubles()).toMatchObject([{ content: expect.stringContaining('is locked') }]);
});
