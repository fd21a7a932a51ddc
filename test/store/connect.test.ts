import type { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { connect } from '../../src/store/connect.ts';

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
