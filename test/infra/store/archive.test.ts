import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { examineTables } from '../../../src/cli/doctor/tables.ts';
import type { WorkerTools } from '../../../src/queue/drain.ts';
import { archiveTables } from '../../../src/queue/housekeeping.ts';
import { Views } from '../../../src/queue/views.ts';
import { Archive } from '../../../src/store/archive.ts';
import { History } from '../../../src/tables/history.ts';
import type { Command } from '../../../src/tables/types.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { command, opening, toys } from '../support/tables.ts';
import { until } from '../support/until.ts';
import { drainTable, sendTo, workerToolsAt } from '../support/worker-tools.ts';

const redis = withRedis();
const log = pino({ level: 'silent' });
const DAY = 24 * 3_600_000;
let pipeline: TestPipeline;
beforeEach(async () => {
  await redis.flush();
  pipeline = await TestPipeline.open(redis.socket);
});
afterEach(() => pipeline.close());

async function finished(table: string): Promise<number> {
  const end = command({ player: 'ann' }, { t: 'concede', seat: 0 });
  await pipeline.send(table, ...opening(), end);
  await pipeline.summary(table, 'the game is over', ({ status }) => status === 'over');
  await pipeline.redis.del(`{t:${table}}:outbox`);
  return end.at;
}

function archive(now: number): Promise<void> {
  return archiveTables({ redis: pipeline.redis, log }, now);
}

async function keysOf(table: string): Promise<string[]> {
  const all = await pipeline.redis.keys(`{t:${table}}*`);
  return all.filter((key) => !key.includes(':seen:')).sort();
}

test('30 days after its end, a game is archived as a single value, and the lists keep its summary', async () => {
  const end = await finished('done01');
  await archive(end + 30 * DAY - 1);
  expect(await keysOf('done01')).toContain('{t:done01}:snapshot');
  await archive(end + 30 * DAY);
  expect(await keysOf('done01')).toEqual(['{t:done01}:archive', '{t:done01}:head']);
  expect(await pipeline.backend.summary('done01')).toMatchObject({ status: 'over', seq: 4 });
});

test('an archived game is restored unchanged on any machine, and archived again later', async () => {
  const end = await finished('done01');
  const history = new History(pipeline.store, toys);
  const before = await history.now('done01');
  await archive(end + 31 * DAY);
  expect(await history.now('done01')).toBeNull();
  const views = new Views(pipeline.redis);
  const view = await views.see({ table: 'done01', reader: 0, since: 0 });
  await views.close();
  expect(view?.seen.recent.at(-1)?.text).toBe('The other side gave up.');
  const held = await history.now('done01');
  expect(held?.table).toEqual(before?.table);
  expect(held === null ? [] : (await history.verify('done01', held)).map(({ same }) => same)).toEqual([true, true]);
  await archive(Date.now() + 31 * DAY);
  expect(await keysOf('done01')).toEqual(['{t:done01}:archive', '{t:done01}:head']);
});

test('an unreadable finished table is kept and logged, and the others are still archived', async () => {
  await finished('done01');
  await finished('done02');
  const end = await finished('done03');
  await pipeline.redis.set('{t:done02}:snapshot', 'torn');
  const lines: Record<string, unknown>[] = [];
  const loud = pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line)) });
  await archiveTables({ redis: pipeline.redis, log: loud }, end + 31 * DAY);
  expect(await keysOf('done01')).toEqual(['{t:done01}:archive', '{t:done01}:head']);
  expect(await keysOf('done03')).toEqual(['{t:done03}:archive', '{t:done03}:head']);
  expect(await pipeline.redis.get('{t:done02}:snapshot')).toBe('torn');
  expect(lines).toEqual([
    expect.objectContaining({ table: 'done02', fault: expect.stringMatching(/\w+Error|Error \(/) }),
  ]);
});

test.each(['snapshot', 'secret'])('a finished table without its %s stays in all lists and is logged', async (part) => {
  const end = await finished('done01');
  await pipeline.redis.del(`{t:done01}:${part}`);
  const before = await keysOf('done01');
  const lines: Record<string, unknown>[] = [];
  const loud = pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line)) });
  await archiveTables({ redis: pipeline.redis, log: loud }, end + 31 * DAY);
  expect(lines).toEqual([expect.objectContaining({ table: 'done01', msg: 'the housekeeping of a table failed' })]);
  expect(await keysOf('done01')).toEqual(before);
  expect(await pipeline.redis.zscore('finished', 'done01')).not.toBeNull();
  expect((await examineTables(pipeline.redis, toys, Date.now())).map(({ about }) => about)).toContain('done01');
});

test('a table that is already archived is removed from the list of tables to archive', async () => {
  const end = await finished('done01');
  await archive(end + 31 * DAY);
  await pipeline.redis.zadd('finished', end, 'done01');
  await archive(end + 31 * DAY);
  expect(await pipeline.redis.zscore('finished', 'done01')).toBeNull();
  expect(await keysOf('done01')).toEqual(['{t:done01}:archive', '{t:done01}:head']);
});

