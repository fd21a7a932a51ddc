import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TransportError } from '../../../src/queue/transport.ts';
import type { ChannelReference, Outgoing } from '../../../src/tables/types.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { command, create } from '../support/tables.ts';
import { until } from '../support/until.ts';

/** How each person is called: Ann accepts no direct messages. */

type Knock = Extract<Outgoing, { to: 'knock' }>;

const redis = withRedis();
const SILENT = 1 << 12;
let pipeline: TestPipeline;
let transport: RecordingTransport;
/** Places in which nothing can be posted. */
const locked = new Set<string>();

beforeEach(async () => {
  await redis.flush();
  locked.clear();
  transport = new RecordingTransport();
  transport.before = (call, where) => {
    if (call !== 'post') return;
    if (where === 'dm-ann') throw new TransportError('closed', 'no direct messages');
    if (locked.has(where)) throw new TransportError('locked', 'the thread is locked');
  };
  pipeline = await TestPipeline.open(redis.socket, { transport, quiet: 120_000 });
});
afterEach(() => pipeline.close());

const at = (guild: string | null, channel: string): ChannelReference => ({ guild, channel, thread: null });

/** Begins a game for Ann and Bob at each place, one after the other. Returns the tables, longest waiting first. */
async function begin(places: readonly ChannelReference[]): Promise<{ table: string; thread: string }[]> {
  const begun: { table: string; thread: string }[] = [];
  for (const [i, place] of places.entries()) {
    const table = `table${i}`;
    await pipeline.send(
      table,
      create(undefined, { place, title: `Game ${i}` }),
      command({ player: 'ann' }, { t: 'seat', seat: 0, player: 'ann', called: 'Ann', ready: 'r1' }),
      command({ player: 'bob' }, { t: 'seat', seat: 1, player: 'bob', called: 'Bob', ready: 'r2' }),
      command({ player: 'ann' }, { t: 'start', player: 'ann', ready: 'r3' }),
    );
    await until('both have a reminder', async () => (await pipeline.redis.zcard('reminders')) === 2 * (i + 1));
    const { place: now } = await pipeline.summary(table, 'it waits for both', ({ awaited }) => awaited.length === 2);
    begun.push({ table, thread: now.thread ?? now.channel });
  }
  return begun;
}

/** All calls to Ann: their places, and whether they notify her. */
function calls(): { where: string; rings: boolean; knock: Knock }[] {
  return transport.messages.flatMap(({ channel, body }) => {
    const { to, outgoing } = JSON.parse(String(body['content']));
    return to === 'knock' && outgoing.player === 'ann'
      ? [{ where: channel, rings: body['flags'] !== SILENT, knock: outgoing }]
      : [];
  });
}

/** Makes all reminders of Ann due, and returns the call that follows. */
async function called(tables: readonly { table: string }[]): Promise<{ where: string; knock: Knock }> {
  const before = calls().length;
  await pipeline.redis.del('rung:move:ann', ...tables.map(({ table }) => `bell:${table}:ann`));
  const due = tables.flatMap(({ table }) => [Date.now() - 1, `${table}:ann`]);
  await pipeline.redis.zadd('reminders', ...due);
  await until('all reminders were sent', async () => {
    const scores = await Promise.all(tables.map(({ table }) => pipeline.redis.zscore('reminders', `${table}:ann`)));
    return scores.every((score) => Number(score) > Date.now());
  });
  const [call, ...others] = calls().slice(before);
  if (call === undefined) throw new Error('Ann was not called');
  expect(others).toEqual([]);
  expect(call.rings).toBe(true);
  return call;
}

test('a person is called once if ten tables, each in its own thread, start waiting for them at the same time', async () => {
  const begun = await begin(Array.from({ length: 10 }, () => at('g1', 'ch1')));
  expect(calls().map(({ rings }) => rings)).toEqual([true, ...Array.from({ length: 9 }, () => false)]);
  expect(calls().map(({ where }) => where)).toEqual(begun.map(({ thread }) => thread));
});

test('one call names and links all tables that are waiting for a person, and each table’s panel names that person', async () => {
  const begun = await begin(Array.from({ length: 4 }, () => at('g1', 'ch1')));
  const { where, knock } = await called(begun);
  expect(where).toBe(begun[0]?.thread);
  expect(knock).not.toHaveProperty('more');
  expect(knock.tables?.map(({ title, guild, channel }) => [title, guild, channel])).toEqual(
    begun.map(({ thread }, i) => [`Game ${i}`, 'g1', thread]),
  );
  for (const { thread } of begun) {
    const [panel] = transport.in(thread).filter(({ to }) => to === 'panel');
    expect(panel.awaited).toContain(0);
  }
});

