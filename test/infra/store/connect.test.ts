import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { connect } from '../../../src/store/connect.ts';

const NOWHERE = '/nowhere/redis.sock';

const said = (connection: Redis, event: string) => new Promise((done) => connection.once(event, done));

test('a connection that is closed between two tries ends, and so do its duplicates', async () => {
  const redis = connect(NOWHERE, 'wait');
  for (const connection of [redis, redis.duplicate().on('error', () => {})]) {
    if (connection.status !== 'reconnecting') await said(connection, 'reconnecting');
    const waiting = expect(connection.get('a')).rejects.toThrow('Connection is closed');
    const ended = said(connection, 'end');
    connection.disconnect();
    await ended;
    await waiting;
    expect(connection.status).toBe('end');
  }
});

test('a try to connect that nobody waits for ends no process when the connection is closed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'subspace-closing-'));
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((done) => server.listen(join(folder, 'redis.sock'), done));
  const unhandled: unknown[] = [];
  const note = (error: unknown): void => void unhandled.push(error);
  process.on('unhandledRejection', note);
  const redis = connect(join(folder, 'redis.sock'), 'wait');
  redis.disconnect();
  await said(redis, 'end');
  const closed = said(redis, 'close');
  void redis.connect();
  await closed;
  redis.disconnect();
  // Rejections that nobody handled are told of once all that was due is done.
  await new Promise((done) => setImmediate(done));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
  await new Promise((done) => server.close(done));
  await rm(folder, { recursive: true });
});
