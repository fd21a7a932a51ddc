import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { examineTables } from '../../../src/cli/doctor/tables.ts';
import type { WorkerTools } from '../../../src/queue/drain.ts';
import { packText, unpackText } from '../../../src/store/codec.ts';
import { History } from '../../../src/tables/history.ts';
import { tableHash } from '../../../src/tables/replay.ts';
import type { Command, Outgoing } from '../../../src/tables/types.ts';
import type { Skirmish } from '../../support/toy-game.ts';
import { DAMAGE as BROKEN } from '../support/damage.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, opening, toys } from '../support/tables.ts';
import { until } from '../support/until.ts';
import { drainTable, sendTo, workerToolsAt } from '../support/worker-tools.ts';

const redis = withRedis();
beforeEach(() => redis.flush());

const SNAPSHOT = '{t:t1}:snapshot';
const CAN_NOT_READ = /^I can’t read the saved position of this table/;

type Stored = { status: string; state: { g: unknown } | null };

/** The ways to damage a stored position, and the answer to a command there. */
const DAMAGE: [string, (stored: Buffer) => Buffer | null, RegExp][] = [
  ['cut short', (stored) => stored.subarray(0, stored.length >> 1), CAN_NOT_READ],
  ['gone', () => null, CAN_NOT_READ],
  ['not JSON', () => Buffer.from('not a table'), CAN_NOT_READ],
  ['JSON of something else', () => Buffer.from('[1,2,3]'), CAN_NOT_READ],
  ['without its game', changed((table) => Object.assign(table, { state: null })), CAN_NOT_READ],
  ['without a question', changed(({ state }) => Object.assign(state ?? {}, { pending: null })), CAN_NOT_READ],
  [
    'one that makes the game throw',
    changed(({ state }) => Object.assign(state ?? {}, { g: {} })),
    /^Something broke on our/,
  ],
];

function changed(change: (table: Stored) => void): (stored: Buffer) => Buffer {
  return (stored) => {
    const table = JSON.parse(unpackText(stored)) as Stored;
    change(table);
    return packText(JSON.stringify(table));
  };
}

async function damage(spoil: (stored: Buffer) => Buffer | null): Promise<void> {
  const stored = await redis.connect().getBuffer(SNAPSHOT);
  if (stored === null) throw new Error('there is no snapshot');
  const spoilt = spoil(stored);
  if (spoilt === null) await redis.connect().del(SNAPSHOT);
  else await redis.connect().set(SNAPSHOT, spoilt);
}

/** Both have kept their cards, and Ann has moved twice, with entries 6 and 7. Bob is asked. */
const moves = (): Command[] => [
  ...opening({ length: 300 }),
  answer('ann', 0, 'd1', []),
  answer('bob', 1, 'd2', []),
  answer('ann', 0, 'd3', ['move:u0:1']),
  answer('bob', 1, 'd4', ['move:u1:7']),
];

const restoring = (): Command => command({ host: 'mod' }, { t: 'restore', host: 'Mo' }, { answer: 'i9' });

