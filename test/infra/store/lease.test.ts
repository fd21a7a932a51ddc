import { expect, test } from 'vitest';
import { connect } from '../../../src/store/connect.ts';
import { takeLease } from '../../../src/store/lease.ts';
import { withRedis } from '../support/redis.ts';
import { passes, until } from '../support/until.ts';

const redis = withRedis();
/** The lifetime of leases, in milliseconds: longer than a busy machine delays a process. */
const life = 1_200;

test('a lease is held by one process, and the next process gets it when it is released', async () => {
  const first = await takeLease(redis.connect(), 'bot', { life });
  let second = false;
  const waiting = takeLease(redis.connect(), 'bot', { life }).then((lease) => {
    second = true;
    return lease;
  });
  // The lease was renewed well beyond its lifetime.
  await passes(3 * life);
  expect(second).toBe(false);
  expect(first.lost.aborted).toBe(false);
  await first.release();
  await (await waiting).release();
});

test('a holder that can’t renew its lease loses it before another process can take it', async () => {
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

test('when a lease is taken away, its holder stops immediately', async () => {
  const connection = redis.connect();
  const lease = await takeLease(connection, 'taken', { life });
  await connection.set('lease:taken', 'someone else');
  await until('it is lost', () => lease.lost.aborted);
  await lease.release();
  expect(await connection.get('lease:taken')).toBe('someone else');
});

test('a lease is taken over at the usual time even if it would last a day because the clock was set back', async () => {
  const connection = redis.connect();
  await connection.set('lease:ahead', 'a dead process', 'PX', 24 * 3_600_000);
  const lease = await takeLease(connection, 'ahead', { life });
  expect(await connection.pttl('lease:ahead')).toBeLessThanOrEqual(life);
  await lease.release();
});

test('the wait for a lease can be aborted', async () => {
  const lease = await takeLease(redis.connect(), 'ended', { life });
  const stop = new AbortController();
  const waiting = takeLease(redis.connect(), 'ended', { life, signal: stop.signal });
  stop.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow();
  await lease.release();
});

test('a dead holder’s lease is taken over immediately by its successor, and by nobody else', async () => {
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

test('a holder that is allowed to wait out an outage keeps its lease', async () => {
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

test('a lease is kept while Redis refuses writes, and lost once another process has it', async () => {
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
