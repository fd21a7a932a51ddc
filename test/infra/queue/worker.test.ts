import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { Inbox } from '../../../src/queue/inbox.ts';
import { openQueue } from '../../../src/queue/queues.ts';
import { openWakeWorker } from '../../../src/queue/worker.ts';
import { StoreClock } from '../../../src/store/clock.ts';
import { TableStore } from '../../../src/store/table-store.ts';
import { Directory } from '../../../src/tables/directory.ts';
import type { Games } from '../../../src/tables/games.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { create, opening, toys } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
const closing: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of closing.splice(0)) await one.close();
});

/** Opens a table with a worker for these games and returns its secret. */
async function secretOf(table: string, games: Games): Promise<string | null> {
  const pipeline = await TestPipeline.open(redis.socket, { games });
  closing.push(pipeline);
  await pipeline.send(table, create());
  await pipeline.summary(table, 'the table is open', () => true);
  return pipeline.store.secret(table);
}

test('a new table uses the secret that the games provide', async () => {
  expect(await secretOf('known1', { ...toys, secret: () => 'a known secret' })).toBe('a known secret');
});

test('a new table gets a random secret if the games provide none', async () => {
  expect(await secretOf('random', toys)).toMatch(/^[0-9a-f]{64}$/);
});

test('commands are applied through the inbox and the queue', async () => {
  const connection = redis.connect();
  const queues = {
    wake: openQueue('wake', connection),
    delivery: openQueue('delivery', connection),
    bots: openQueue('bots', connection),
    chores: openQueue('chores', connection),
  };
  const clock = await StoreClock.open(connection);
  const worker = openWakeWorker({ redis: connection, clock, log: pino({ level: 'silent' }) }, queues, toys);
  closing.push(worker, { close: async () => clock.close() }, ...Object.values(queues));

  const inbox = new Inbox(connection, queues.wake);
  for (const command of opening()) await inbox.send('abc123', command);

  const directory = new Directory(connection);
  const table = await until('the game begins', async () => {
    const summary = await directory.summary('abc123');
    return summary?.status === 'playing' && summary;
  });
  expect(table).toMatchObject({ seq: 3, awaited: [0, 1], chairs: [{ player: 'ann' }, { player: 'bob' }] });
  expect(await new TableStore(connection).waiting('abc123')).toBe(0);
  expect((await directory.ofPerson('bob')).map(({ id }) => id)).toEqual(['abc123']);
});
