import { expect, test } from 'vitest';
import { storeTrouble } from '../../../src/store/redis-errors.ts';

test.each([
  ['MISCONF Errors writing to the AOF file: No space left on device', 'This server’s disk is full'],
  ["OOM command not allowed when used memory > 'maxmemory'.", 'This server’s memory is full'],
  [
    "ERR Error running script (call to f_beef354d82996a708aa0): @user_script:1: @user_script: 1: -OOM command not allowed when used memory > 'maxmemory'.",
    'This server’s memory is full',
  ],
  ['LOADING Redis is loading the dataset in memory', 'just starting'],
  ['connect ECONNREFUSED 127.0.0.1:6379', 'can’t be reached'],
  ['Connection is closed.', 'can’t be reached'],
  ['Command timed out', 'can’t be reached'],
])('the error “%s” is explained in one clear sentence with what to do', (message, words) => {
  const said = storeTrouble(new Error(message));
  expect(said).toContain(words);
  expect(said).toContain('try again');
});

test('an error that doesn’t come from Redis gets no explanation', () => {
  expect(storeTrouble(new Error('the hand holds no such card'))).toBeNull();
  expect(storeTrouble('ECONNREFUSED')).toBeNull();
});
