import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Backend } from '../../../src/queue/backend.ts';
import { type Watched, watch } from '../../../src/queue/watchdog.ts';
import { connect } from '../../../src/store/connect.ts';
import { TableStore } from '../../../src/store/table-store.ts';
import { Directory } from '../../../src/tables/directory.ts';
import { History } from '../../../src/tables/history.ts';
import type { Outgoing } from '../../../src/tables/types.ts';
import { longTurns } from '../../support/long-turns.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, gamesOf, opening } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis({ appendfsync: 'always' });
const script = resolve(import.meta.dirname, '../../../dist/test/infra/support/mortal-process.js');
const log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });

let folder: string;
let workers: Watched;
let connection: Redis;
let backend: Backend;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'subspace-lines-'));
  connection = connect(redis.socket, 'wait');
  backend = new Backend(connection);
  workers = watch({ script, args: [folder, redis.socket], count: 2, silence: 4_000, log });
});
afterEach(async () => {
  await workers.close();
  await backend.close();
  connection.disconnect();
  await rm(folder, { recursive: true });
});

test('picks are neither lost nor repeated when a worker is killed in the middle of a line', async () => {
  const directory = new Directory(connection);
  for (const one of opening()) await backend.send('lines1', one);
  for (const [seat, player] of ['ann', 'bob'].entries())
    await backend.send('lines1', answer(player, seat, `d${seat + 1}`, []));
  await until('Ann’s turn begins', async () => (await directory.summary('lines1'))?.seq === 5);

  // The third and last attempt succeeds.
  for (const death of ['first', 'second']) await writeFile(join(folder, death), '');
  const text = 'u0 to 1; attack u0 u1; u0 to 13; draw; u0 to 14';
  const line = command({ player: 'ann' }, { t: 'line', seat: 0, decision: 'd3', text }, { answer: 'i1' });
  await backend.send('lines1', line);
  await backend.send('lines1', line);
  const store = new TableStore(connection);
  await until('nothing waits', async () => (await store.waiting('lines1')) === 0);

  expect(await readdir(folder)).toEqual([]);
  const history = new History(store, gamesOf(longTurns()));
  const entries = await history.entries('lines1', 6, 100);
  expect(entries.map(({ seq, id, input }) => [seq, id, 'keys' in input && input.keys[0]])).toEqual([
    [6, line.id, 'move:u0:1'],
    [7, line.id, 'attack:u0:u1'],
    [8, line.id, 'move:u0:13'],
    [9, line.id, 'draw'],
  ]);
  const outbox = await connection.xrange('{t:lines1}:outbox', '-', '+');
  const outcomes = outbox
    .map(([, [, message = '']]): Outgoing => JSON.parse(message))
    .flatMap((message) => (message.to === 'answer' ? [message.outcome] : []));
  expect(outcomes).toMatchObject([
    { done: true, seq: 6, repeated: false, line: { stopped: { rule: 'T-TURN-01' } } },
    { done: true, seq: 6, repeated: true },
  ]);
  const held = await history.now('lines1');
  expect(held === null ? [] : (await history.verify('lines1', held)).map(({ same }) => same)).toEqual([true, true]);
});
