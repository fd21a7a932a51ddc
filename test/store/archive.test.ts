import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { archiveTables, type ChoreSettings } from '../../src/queue/chores.ts';
import { openQueue } from '../../src/queue/queues.ts';
import { Views } from '../../src/queue/views.ts';
import { aftermath } from '../../src/queue/worker.ts';
import { History } from '../../src/tables/history.ts';
import { withRedis } from '../support/redis.ts';
import { Stage } from '../support/stage.ts';
import { command, opening, toys } from '../support/tables.ts';

const redis = withRedis();
const DAY = 24 * 3_600_000;
let folder: string;
let stage: Stage;
let settings: ChoreSettings;
beforeEach(async () => {
  await redis.flush();
  folder = await mkdtemp(join(tmpdir(), 'subspace-archive-'));
  stage = await Stage.open(redis.socket, { archive: folder });
  const queues = { delivery: openQueue('delivery', stage.redis), bots: openQueue('bots', stage.redis) };
  const station = { redis: stage.redis, log: pino({ level: 'silent' }) };
  settings = { station, wake: openQueue('wake', stage.redis), aftermath: aftermath(queues), archive: folder };
});
afterEach(async () => {
  await stage.close();
  await rm(folder, { recursive: true, force: true });
});

async function finished(table: string): Promise<number> {
  const end = command({ player: 'ann' }, { t: 'concede', seat: 0 });
  await stage.send(table, ...opening(), end);
  await stage.summary(table, 'the game is over', ({ status }) => status === 'over');
  await stage.redis.del(`{t:${table}}:outbox`);
  return end.at;
}

test('a game goes into a file 30 days after its end, and no sooner', async () => {
  const end = await finished('done01');
  await archiveTables(settings, end + 30 * DAY - 1);
  expect(await readdir(folder)).toEqual([]);
  await archiveTables(settings, end + 30 * DAY);
  expect(await readdir(folder)).toEqual(['done01.json.gz']);
  expect((await stat(join(folder, 'done01.json.gz'))).mode & 0o077).toBe(0);
  const left = (await stage.redis.keys('{t:done01}*')).filter((key) => !key.includes(':seen:'));
  expect(left).toEqual([]);
});

test('what lies in the archive can be read again as it was, and leaves again later', async () => {
  const end = await finished('done01');
  const history = new History(stage.store, toys);
  const before = await history.now('done01');
  await archiveTables(settings, end + 31 * DAY);
  const summary = await stage.desk.summary('done01');
  expect(summary).toMatchObject({ status: 'over', seq: 4, chairs: [{ called: 'Ann' }, { called: 'Bob' }] });
  const held = await history.now('done01');
  expect(held?.table).toEqual(before?.table);
  expect(held === null ? [] : (await history.verify('done01', held)).map(({ same }) => same)).toEqual([true, true]);
  const views = new Views(stage.redis);
  const sight = await views.see({ table: 'done01', reader: 0, since: 0 });
  await views.close();
  expect(sight?.seen.recent.at(-1)?.text).toBe('The other side gave up.');
  await archiveTables(settings, Date.now() + 31 * DAY);
  expect(await stage.redis.exists('{t:done01}:head')).toBe(0);
});

test('a game whose messages still wait stays', async () => {
  const end = await finished('done01');
  await stage.redis.xadd('{t:done01}:outbox', '*', 'message', '{}');
  await archiveTables(settings, end + 31 * DAY);
  expect(await readdir(folder)).toEqual([]);
});