test.each(['look', 'command'])(
  'when a %s restores a table, a worker that still holds a lost history replays the table, even at the same entry number',
  async (by) => {
    await pipeline.close();
    const connection = redis.connect();
    const [late, other] = [workerToolsAt(connection), workerToolsAt(connection)];
    const note = (text: string) =>
      command({ host: 'mod' }, { t: 'note', text, rule: 'T-HOST-04' }, { answer: `i-${text}` });
    const play = async (tools: WorkerTools, ...commands: Command[]): Promise<void> => {
      await sendTo(tools, 'done01', ...commands);
      await drainTable(tools, 'done01');
    };
    await play(late, ...opening());
    const kept = new Map<string, Buffer | null>();
    for (const key of await connection.keys('*')) kept.set(key, await connection.dumpBuffer(key));
    await play(late, command({ player: 'ann' }, { t: 'concede', seat: 0 }), note('lost'));
    const lost = await late.history.now('done01');
    // Redis loses these entries. Another worker plays to the same number.
    await connection.flushall();
    for (const [key, value] of kept) if (value !== null) await connection.restore(key, 0, value);
    await play(other, command({ player: 'bob' }, { t: 'concede', seat: 1 }), note('kept'));
    const before = await other.history.now('done01');
    expect([before?.table.seq, before?.stamp === lost?.stamp]).toEqual([lost?.table.seq, false]);
    await connection.del('{t:done01}:outbox');
    expect(await new Archive(connection).put('done01')).toBe(true);
    // The first worker still has the lost position.
    const hot = late.hot.take('done01');
    expect(hot?.held.stamp).toBe(lost?.stamp);
    if (hot !== null) late.hot.put('done01', hot.held, hot.size);
    if (by === 'look') expect(await new Archive(connection).restore('done01', Date.now())).toBe(true);
    await play(late, note('after'));
    const after = await late.history.now('done01');
    expect(after?.table).toEqual({ ...before?.table, seq: (before?.table.seq ?? 0) + 1 });
    const verified = after === null ? [] : await late.history.verify('done01', after);
    expect(verified.map(({ to, same }) => [to, same]).at(-1)).toEqual([after?.table.seq, true]);
    expect(verified.every(({ same }) => same)).toBe(true);
    const texts = (await late.history.entries('done01', 4, 6)).flatMap(({ events }) =>
      events.map(({ text }) => text ?? ''),
    );
    expect(texts.filter((text) => ['lost', 'kept', 'after'].includes(text))).toEqual(['kept', 'after']);
  },
);

test('tables that can’t be archived don’t stop the others, however many there are', async () => {
  const end = await finished('done01');
  const stuck = Array.from({ length: 120 }, (_, at) => `stuck${at}`);
  // These tables ended earlier, so they are checked first.
  for (const table of stuck) {
    await pipeline.redis.zadd('finished', end - 1, table);
    await pipeline.redis.hset(`{t:${table}}:head`, { seq: '1', summary: 'torn' });
  }
  await archive(end + 31 * DAY);
  expect(await keysOf('done01')).toEqual(['{t:done01}:archive', '{t:done01}:head']);
});

test('a command for an archived table gets an answer that cites a rule', async () => {
  const end = await finished('done01');
  await archive(end + 31 * DAY);
  await pipeline.send('done01', command({ player: 'bob' }, { t: 'undo', seat: 1 }, { answer: 'i1' }));
  const answer = await until('there is an answer', async () => {
    const [entry] = await pipeline.redis.xrange('{t:done01}:outbox', '-', '+');
    return entry?.[1][1];
  });
  expect(answer).toContain('T-TURN-03');
});

test('a game isn’t archived while a message from it is waiting to be sent', async () => {
  const end = await finished('done01');
  await pipeline.redis.xadd('{t:done01}:outbox', '*', 'message', '{}');
  await archive(end + 31 * DAY);
  expect(await keysOf('done01')).toContain('{t:done01}:snapshot');
});

test('files in an older version’s archive folder are migrated and listed', async () => {
  const end = await finished('done01');
  await archive(end + 31 * DAY);
  const file = await pipeline.redis.getBuffer('{t:done01}:archive');
  await pipeline.close();
  // The data has the form that such a version left: a file, and its id in a set.
  await redis.flush();
  const connection = redis.connect();
  await connection.sadd('archived', 'done01');
  const folder = await mkdtemp(join(tmpdir(), 'subspace-archive-'));
  await writeFile(join(folder, 'done01.json.gz'), file ?? '');
  await writeFile(join(folder, 'broken.json.gz'), 'x');
  await mkdir(join(folder, 'else'));

  pipeline = await TestPipeline.open(redis.socket, { archive: folder });
  await until('it is taken over', async () => (await connection.scard('archived')) === 0);
  await until('it is listed', async () => (await pipeline.backend.tablesIn('g1')).length === 1);
  expect((await pipeline.backend.tablesOf('bob')).map(({ id }) => id)).toEqual(['done01']);
  const views = new Views(pipeline.redis);
  expect((await views.see({ table: 'done01', reader: 0 }))?.seen.status).toBe('over');
  await views.close();
  await until('the file is out of the way', async () => (await readdir(join(folder, 'moved'))).length === 1);
  expect((await readdir(folder)).sort()).toEqual(['broken.json.gz', 'else', 'moved']);
  await rm(folder, { recursive: true });
});

test('tables in an older version’s sets are listed, and the sets are deleted', async () => {
  await pipeline.send('live01', ...opening());
  await pipeline.summary('live01', 'it began', ({ status }) => status === 'playing');
  const end = await finished('done01');
  expect(end).toBeGreaterThan(0);
  await pipeline.close();
  const connection = redis.connect();
  for (const key of [...(await connection.keys('guild:*')), ...(await connection.keys('person:*'))])
    await connection.del(key);
  for (const key of ['guild:g1', 'person:ann', 'person:bob']) await connection.sadd(key, 'live01', 'done01');

  pipeline = await TestPipeline.open(redis.socket);
  expect((await pipeline.backend.tablesIn('g1')).map(({ id, status }) => [id, status])).toEqual([
    ['live01', 'playing'],
    ['done01', 'over'],
  ]);
  expect((await pipeline.backend.tablesOf('ann')).map(({ id }) => id).sort()).toEqual(['done01', 'live01']);
  expect(await connection.exists('guild:g1', 'person:ann', 'person:bob')).toBe(0);
});
