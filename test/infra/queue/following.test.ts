import { expect, test } from 'vitest';
import { Following } from '../../../src/queue/following.ts';
import { passes } from '../support/until.ts';

test('a job that fails before anybody looks at it is no unhandled error, and its error is found later', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown): number => unhandled.push(error);
  process.on('unhandledRejection', note);
  const following = new Following();
  const error = new Error('Connection is closed.');
  following.add(Promise.reject(error));
  following.add(Promise.resolve());
  await passes(1);
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
  expect(await following.errors()).toEqual([error]);
});
