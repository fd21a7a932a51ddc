import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { create } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let pipeline: TestPipeline;
beforeEach(() => redis.flush());
afterEach(() => pipeline.close());

test('the sweep applies a command whose wake-up was lost', async () => {
  pipeline = await TestPipeline.open(redis.socket, { sweep: 200 });
  const command = create();
  await pipeline.directory.noteActive('lost01', command.at);
  const long = Date.now() - 60_000;
  const body = JSON.stringify(command);
  await pipeline.redis.xadd('{t:lost01}:inbox', `${long}-0`, 'id', command.id, 'alone', '1', 'body', body);
  await pipeline.summary('lost01', 'it is applied', ({ seq }) => seq === 0);
});

test('the sweep covers all other tables even if one can’t be checked', async () => {
  pipeline = await TestPipeline.open(redis.socket, { sweep: 200 });
  const command = create();
  // There are so many that the lost one is checked after the others.
  for (let table = 0; table < 201; table++) await pipeline.directory.noteActive(`torn${table}`, command.at - 1);
  await pipeline.redis.set('{t:torn0}:outbox', 'no stream');
  await pipeline.directory.noteActive('lost01', command.at);
  const body = JSON.stringify(command);
  await pipeline.redis.xadd(
    '{t:lost01}:inbox',
    `${Date.now() - 60_000}-0`,
    'id',
    command.id,
    'alone',
    '1',
    'body',
    body,
  );
  await pipeline.summary('lost01', 'it is applied', ({ seq }) => seq === 0);
});

test('the sweep sends messages and panels whose wake-up was lost', async () => {
  pipeline = await TestPipeline.open(redis.socket);
  await pipeline.send('lost02', { ...create(), answer: 'i1' });
  await pipeline.summary('lost02', 'the table is open', () => true);
  await pipeline.close();
  const connection = redis.connect();
  for (const key of await connection.keys('{subspace}:delivery*')) await connection.del(key);
  const transport = new RecordingTransport();
  pipeline = await TestPipeline.open(redis.socket, { transport, sweep: 200 });
  await until(
    'the panel and the answer are out',
    () => transport.in('ch1').length === 1 && transport.in('dm-ann').length === 1,
  );
  expect(transport.in('ch1')).toMatchObject([{ to: 'panel', status: 'lobby' }]);
});
