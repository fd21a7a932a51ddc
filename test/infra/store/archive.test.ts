import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { archiveTables, type ChoreSettings } from '../../../src/queue/chores.ts';
import { openQueue } from '../../../src/queue/queues.ts';
import { Views } from '../../../src/queue/views.ts';
import { aftermath } from '../../../src/queue/worker.ts';
import { History } from '../../../src/tables/history.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { command, opening, toys } from '../support/tables.ts';

const redis = withRedis();
const DAY = 24 * 3_600_000;
let folder: string;
let pipeline: TestPipeline;
let settings: ChoreSettings;
beforeEach(async () => {
  await redis.flush();
  folder = await mkdtemp(join(tmpdir(), 'subspace-archive-'));
  pipeline = await TestPipeline.open(redis.socket, { archive: folder });
  const queues = { delivery: openQueue('delivery', pipeline.redis), bots: openQueue('bots', pipeline.redis) };
  const context = { redis: pipeline.redis, log: pino({ level: 'silent' }) };
  settings = { context, wake: openQueue('wake', pipeline.redis), aftermath: aftermath(queues), archive: folder };
});
afterEach(async () => {
  await pipeline.close();
  await rm(folder, { recursive: true, force: true });
});

async function finished(table: string): Promise<number> {
  const end = command({ player: 'ann' }, { t: 'concede', seat: 0 });
  await pipeline.send(table, ...opening(), end);
  await pipeline.summary(table, 'the game is over', ({ status }) => status === 'over');
  await pipeline.redis.del(`{t:${table}}:outbox`);
  return end.at;
}

test('a game goes into a file 30 days after its end, and no sooner', async () => {
  const end = await finished('done01');
  await archiveTables(settings, end + 30 * DAY - 1);
  expect(await readdir(folder)).toEqual([]);
  await archiveTables(settings, end + 30 * DAY);
  expect(await readdir(folder)).toEqual(['done01.json.gz']);
  expect((await stat(join(folder, 'done01.json.gz'))).mode & 0o077).toBe(0);
  const left = (await pipeline.redis.keys('{t:done01}*')).filter((key) => !key.includes(':seen:'));
  expect(left).toEqual([]);
});

test('what lies in the archive can be read again as it was, and leaves again later', async () => {
  const end = await finished('done01');
  const history = new History(pipeline.store, toys);
  const before = await history.now('done01');
  await archiveTables(settings, end + 31 * DAY);
  const summary = await pipeline.backend.summary('done01');
  expect(summary).toMatchObject({ status: 'over', seq: 4, chairs: [{ called: 'Ann' }, { called: 'Bob' }] });
  const held = await history.now('done01');
  expect(held?.table).toEqual(before?.table);
  expect(held === null ? [] : (await history.verify('done01', held)).map(({ same }) => same)).toEqual([true, true]);
  const views = new Views(pipeline.redis);
  const view = await views.see({ table: 'done01', reader: 0, since: 0 });
  await views.close();
  expect(view?.seen.recent.at(-1)?.text).toBe('The other side gave up.');
  await archiveTables(settings, Date.now() + 31 * DAY);
  expect(await pipeline.redis.exists('{t:done01}:head')).toBe(0);
});

test('a game whose messages still wait stays', async () => {
  const end = await finished('done01');
  await pipeline.redis.xadd('{t:done01}:outbox', '*', 'message', '{}');
  await archiveTables(settings, end + 31 * DAY);
  expect(await readdir(folder)).toEqual([]);
});