describe.each(DAMAGE)('handling a stored position that is %s', (_what, spoil, says) => {
  let transport: RecordingTransport;
  let pipeline: TestPipeline;
  beforeEach(async () => {
    transport = new RecordingTransport();
    pipeline = await TestPipeline.open(redis.socket, { transport });
    await pipeline.send('t1', ...moves());
    await pipeline.summary('t1', 'all is applied', ({ seq }) => seq === 7);
    await until('all is said', async () => (await pipeline.redis.xlen('{t:t1}:outbox')) === 0);
    // The worker's own copy would hide the damage.
    await pipeline.close();
    await damage(spoil);
    await redis.connect().del(...(await redis.connect().keys('*:seen:*')));
    pipeline = await TestPipeline.open(redis.socket, { transport });
  });
  afterEach(() => pipeline.close());

  const told = (id: string) => until(`${id} is answered`, () => `${transport.answers.get(id)?.body['content'] ?? ''}`);

  test('T-HOST-05: a table with an unreadable position answers commands and look-ups, and nothing waits forever', async () => {
    for (const id of ['i1', 'i2', 'i3', 'i4'])
      await pipeline.answers.put(id, { applicationId: 'a', token: id, at: Date.now() });
    await pipeline.send('t1', { ...answer('ann', 0, 'd5', ['move:u0:2']), answer: 'i1' });
    expect(await told('i1')).toMatch(says);
    const reads = [
      ['i2', { what: 'map' }],
      ['i3', { what: 'move' }],
      ['i4', { what: 'log' }],
    ] as const;
    for (const [id, read] of reads)
      await pipeline.backend.read({ table: 't1', reader: 0, player: 'ann', read, answer: id });
    for (const [id] of reads) expect(await told(id)).toMatch(CAN_NOT_READ);
    expect(await pipeline.store.waiting('t1')).toBe(0);
  });

  test('T-HOST-05: a moderator can restore an unreadable position completely, and the game continues', async () => {
    await pipeline.answers.put('i9', { applicationId: 'a', token: 'i9', at: Date.now() });
    await pipeline.send('t1', restoring());
    await pipeline.summary('t1', 'it is restored', ({ seq }) => seq === 8);
    const held = await new History(pipeline.store, toys).now('t1');
    const g = held?.table.state?.g as Skirmish | undefined;
    expect(g?.units.slice(0, 2).map(({ cell }) => cell)).toEqual([1, 7]);
    const asked = held?.table.state?.pending[0]?.id ?? '';
    await pipeline.send('t1', answer('ann', 0, asked, ['move:u0:2']));
    await pipeline.summary('t1', 'Ann has moved', ({ seq }) => seq === 9);
  });
});

