import { resolve } from 'node:path';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import { stream } from '../../../src/kernel/random.ts';
import { Backend } from '../../../src/queue/backend.ts';
import { type Watched, watch } from '../../../src/queue/watchdog.ts';
import { Answers } from '../../../src/store/answers.ts';
import { connect } from '../../../src/store/connect.ts';
import { storeTrouble } from '../../../src/store/redis-errors.ts';
import { TableStore } from '../../../src/store/table-store.ts';
import { Directory } from '../../../src/tables/directory.ts';
import { History } from '../../../src/tables/history.ts';
import type { Command } from '../../../src/tables/types.ts';
import { withRedis } from '../support/redis.ts';
import { SENT } from '../support/redis-transport.ts';
import { command, opening, toys } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis({ appendfsync: 'always' });
const script = resolve(import.meta.dirname, '../../../dist/test/infra/support/toy-process.js');
const log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });

let backend: Backend;
let answers: Answers;
let connection: Redis;
let store: TableStore;
let directory: Directory;
const watched: Watched[] = [];
beforeEach(async () => {
  await redis.flush();
  connection = connect(redis.socket, 'wait');
  backend = new Backend(connection);
  answers = new Answers(connection);
  store = new TableStore(connection);
  directory = new Directory(connection);
});
afterEach(async () => {
  await Promise.all(watched.splice(0).map((one) => one.close()));
  await backend.close();
  connection.disconnect();
});

function workers(count: number, rules = 1): Watched {
  return processes('worker', count, rules);
}

function processes(role: string, count: number, rules = 1): Watched {
  const started = watch({ script, args: [role, redis.socket, String(rules)], count, silence: 4_000, log });
  watched.push(started);
  return started;
}

/** Two people play a table at random until it has `most` entries. Every command is sent twice. */
async function play(table: string, most: number): Promise<string[]> {
  const sent: string[] = [];
  const random = stream(table);
  const send = async (bare: Command): Promise<void> => {
    const one = { ...bare, answer: bare.id };
    sent.push(one.id);
    await answers.put(one.id, { applicationId: 'a', token: one.id, at: Date.now() });
    await backend.send(table, one);
    await backend.send(table, one);
  };
  for (const one of opening({ length: 1_000 })) await send(one);
  for (let answered = ''; ; ) {
    const waiting = await until('a question waits', async () => {
      const summary = await directory.summary(table);
      if (summary !== null && summary.seq >= most) return 'enough' as const;
      const [seat = 0] = summary?.awaited ?? [];
      const decision = await backend.prompt(table, seat);
      return decision !== null && decision.id !== answered && decision;
    });
    if (waiting === 'enough') return sent;
    answered = waiting.id;
    const keys = randomAnswer(waiting, (bound) => random.next(bound));
    const player = waiting.seat === 0 ? 'ann' : 'bob';
    await send(command({ player }, { t: 'answer', seat: waiting.seat, decision: waiting.id, keys }));
  }
}

/** Checks that each command is in the log once, in the order of sending, and that the log replays. */
async function expectWhole(table: string, sent: string[]): Promise<void> {
  const history = new History(store, toys);
  await until('the inbox is empty', async () => (await store.waiting(table)) === 0);
  const entries = await history.entries(table, 0, 100_000);
  expect(entries.map(({ id }) => id)).toEqual(sent);
  const held = await history.now(table);
  const verified = held === null ? [] : await history.verify(table, held);
  expect(verified.length).toBeGreaterThan(0);
  expect(verified.every(({ same }) => same)).toBe(true);
}

/** Kills one of the processes after each further `every` moves at the tables, until all kills are done. */
async function killAsTheyGo(pools: Watched[], tables: string[], every: number, kills: number): Promise<void> {
  for (let killed = 0; killed < kills; killed++) {
    await until(`${killed * every} moves are made`, async () => {
      const summaries = await Promise.all(tables.map((table) => directory.summary(table)));
      return summaries.reduce((sum, summary) => sum + (summary?.seq ?? 0), 0) > killed * every;
    });
    const pool = pools[killed % pools.length];
    const pids = await until('a process runs', () => pool !== undefined && pool.pids().length > 0 && pool.pids());
    const pid = pids[killed % pids.length];
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  }
}

