import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Decision } from '../../../src/kernel/types.ts';
import { Backend } from '../../../src/queue/backend.ts';
import { openQueue } from '../../../src/queue/queues.ts';
import { type Closeable, startReader, startWorker } from '../../../src/queue/roles.ts';
import { Views } from '../../../src/queue/views.ts';
import { connect } from '../../../src/store/connect.ts';
import { Panels } from '../../../src/store/panel.ts';
import { TableStore } from '../../../src/store/table-store.ts';
import { Directory } from '../../../src/tables/directory.ts';
import { History } from '../../../src/tables/history.ts';
import type { Summary } from '../../../src/tables/summary.ts';
import { withRedis } from '../support/redis.ts';
import { command, opening, toys } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
const TABLES = ['back01', 'back02', 'back03', 'back04', 'back05', 'back06', 'back07', 'back08'];
const WORKERS = 3;
const ROUNDS = 20;

let connection: Redis;
let backend: Backend;
let directory: Directory;
let store: TableStore;
let workers: Closeable[];
beforeEach(async () => {
  await redis.flush();
  const log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });
  const settings = { redis: redis.socket, games: toys, log, archive: null, sweep: 60_000 };
  workers = await Promise.all(Array.from({ length: WORKERS }, () => startWorker(settings)));
  workers.push(await startReader(settings));
  connection = connect(redis.socket, 'wait');
  backend = new Backend(connection);
  directory = new Directory(connection);
  store = new TableStore(connection);
});
afterEach(async () => {
  for (const worker of workers) await worker.close();
  await backend.close();
  connection.disconnect();
});

async function summaryOf(table: string): Promise<Summary> {
  const summary = await directory.summary(table);
  if (summary === null) throw new Error('there is no such table');
  return summary;
}

/** Answers the open question with the option at this index, modulo the number of options. */
async function move(table: string, place: number): Promise<void> {
  const { seq, awaited } = await summaryOf(table);
  const [seat = 0] = awaited;
  const question = await backend.prompt(table, seat);
  if (question === null) throw new Error('nothing waits');
  await backend.send(table, answerTo(question, seat, place));
  await until('the move is made', async () => (await summaryOf(table)).seq > seq);
}

function answerTo({ id, options, min }: Decision, seat: number, place: number) {
  const option = options[place % options.length];
  const keys = min === 0 || option === undefined ? [] : [option.key];
  const player = seat === 0 ? 'ann' : 'bob';
  return command({ player }, { t: 'answer', seat, decision: id, keys }, { answer: `i-${id}-${place}` });
}

/** Undoes the last step, if possible. */
async function undo(table: string, seat: number): Promise<void> {
  await backend.send(table, command({ player: seat === 0 ? 'ann' : 'bob' }, { t: 'undo', seat }));
  await until('the inbox is empty', async () => (await store.waiting(table)) === 0);
}

/** Waits until no worker holds a job, so that a copy of Redis contains everything done so far. */
async function idle(): Promise<void> {
  const wake = openQueue('wake', connection);
  await until('the workers rest', async () => (await wake.getJobCountByTypes('active', 'wait', 'prioritized')) === 0);
  await wake.close();
}

/** Whether the log of a table replays to its position. */
async function replays(table: string): Promise<boolean> {
  const history = new History(store, toys);
  const held = await history.now(table);
  const verified = held === null ? [] : await history.verify(table, held);
  return verified.length > 0 && verified.every(({ same }) => same);
}

test('every log replays even if Redis repeatedly loses the latest moves', async () => {
  for (const table of TABLES) for (const one of opening({ length: 1_000 })) await backend.send(table, one);
  for (const table of TABLES) await until('it begins', async () => (await directory.summary(table))?.seq === 3);
  for (let round = 0; round < ROUNDS; round++) {
    await idle();
    const putBack = await redis.keep();
    await Promise.all(TABLES.map((table, at) => move(table, round + at)));
    await putBack();
    // The new history is as long as the lost one, and longer.
    await Promise.all(TABLES.map((table, at) => move(table, round + at + 1)));
    await Promise.all(TABLES.map((table, at) => move(table, round + at + 2)));
    await Promise.all(TABLES.map((table) => undo(table, round % 2)));
    for (const table of TABLES) expect([table, round, await replays(table)]).toEqual([table, round, true]);
  }
});

test('an answer to a lost question whose number was reused is rejected', async () => {
  const [table = ''] = TABLES;
  for (const one of opening({ length: 1_000 })) await backend.send(table, one);
  await until('it begins', async () => (await directory.summary(table))?.seq === 3);
  await move(table, 0);
  await move(table, 0);
  await idle();
  const putBack = await redis.keep();
  await move(table, 0);
  const [seat = 0] = (await summaryOf(table)).awaited;
  const lost = await backend.prompt(table, seat);
  await putBack();
  await move(table, 1);
  const { seq } = await summaryOf(table);
  const now = await backend.prompt(table, seat);
  expect([lost?.prompt, lost?.id.split('-')[0]]).toEqual([now?.prompt, now?.id.split('-')[0]]);
  if (lost === null || now === null) throw new Error('both are asked');
  await backend.send(table, answerTo(lost, seat, 1));
  const outbox = () => connection.xrange(`{t:${table}}:outbox`, '-', '+');
  await until('it is refused', async () => JSON.stringify(await outbox()).includes('That question is no longer open'));
  expect((await summaryOf(table)).seq).toBe(seq);
  await move(table, 1);
  expect(await replays(table)).toBe(true);
});

test('a lost move’s view or panel is never shown for a later move with the same number', async () => {
  const [table = ''] = TABLES;
  for (const one of opening({ length: 1_000 })) await backend.send(table, one);
  await until('it begins', async () => (await directory.summary(table))?.seq === 3);
  await move(table, 0);
  await move(table, 0);
  await idle();
  const views = new Views(connection);
  const panels = new Panels(connection);
  const see = () => views.see({ table, reader: 'spectator' });
  const keys = async () => new Set(await connection.keys(`{t:${table}}:*`));
  const before = await keys();
  const kept = await Promise.all([...before].map(async (key) => [key, await connection.dumpBuffer(key)] as const));
  await move(table, 0);
  const lost = await see();
  // The views remain, and only the table’s own keys are lost.
  for (const key of await keys()) if (!key.includes(':seen:') && !before.has(key)) await connection.del(key);
  for (const [key, value] of kept) if (value !== null) await connection.restore(key, 0, value, 'REPLACE');
  await move(table, 1);
  const now = await see();
  expect(now?.seen.seq).toBe(lost?.seen.seq);
  expect(now?.seen.recent.at(-1)?.text).not.toBe(lost?.seen.recent.at(-1)?.text);
  // A late panel shows the lost move only at this point.
  await panels.write(table, { shown: lost?.seen.seq ?? 0, stamp: lost?.stamp, at: 1 }, false);
  const { shown, wanted } = await panels.read(table);
  expect(shown).toBeLessThan(wanted);
  await panels.write(table, { shown: now?.seen.seq ?? 0, stamp: now?.stamp, at: 1 }, false);
  expect((await panels.read(table)).shown).toBe(wanted);
  await views.close();
});