describe('restoring', () => {
  let tools: WorkerTools;
  beforeEach(async () => {
    tools = workerToolsAt(redis.connect());
    await sendTo(tools, 't1', ...moves());
    await drainTable(tools, 't1');
    tools = workerToolsAt(redis.connect());
  });

  const said = async (): Promise<Extract<Outgoing, { to: 'answer' }>['outcome'][]> => {
    const outbox = await redis.connect().xrange('{t:t1}:outbox', '-', '+');
    const messages = outbox.map(([, [, message = '']]): Outgoing => JSON.parse(message));
    return messages.flatMap((message) => (message.to === 'answer' ? [message.outcome] : []));
  };

  test('T-HOST-05: restoring leaves a good position unchanged', async () => {
    await sendTo(tools, 't1', restoring());
    await drainTable(tools, 't1');
    expect(await said()).toMatchObject([{ done: false, refusal: { rule: 'T-HOST-05' } }]);
    expect((await tools.history.now('t1'))?.table.seq).toBe(7);
  });

  test('T-HOST-05: only a moderator may restore a table', async () => {
    await sendTo(tools, 't1', { ...restoring(), by: { player: 'ann' } });
    await drainTable(tools, 't1');
    expect(await said()).toMatchObject([{ done: false, refusal: { rule: 'T-HOST-01' } }]);
  });

  test('T-HOST-05: only a moderator may restore a damaged table', async () => {
    await damage((stored) => stored.subarray(0, 9));
    await sendTo(tools, 't1', { ...restoring(), by: { player: 'ann' } });
    await drainTable(tools, 't1');
    expect(await said()).toMatchObject([{ done: false, refusal: { rule: 'T-HOST-01' } }]);
    expect(await redis.connect().strlen(SNAPSHOT)).toBe(9);
  });

  test('T-HOST-05: restoring loses nothing if the log is complete, and the log can still be replayed', async () => {
    const before = await tools.history.now('t1');
    await redis.connect().set('{t:t1}:checkpoint', 'nothing');
    await redis.connect().hset('{t:t1}:kept', 'e3', 'nothing');
    await damage((stored) => stored.subarray(0, 9));
    await sendTo(tools, 't1', restoring());
    await drainTable(tools, 't1');
    expect(await said()).toMatchObject([{ done: true, seq: 8 }]);
    const after = await tools.history.now('t1');
    if (before === null || after === null) throw new Error('there is no table');
    const same = {
      ...after.table,
      seq: 7,
      since: before.table.since,
      state: { ...after.table.state, barrier: before.table.state?.barrier },
    };
    expect(tableHash(same as typeof after.table)).toBe(tableHash(before.table));
    const [entry] = await tools.history.entries('t1', 8, 8);
    expect(entry?.events[0]?.text).toBe('Mo, a moderator, restored this table. Nothing was lost.');
    expect(entry?.undone).toBeUndefined();
  });

  test('T-HOST-05: restoring returns to the latest good position if the log is damaged too, and says so', async () => {
    const connection = redis.connect();
    const before = await tools.history.now('t1');
    // The checkpoint is of entry 5 or later, and the log ends before the present.
    const checkpoint = Number(await connection.hget('{t:t1}:head', 'checkpoint'));
    await connection.lset('{t:t1}:log', 7, 'nothing');
    await damage((stored) => stored.subarray(0, 9));
    await sendTo(tools, 't1', restoring());
    await drainTable(tools, 't1');
    const after = await tools.history.now('t1');
    if (before?.table.state == null || after?.table.state == null) throw new Error('there is no game');
    expect(after.table.seq).toBe(8);
    const [entry] = await tools.history.entries('t1', 8, 8);
    expect(entry?.events[0]?.text).toBe(
      `Mo, a moderator, put this table back to entry ${checkpoint}. Everything after it is lost.`,
    );
    expect(entry?.undone).toEqual(Array.from({ length: 7 - checkpoint }, (_, at) => checkpoint + 1 + at));
    // No random number and no question id is repeated.
    expect(after.table.state.draws).toBeGreaterThan(before.table.state.draws);
    expect(after.table.state.asked).toBeGreaterThan(before.table.state.asked);
    expect(after.table.chairs.map(({ player }) => player)).toEqual(['ann', 'bob']);
    const [asked] = after.table.state.pending;
    await sendTo(
      tools,
      't1',
      answer(asked?.seat === 0 ? 'ann' : 'bob', asked?.seat ?? 0, asked?.id ?? '', [asked?.options[0]?.key ?? '']),
    );
    await drainTable(tools, 't1');
    expect((await tools.history.now('t1'))?.table.seq).toBe(9);
    // The log replays from the restored position.
    const held = await tools.history.now('t1');
    expect((held === null ? [] : await tools.history.verify('t1', held)).at(-1)).toMatchObject({
      from: 8,
      to: 9,
      same: true,
    });
  });

  test('T-HOST-05: the moderator is told if no position can be read any more', async () => {
    const connection = redis.connect();
    await connection.del('{t:t1}:checkpoint', '{t:t1}:kept', '{t:t1}:log');
    await damage(() => null);
    await sendTo(tools, 't1', restoring());
    await drainTable(tools, 't1');
    expect(await said()).toMatchObject([
      { done: false, refusal: { text: expect.stringMatching(/^No earlier position/) } },
    ]);
  });
});

