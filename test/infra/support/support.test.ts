import { expect, test } from 'vitest';
import { withRedis } from './redis.ts';
import { until } from './until.ts';

const redis = withRedis();
/** A short deadline, in milliseconds. */
const SOON = 20;

test('the Redis fixture’s data survives a crash', async () => {
  const before = redis.connect();
  await before.set('table', 'kept');
  await redis.crash();
  expect(await redis.connect().get('table')).toBe('kept');
});

test('the Redis fixture can be emptied', async () => {
  const connection = redis.connect();
  await connection.set('table', 'gone');
  await redis.flush();
  expect(await connection.get('table')).toBeNull();
});

test('`until` returns the first truthy value and ignores earlier errors', async () => {
  let asked = 0;
  const value = await until('the third time', () => {
    asked += 1;
    if (asked === 1) throw new Error('not yet');
    return asked === 3 ? 'third' : undefined;
  });
  expect(value).toBe('third');
});

test('the error thrown by `until` says what it waited for and includes the last error', async () => {
  const never = until('pigs fly', () => Promise.reject(new Error('no wings')), SOON);
  await expect(never).rejects.toThrow('Waited 20 ms in vain until pigs fly.');
  await expect(never).rejects.toMatchObject({ cause: new Error('no wings') });
});
