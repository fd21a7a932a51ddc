import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { expect, test, vi } from 'vitest';
import { connect, hangUp, retireDuplicates } from '../../../src/store/connect.ts';
import { withRedis } from '../support/redis.ts';

const server = withRedis();
const NOWHERE = '/nowhere/redis.sock';

const said = (connection: Redis, event: string) => new Promise((done) => connection.once(event, done));

test('a connection that is closed between two attempts ends, and so does its duplicate', async () => {
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

test('an abandoned connection attempt doesn’t end the process', async () => {
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
  // Unhandled rejections are reported after all pending callbacks.
  await new Promise((done) => setImmediate(done));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
  await new Promise((done) => server.close(done));
  await rm(folder, { recursive: true });
});

test('a cluster connection ends if it is closed before it knows any node', async () => {
  for (const one of [connect('redis-cluster://127.0.0.1:1', 'wait'), connect('redis-cluster://localhost:1', 'wait')]) {
    const ended = said(one, 'end');
    one.disconnect();
    await ended;
  }
});

test('a connection ends even if BullMQ reopens it while it is being closed', async () => {
  const redis = connect(NOWHERE, 'wait');
  const twin = redis.duplicate().on('error', () => {});
  const far = twin.duplicate().on('error', () => {});
  retireDuplicates(redis);
  for (const one of [twin, far]) {
    const ended = said(one, 'end');
    one.disconnect();
    await ended;
    await expect(one.connect()).rejects.toThrow('Connection is closed');
    expect(one.status).toBe('end');
  }
  // The connection itself still serves unfinished work.
  if (redis.status !== 'reconnecting') await said(redis, 'reconnecting');
  await said(redis, 'connecting');
  const all = [redis, redis.duplicate().on('error', () => {})];
  const ended = Promise.all(all.map((one) => said(one, 'end')));
  hangUp(redis);
  await ended;
});

test('a connection to a silent server ends, and its waiting commands fail', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'subspace-silent-'));
  const sockets: Socket[] = [];
  const server = createServer({ allowHalfOpen: true }, (socket) => void sockets.push(socket.pause()));
  await new Promise<void>((done) => server.listen(join(folder, 'redis.sock'), done));
  const redis = connect(join(folder, 'redis.sock'), 'wait');
  await said(redis, 'connect');
  const waiting = expect(redis.get('a')).rejects.toThrow('Connection is closed');
  const ended = said(redis, 'end');
  hangUp(redis);
  await Promise.all([ended, waiting]);
  for (const socket of sockets) socket.destroy();
  await new Promise((done) => server.close(done));
  await rm(folder, { recursive: true });
});

test('a connection that a process ends while it stands still isn’t opened again, unless somebody asks for that', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'subspace-still-'));
  const sockets: Socket[] = [];
  const server = createServer({ allowHalfOpen: true }, (socket) => void sockets.push(socket.pause()));
  await new Promise<void>((done) => server.listen(join(folder, 'redis.sock'), done));
  const redis = connect(join(folder, 'redis.sock'), 'wait');
  await said(redis, 'connect');
  // All timers run before the connection can close, as after a long standstill.
  vi.useFakeTimers();
  const ended = said(redis, 'end');
  redis.disconnect();
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await ended;
  // Now it closes. Either it ends again, or the driver connects again.
  const again = new Promise((done) => server.once('connection', done));
  const next = await Promise.race([said(redis, 'end').then(() => 'end'), again.then(() => 'connected')]);
  expect(next).toBe('end');

  void redis.connect();
  await again;
  hangUp(redis);
  for (const socket of sockets) socket.destroy();
  await new Promise((done) => server.close(done));
  await rm(folder, { recursive: true });
});

test('the commands of one turn of the event loop reach Redis in one write, in their order', async () => {
  const redis = connect(server.socket, 'wait');
  await redis.ping();
  const { stream } = redis;
  const both = Promise.all([redis.rpush('list', 'a'), redis.multi().rpush('list', 'b').rpush('list', 'c').exec()]);
  const last = redis.lrange('list', 0, -1);
  expect(stream.writableCorked).toBe(1);
  expect(stream.writableLength).toBeGreaterThan(0);
  await new Promise((turn) => process.nextTick(turn));
  expect([stream.writableCorked, stream.writableLength]).toEqual([0, 0]);
  await both;
  expect(await last).toEqual(['a', 'b', 'c']);
  // A command that follows an answer is sent at once.
  expect(await redis.llen('list')).toBe(3);
  hangUp(redis);
});
