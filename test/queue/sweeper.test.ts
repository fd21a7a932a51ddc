import { afterEach, beforeEach, expect, test } from 'vitest';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { Stage } from '../support/stage.ts';
import { create } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let stage: Stage;
beforeEach(() => redis.flush());
afterEach(() => stage.close());

test('a command whose wake-up got lost is applied by the sweeper', async () => {
  stage = await Stage.open(redis.socket, { sweep: 200 });
  const command = create();
  await stage.directory.noteActive('lost01', command.at);
  const long = Date.now() - 60_000;
  const body = JSON.stringify(command);
  await stage.redis.xadd('{t:lost01}:inbox', `${long}-0`, 'id', command.id, 'alone', '1', 'body', body);
  await stage.summary('lost01', 'it is applied', ({ seq }) => seq === 0);
});

test('messages and panels whose wake-up got lost are sent by the sweeper', async () => {
  stage = await Stage.open(redis.socket);
  await stage.send('lost02', { ...create(), answer: 'i1' });
  await stage.summary('lost02', 'the table is open', () => true);
  await stage.close();
  const connection = redis.connect();
  for (const key of await connection.keys('{subspace}:delivery*')) await connection.del(key);
  const transport = new RecordingTransport();
  stage = await Stage.open(redis.socket, { transport, sweep: 200 });
  await until(
    'the panel and the answer are out',
    () => transport.in('ch1').length === 1 && transport.in('dm-ann').length === 1,
  );
  expect(transport.in('ch1')).toMatchObject([{ to: 'panel', status: 'lobby' }]);
});
