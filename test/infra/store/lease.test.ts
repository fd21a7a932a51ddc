import { expect, test } from 'vitest';
import { connect } from '../../../src/store/connect.ts';
import { takeLease } from '../../../src/store/lease.ts';
import { withRedis } from '../support/redis.ts';
import { passes, until } from '../support/until.ts';

const redis = withRedis();
/** How long leases live, in milliseconds: longer than a busy machine delays a process. */
const life = 1_200;

test('one process holds a lease; the next one takes over when it is given back', async () => {
  const first = await takeLease(redis.connect(), 'bot', { life });
  let second = false;
  const waiting = takeLease(redis.connect(), 'bot', { life }).then((lease) => {
    second = true;
    return lease;
  });
  // Renewed well beyond its life.
  await passes(3 * life);
  expect(second).toBe(false);
  expect(first.lost.aborted).toBe(false);
  await first.release();
  await (await waiting).release();
});

test('a holder that can’t renew loses the lease before another one can have it', async () => {
  const own = connect(redis.socket, 'fail');
  await until('it is connected', () => own.status === 'ready');
  const first = await takeLease(own, 'gone', { life });
  const lost = new Promise<number>((tell) => {
    first.lost.addEventListener('abort', () => tell(performance.now()));
  });
  own.disconnect();
  const taken = takeLease(redis.connect(), 'gone', { life }).then(async (lease) => {
    const at = performance.now();
    await lease.release();
    return at;
  });
  expect(await lost).toBeLessThanOrEqual(await taken);
});

test('a holder whose lease was taken away stops at once', async () => {
  const connection = redis.connect();
  const lease = await takeLease(connection, 'taken', { life });
  await connection.set('lease:taken', 'someone else');
  await until('it is lost', () => lease.lost.aborted);
  await lease.release();
  expect(await connection.get('lease:taken')).toBe('someone else');
});

test('after the clock was set back, a lease that would last for a day is taken over like any other', async () => {
  const connection = redis.connect();
  await connection.set('lease:ahead', 'a dead process', 'PX', 24 * 3_600_000);
  const lease = await takeLease(connection, 'ahead', { life });
  expect(await connection.pttl('lease:ahead')).toBeLessThanOrEqual(life);
  await lease.release();
});

test('the wait for a lease can be ended', async () => {
  const lease = await takeLease(redis.connect(), 'ended', { life });
  const stop = new AbortController();
  const waiting = takeLease(redis.connect(), 'ended', { life, signal: stop.signal });
  stop.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow();
  await lease.release();
});

test('who comes in the place of a dead holder takes its lease over at once, and nobody else does', async () => {
  const dead = redis.connect();
  await takeLease(dead, 'mine', { holder: 'post 1' });
  dead.disconnect();
  const stranger = new AbortController();
  const waits = takeLease(redis.connect(), 'mine', { signal: stranger.signal });
  const lease = await takeLease(redis.connect(), 'mine', { holder: 'post 1' });
  expect(await redis.connect().get('lease:mine')).toBe('post 1');
  stranger.abort(new Error('waited in vain'));
  await expect(waits).rejects.toThrow();
  await lease.release();
});

test('a holder that may wait out an outage has its lease when Redis is back, though it ran out and others wait', async () => {
  const own = connect(redis.socket, 'fail');
  const first = await takeLease(own, 'outlasted', { life, outage: 20_000 });
  let second = false;
  const stop = new AbortController();
  const waits = takeLease(connect(redis.socket, 'fail'), 'outlasted', { life, signal: stop.signal }).then(() => {
    second = true;
  });
  const back = await redis.stop();
  await passes(3 * life);
  await back();
  await passes(3 * life);
  expect(first.lost.aborted).toBe(false);
  expect(second).toBe(false);
  stop.abort(new Error('waited in vain'));
  await expect(waits).rejects.toThrow();
  await first.release();
  own.disconnect();
});

test('while Redis refuses writes a holder keeps the lease, and loses it once another one has it', async () => {
  const connection = redis.connect();
  const lease = await takeLease(connection, 'full', { life, outage: life });
  await connection.config('SET', 'maxmemory', '1');
  const end = performance.now() + 5 * life;
  await until('Redis was full for longer than the lease can last', () => performance.now() > end);
  expect(lease.lost.aborted).toBe(false);
  await connection.config('SET', 'maxmemory', '0');
  await connection.set('lease:full', 'someone else');
  await until('it is lost', () => lease.lost.aborted);
});
