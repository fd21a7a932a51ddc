import { expect, test } from 'vitest';
import { Channels } from '../../../src/queue/channels.ts';
import { Breaker } from '../../../src/store/breaker.ts';
import { failing, RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';

const redis = withRedis();
const body = { content: 'hello' };

test('a late retry finds the earlier message even if the chat has forgotten its nonce', async () => {
  const transport = new RecordingTransport();
  transport.knowsNonces = false;
  const channels = new Channels(redis.connect(), transport, Date);
  const first = Date.now() - 120_000;
  const ref = await channels.post('ch1', body, [], { nonce: 'n1', first, repeat: false });
  await channels.post('ch1', body, [], { nonce: 'n2', first, repeat: false });
  expect(await channels.post('ch1', body, [], { nonce: 'n1', first, repeat: true })).toEqual(ref);
  expect(transport.messages).toHaveLength(2);
});

test('an early retry relies on the nonce and makes no other request', async () => {
  const transport = new RecordingTransport();
  const channels = new Channels(redis.connect(), transport, Date);
  const attempt = { nonce: 'n1', first: Date.now(), repeat: true };
  await channels.post('ch2', body, [], attempt);
  await channels.post('ch2', body, [], attempt);
  expect(transport.calls).toEqual(['post ch2', 'post ch2']);
  expect(transport.messages).toHaveLength(1);
});

test('three consecutive refusals pause a channel, and a success resets the count', async () => {
  const transport = new RecordingTransport();
  const connection = redis.connect();
  const channels = new Channels(connection, transport, Date, new Breaker(connection, 60));
  let posts = 0;
  const post = () => channels.post('ch3', body, [], { nonce: `n${posts++}`, first: 0, repeat: false });
  failing(transport, 'post', 'missing-permission', 2);
  await expect(post()).rejects.toThrow('missing-permission');
  await expect(post()).rejects.toThrow('missing-permission');
  await post();
  failing(transport, 'post', 'gone-channel', 9);
  for (let i = 0; i < 3; i++) await expect(post()).rejects.toThrow('gone-channel');
  const before = transport.calls.length;
  await expect(post()).rejects.toThrow('is paused');
  expect(transport.calls).toHaveLength(before);
});
