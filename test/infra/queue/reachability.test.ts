import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openQueue } from '../../../src/queue/queues.ts';
import { TransportError } from '../../../src/queue/transport.ts';
import { QUEUE_PREFIX } from '../../../src/store/keys.ts';
import type { Outgoing } from '../../../src/tables/types.ts';
import { SOON } from '../../support/patience.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { command, create } from '../support/tables.ts';
import { passes, until } from '../support/until.ts';

/** The interval between retries of a waiting message while the chat is unreachable, in milliseconds. */
const PROBE = 300;

const redis = withRedis();
let pipeline: TestPipeline;
let transport: RecordingTransport;
let away: 'network' | 'server' | null;
beforeEach(async () => {
  await redis.flush();
  away = null;
  transport = new RecordingTransport();
  transport.before = () => {
    if (away !== null) throw new TransportError(away, 'away');
  };
  pipeline = await TestPipeline.open(redis.socket, { transport, probe: PROBE });
});
afterEach(() => pipeline.close());

const tables = ['away01', 'away02', 'away03', 'away04'];

/** Opens tables. Then the chat doesn't answer, and at each table a person has been waiting for long. */
async function open(why: 'network' | 'server'): Promise<void> {
  for (const table of tables) await pipeline.send(table, create());
  await until('all tables are there', () => transport.messages.length === tables.length);
  await until(
    'nothing is left to send',
    async () => (await pipeline.redis.llen(`${QUEUE_PREFIX}:delivery:active`)) === 0,
  );
  away = why;
  for (const table of tables) await look(table, table);
}

/** Waits until the next retry of every message is much later than a probe. */
async function untilPatient(): Promise<number> {
  const planned = async (): Promise<number[]> => {
    const scores = await pipeline.redis.zrange(`${QUEUE_PREFIX}:delivery:delayed`, 0, '-1', 'WITHSCORES');
    // BullMQ stores the time shifted by twelve bits, which hold a counter.
    return scores.filter((_, at) => at % 2 === 1).map((score) => Number(score) / 0x1000);
  };
  return until('every message waits for long', async () => {
    const all = (await planned()).filter((at) => at - Date.now() > 20 * PROBE);
    return all.length >= tables.length && Math.min(...all);
  });
}

test.each(['network', 'server'] as const)(
  'after %s errors, messages that have waited long are sent within one probe interval',
  async (kind) => {
    await open(kind);
    const planned = await untilPatient();
    const calls = transport.calls.length;
    away = null;
    await until('the first one is sent', () => transport.calls.length > calls + 1 && transport.messages.length > 0);
    await until('all are answered', () => tables.every((table) => transport.answers.has(table)));
    // None of them would have been retried on its own schedule yet.
    expect(Date.now()).toBeLessThan(planned);
  },
);

test('while the chat is unreachable, only one message at a time is tried', async () => {
  await open('network');
  await untilPatient();
  const tried: string[] = [];
  const compose = transport.compose.bind(transport);
  transport.compose = (seen, outgoing, pictures) => {
    tried.push(seen.id);
    return compose(seen, outgoing, pictures);
  };
  await until('each table was tried', () => tables.every((table) => tried.includes(table)));
});

test('a message that keeps failing isn’t retried sooner just because others succeed', async () => {
  let failed = 0;
  transport.before = (call, where) => {
    if (call !== 'editAnswer' || where !== 'away01') return;
    failed += 1;
    throw new TransportError('server', 'this one alone');
  };
  await pipeline.answers.put('away01', { applicationId: 'a', token: 'away01', at: Date.now() });
  await pipeline.send('away01', { ...create(), answer: 'away01' });
  await until('it failed a few times', () => failed >= 3);
  const before = failed;
  await pipeline.send('away02', create());
  const table = command({ player: 'ann' }, { t: 'options', options: { length: 3 }, player: 'ann' });
  for (let turn = 0; turn < 10; turn++) {
    const answer = `i${turn}`;
    await pipeline.answers.put(answer, { applicationId: 'a', token: answer, at: Date.now() });
    await pipeline.send('away02', { ...table, id: `${table.id}${turn}`, answer });
    await until('this one is answered', () => transport.answers.has(answer));
  }
  // The pauses of this message grow. If each answer of the others had retried it, it would have failed ten more times.
  expect(failed - before).toBeLessThan(8);
});

test('messages left waiting by an earlier process are sent without waiting for their planned retry', async () => {
  await open('network');
  const planned = await untilPatient();
  await pipeline.close();
  away = null;
  pipeline = await TestPipeline.open(redis.socket, { transport, probe: 600_000 });
  await until('all are answered', () => tables.every((table) => transport.answers.has(table)));
  expect(Date.now()).toBeLessThan(planned);
});

/** Requests an answer that has been waiting so long that the pause after its next failure is a minute. */
async function look(token: string, table = 'away01'): Promise<void> {
  await pipeline.answers.put(token, { applicationId: 'a', token, at: Date.now() });
  const answer: Outgoing = {
    to: 'answer',
    answer: token,
    player: 'ann',
    reader: 'spectator',
    outcome: { done: true, read: { what: 'status' } },
  };
  const delivery = openQueue('delivery', pipeline.redis);
  await delivery.add('look', { table, answer }, { timestamp: Date.now() - 600_000 });
  await delivery.close();
}

describe('a request that gets no response and fails only after Discord is reachable again is retried soon', () => {
  /** Ends the open requests, by the token of their answer. */
  let fail: Map<string, () => void>;
  beforeEach(async () => {
    await pipeline.send('away01', create());
    await pipeline.summary('away01', 'it is open', ({ status }) => status === 'lobby');
    fail = new Map();
    transport.before = (call, where) =>
      call !== 'editAnswer' || !where.startsWith('open') || fail.has(where)
        ? undefined
        : new Promise((_, reject) => {
            fail.set(where, () => reject(new TransportError('network', 'no answer came')));
          });
  });

  test('a request that fails late is retried soon if other requests are answered before and after its failure', async () => {
    await look('open1');
    await until('it is left open', () => fail.has('open1'));
    await passes(PROBE);
    await look('answered');
    await until('another one is answered', () => transport.answers.has('answered'));
    fail.get('open1')?.();
    await look('later');
    await until('it is answered', () => transport.answers.has('open1'), SOON);
  });

  test('a request that fails late is retried soon if another request is answered after its failure', async () => {
    await look('open1');
    await look('open2');
    await until('both are left open', () => fail.has('open1') && fail.has('open2'));
    await passes(PROBE);
    for (const one of fail.values()) one();
    await look('answered');
    await until('both are answered', () => transport.answers.has('open1') && transport.answers.has('open2'), SOON);
  });
});