test('when workers are killed repeatedly, nothing is lost, repeated or blocked', async () => {
  const pool = workers(3);
  const tables = ['kill01', 'kill02', 'kill03', 'kill04', 'kill05', 'kill06'];
  const [sent] = await Promise.all([
    Promise.all(tables.map((table) => play(table, 50))),
    killAsTheyGo([pool], tables, 25, 11),
  ]);
  for (const [i, table] of tables.entries()) await expectWhole(table, sent[i] ?? []);
});

test('every message is delivered even if the sender is killed repeatedly', async () => {
  const pools = [processes('delivery', 2), processes('reader', 2), workers(2)];
  const tables = ['mail01', 'mail02', 'mail03'];
  const [sent] = await Promise.all([
    Promise.all(tables.map((table) => play(table, 40))),
    killAsTheyGo(pools, tables, 10, 9),
  ]);
  await until('all is sent', async () => {
    const waiting = await Promise.all(tables.map((table) => connection.xlen(`{t:${table}}:outbox`)));
    const panels = await Promise.all(tables.map((table) => connection.hmget(`{t:${table}}:panel`, 'wanted', 'shown')));
    return waiting.every((count) => count === 0) && panels.every(([wanted, shown]) => wanted === shown);
  });
  const answers = await connection.hgetall(SENT.answers);
  for (const [i, table] of tables.entries()) {
    await expectWhole(table, sent[i] ?? []);
    for (const [seq, id] of (sent[i] ?? []).entries()) {
      expect(JSON.parse(answers[id] ?? '{}').outgoing?.outcome).toMatchObject({ done: true, seq });
    }
  }
  const panels = Object.values(await connection.hgetall(SENT.posts)).filter((text) => text.includes('"to":"panel"'));
  const latest = new Set(panels.map((text) => JSON.parse(text).seq));
  for (const table of tables) expect(latest).toContain((await directory.summary(table))?.seq);
});

test.each(['throw', 'hang', 'exit'])(
  'a command that makes the worker %s is abandoned, and all tables continue',
  async (poison) => {
    workers(2);
    const bad = command({ player: 'ann' }, { t: 'orders', seat: 0, orders: poison }, { answer: 'i1' });
    for (const one of opening()) await backend.send('bad001', one);
    await backend.send('bad001', bad);
    await backend.send('bad001', command({ player: 'ann' }, { t: 'orders', seat: 0, orders: { ask: [] } }));
    const [sent] = await Promise.all([
      play('good01', 30),
      until('the next command is applied', async () => (await directory.summary('bad001'))?.seq === 4),
    ]);
    await expectWhole('good01', sent);
    const aside = await store.aside('bad001');
    expect(aside.map((one) => JSON.parse(one.command).id)).toEqual([bad.id]);
  },
);

test('tables continue with every acknowledged write after Redis is killed', async () => {
  workers(2);
  const playing = play('crash1', 60);
  for (let crashes = 0; crashes < 3; crashes++) {
    await until('some moves are made', async () => ((await directory.summary('crash1'))?.seq ?? 0) > 10 * crashes + 5);
    await redis.crash();
  }
  await expectWhole('crash1', await playing);
});

test('a command is refused immediately while Redis is unreachable', async () => {
  const gone = connect('/nowhere/redis.sock', 'fail');
  const impatient = new Backend(gone);
  const failure = await impatient
    .send('t1', command({ player: 'ann' }, { t: 'undo', seat: 0 }))
    .catch((error) => error);
  expect(storeTrouble(failure)).toContain('Your game isn’t lost');
  gone.disconnect();
});

test('a worker leaves tables with newer rules to other workers', async () => {
  const newer = workers(1, 2);
  for (const one of opening()) await backend.send('rules1', one);
  await until('the table is on rules 2', async () => (await directory.summary('rules1'))?.status === 'playing');
  await newer.close();
  workers(1, 1);
  await backend.send('rules1', command({ player: 'ann' }, { t: 'orders', seat: 0, orders: { ask: [] } }));
  for (const one of opening()) await backend.send('rules2', one);
  await until('the old worker works', async () => (await directory.summary('rules2'))?.status === 'playing');
  expect((await directory.summary('rules1'))?.seq).toBe(3);
  workers(1, 2);
  await until('a newer worker takes it', async () => (await directory.summary('rules1'))?.seq === 4);
});