describe.each(BROKEN)('a damaged archive doesn’t block its table: $how', ({ spoil }) => {
  test('T-HOST-05: commands to a damaged archive are answered, none is left waiting, and the doctor names the table', async () => {
    const tools = workerToolsAt(redis.connect());
    await sendTo(tools, 't1', ...moves(), command({ player: 'ann' }, { t: 'concede', seat: 0 }));
    await drainTable(tools, 't1');
    await redis.connect().del('{t:t1}:outbox');
    expect(await tools.archive.put('t1')).toBe(true);
    const whole = await redis.connect().getBuffer('{t:t1}:archive');
    const spoilt = spoil(whole ?? Buffer.alloc(0));
    await (spoilt === null ? redis.connect().del('{t:t1}:archive') : redis.connect().set('{t:t1}:archive', spoilt));
    await tools.directory.noteActive('t1', Date.now());
    await sendTo(tools, 't1', command({ player: 'ann' }, { t: 'undo', seat: 0 }, { answer: 'i1' }), restoring());
    // This worker has no copy of its own.
    await drainTable(workerToolsAt(redis.connect()), 't1');
    expect(await tools.store.waiting('t1')).toBe(0);
    const outbox = await redis.connect().xrange('{t:t1}:outbox', '-', '+');
    expect(outbox.map(([, [, message]]) => message)).toEqual([
      expect.stringContaining('I can’t read the saved position'),
      expect.stringContaining('No earlier position'),
    ]);
    expect(await redis.connect().getBuffer('{t:t1}:archive')).toEqual(spoilt);
    const found = await examineTables(redis.connect(), toys, Date.now());
    const what = spoilt === null ? 'its saved position' : 'its archive';
    expect(found.find(({ about }) => about === 't1')?.says).toBe(`“A skirmish”: ${what} can’t be read.`);
  });
});

describe('questions', () => {
  test('T-HOST-05: when a moderator restores a table, damaged questions are written again, and nothing is lost', async () => {
    const tools = workerToolsAt(redis.connect());
    await sendTo(tools, 't1', ...moves());
    await drainTable(tools, 't1');
    const seat = (await tools.history.now('t1'))?.table.state?.pending[0]?.seat ?? -1;
    const before = await tools.store.prompt('t1', seat);
    await redis.connect().hset('{t:t1}:prompts', `${seat}`, '{"id":');
    await sendTo(tools, 't1', restoring());
    await drainTable(tools, 't1');
    const [entry] = await tools.history.entries('t1', 8, 8);
    expect(entry?.events[0]?.text).toBe('Mo, a moderator, restored this table. Nothing was lost.');
    expect((await tools.store.prompt('t1', seat)).prompt).toBe(before.prompt);
  });
});

test('if the log has lost entries, every later entry keeps its number', async () => {
  const tools = workerToolsAt(redis.connect());
  await sendTo(tools, 't1', ...moves());
  await drainTable(tools, 't1');
  const [asked] = (await tools.history.now('t1'))?.table.state?.pending ?? [];
  await redis.connect().del('{t:t1}:log');
  const { key = '' } = asked?.options[0] ?? {};
  await sendTo(tools, 't1', answer(asked?.seat === 0 ? 'ann' : 'bob', asked?.seat ?? 0, asked?.id ?? '', [key]));
  await drainTable(tools, 't1');
  expect((await tools.history.readable('t1', 0, 9)).map(({ seq }) => seq)).toEqual([8]);
  expect((await tools.history.entries('t1', 8, 8)).map(({ seq }) => seq)).toEqual([8]);
});

test('a moved table is found in its present channel, even if its place is damaged', async () => {
  const tools = workerToolsAt(redis.connect());
  const place = { guild: 'g1', channel: 'ch2', thread: null };
  await sendTo(tools, 't1', ...moves(), command({ host: 'mod' }, { t: 'move', place, host: 'Mo' }));
  await drainTable(tools, 't1');
  await redis.connect().hset('{t:t1}:head', 'place', '{"guild":');
  expect((await tools.directory.summary('t1'))?.place).toEqual(place);
});

test.each(BROKEN)('a stored view that is $how is recomputed', async ({ spoil }) => {
  const pipeline = await TestPipeline.open(redis.socket);
  await pipeline.send('t1', ...moves());
  await pipeline.summary('t1', 'all is applied', ({ seq }) => seq === 7);
  const before = await pipeline.backend.view('t1', 0);
  for (const key of await pipeline.redis.keys('*:seen:*')) {
    const spoilt = spoil((await pipeline.redis.getBuffer(key)) ?? Buffer.alloc(0));
    await (spoilt === null ? pipeline.redis.del(key) : pipeline.redis.set(key, spoilt));
  }
  expect(await pipeline.backend.view('t1', 0)).toEqual(before);
  expect(before).not.toBeNull();
  await pipeline.close();
});
