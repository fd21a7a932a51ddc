import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeTrouble } from '../../../src/store/redis-errors.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, create, opening } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let pipeline: TestPipeline;
let transport: RecordingTransport;
beforeEach(async () => {
  await redis.flush();
  transport = new RecordingTransport();
  pipeline = await TestPipeline.open(redis.socket, { transport, sweep: 1_000 });
});
afterEach(() => pipeline.close());

test('while Redis is full, new commands are refused with a clear message, and acknowledged ones continue later', async () => {
  await pipeline.send('full01', ...opening());
  await pipeline.summary('full01', 'the game has begun', ({ seq }) => seq === 3);
  const acknowledged = answer('ann', 0, 'd1', []);
  await pipeline.send('full01', acknowledged);
  await pipeline.redis.config('SET', 'maxmemory', '1');
  const refused = await pipeline.send('full01', answer('bob', 1, 'd2', [])).catch((error) => error);
  expect(storeTrouble(refused)).toContain('This server’s memory is full');
  await pipeline.redis.config('SET', 'maxmemory', '0');
  await pipeline.summary('full01', 'the acknowledged one is applied', ({ seq }) => seq >= 4);
  await pipeline.send('full01', answer('bob', 1, 'd2', []));
  await pipeline.summary('full01', 'the game goes on', ({ awaited }) => awaited.join() === '0');
});

test('if Redis is nearly full, no table can be opened, but games continue', async () => {
  await pipeline.send('full01', ...opening());
  await pipeline.summary('full01', 'the game has begun', ({ seq }) => seq === 3);
  const used = Number(/used_memory:(\d+)/.exec(await pipeline.redis.info('memory'))?.[1]);
  await pipeline.redis.config('SET', 'maxmemory', String(Math.round(used / 0.85)));
  await pipeline.close();
  pipeline = await TestPipeline.open(redis.socket, { transport });
  await pipeline.answers.put('i1', { applicationId: 'a', token: 'i1', at: Date.now() });
  await pipeline.send('full02', create({}, {}), { ...create(), answer: 'i1' });
  const refusal = await until('it is refused', () => transport.answers.get('i1'));
  expect(refusal.body['content']).toContain('no new table can be opened');
  expect(await pipeline.directory.summary('full02')).toBeNull();
  await pipeline.send('full01', command({ player: 'ann' }, { t: 'orders', seat: 0, orders: { ask: [] } }));
  await pipeline.summary('full01', 'the game goes on', ({ seq }) => seq === 4);
  await pipeline.redis.config('SET', 'maxmemory', '0');
});

test('commands, reads and messages continue after a Redis outage', async () => {
  await pipeline.send('away01', ...opening());
  await pipeline.summary('away01', 'the game has begun', ({ seq }) => seq === 3);
  await redis.crash();
  await pipeline.answers.put('i1', { applicationId: 'a', token: 'i1', at: Date.now() });
  await pipeline.answers.put('i2', { applicationId: 'a', token: 'i2', at: Date.now() });
  await pipeline.send('away01', { ...answer('ann', 0, 'd1', []), answer: 'i1' });
  await pipeline.backend.read({ table: 'away01', reader: 0, player: 'ann', read: { what: 'hand' }, answer: 'i2' });
  await until('both are answered', () => transport.answers.has('i1') && transport.answers.has('i2'));
  const picked = { words: 'None of these', verb: 'card' };
  expect(transport.answer('i1').outgoing.outcome).toEqual({ done: true, seq: 4, repeated: false, picked });
});