test('a call links tables in other channels without naming them, and omits tables in other servers and in direct messages', async () => {
  const begun = await begin([at('g1', 'ch1'), at('g2', 'ch3'), at('g1', 'ch2'), at(null, 'dm-ann'), at('g1', 'ch1')]);
  const { where, knock } = await called(begun);
  expect(where).toBe(begun[0]?.thread);
  expect(knock.more).toBe(true);
  expect(knock.tables?.map(({ title, channel }) => [title, channel])).toEqual([
    ['Game 0', begun[0]?.thread],
    [null, begun[2]?.thread],
    ['Game 4', begun[4]?.thread],
  ]);
  // The call says nothing at all about the other tables.
  expect(JSON.stringify(knock)).not.toMatch(/g2|ch3|dm-ann|Game [123]/);
  expect(JSON.stringify(knock)).not.toContain(`"${begun[1]?.thread}"`);
});

test('if one table can’t be read, the call still names all other tables', async () => {
  const begun = await begin([at('g1', 'ch1'), at('g1', 'ch1'), at('g1', 'ch1')]);
  await pipeline.redis.set('{t:table0}:snapshot', 'not a table');
  // The stamp is new, so that nobody uses an earlier position or view.
  await pipeline.redis.hset('{t:table0}:head', 'stamp', 'another');
  const { where, knock } = await called(begun);
  expect(where).toBe(begun[1]?.thread);
  // Nobody can move at a table that can’t be read, so it waits for nobody.
  expect(knock.tables?.map(({ title }) => title)).toEqual(['Game 1', 'Game 2']);
});

describe('place', () => {
  const places = [at('g1', 'ch1'), at('g2', 'ch2'), at('g1', 'ch1')];

  test('a call doesn’t appear in a locked thread', async () => {
    const begun = await begin(places);
    locked.add(begun[0]?.thread ?? '');
    const { where, knock } = await called(begun);
    expect(where).toBe(begun[1]?.thread);
    expect(knock.tables?.map(({ title }) => title)).toEqual(['Game 1']);
    expect(knock.more).toBe(true);
  });

  test('a call doesn’t appear in a channel that the person can’t see', async () => {
    const begun = await begin(places);
    transport.hidden.add('g1 ch1 ann');
    const { where } = await called(begun);
    expect(where).toBe(begun[1]?.thread);
    // Both tables of that channel are named, so the channel is checked once.
    expect(transport.calls.filter((call) => call === 'sees ann')).toHaveLength(2);
  });

  test('a call doesn’t appear in a server that removed the bot', async () => {
    const begun = await begin(places);
    await pipeline.backend.placeChanged({ guild: 'g1', channels: null, gone: null, room: false, left: true });
    const { where } = await called(begun);
    expect(where).toBe(begun[1]?.thread);
  });

  test('if all threads are locked, the call appears in the channel of the table that has waited longest', async () => {
    const begun = await begin(places);
    for (const { thread } of begun) locked.add(thread);
    const { where, knock } = await called(begun);
    expect(where).toBe('ch1');
    expect(knock).toMatchObject({ beside: true });
    expect(knock.tables).toBeUndefined();
  });

  test('if all places are locked or hidden, the call appears later, at the table that has waited longest', async () => {
    const begun = await begin(places);
    for (const { thread } of begun) locked.add(thread);
    transport.hidden.add('g1 ch1 ann');
    locked.add('ch2');
    const before = calls().length;
    await pipeline.redis.del('rung:move:ann', ...begun.map(({ table }) => `bell:${table}:ann`));
    await pipeline.redis.zadd('reminders', ...begun.flatMap(({ table }) => [Date.now() - 1, `${table}:ann`]));
    const waiting = () => pipeline.redis.xrange('{t:table0}:outbox', '-', '+');
    await until('the call waits', async () => JSON.stringify(await waiting()).includes('knock'));
    locked.clear();
    transport.hidden.clear();
    await pipeline.backend.placeChanged({ guild: 'g1', channels: [begun[0]?.thread ?? ''], gone: null, room: false });
    await until('she is called', () => calls().length > before);
    expect(calls().at(-1)).toMatchObject({ where: begun[0]?.thread, rings: true });
  });
});
