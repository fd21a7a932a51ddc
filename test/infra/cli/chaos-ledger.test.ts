import { expect, test } from 'vitest';
import type { Done } from '../../../src/cli/chaos/at-table.ts';
import { isClean, judge } from '../../../src/cli/chaos/ledger.ts';

/** An action, and the answer to it: a text, no response, or nothing. */
function payload(id: string, told: string | null, typed = true, at = 0): Done {
  const read = told === 'no response' ? told : { words: told ?? '' };
  return { id, typed, at, read: Promise.resolve(read), told: () => told, toldAt: () => at + 1 };
}

const HAPPENED = 'Kills\n• Ann moves.';
const AGAIN = 'That wasn’t done, because the bot restarted at that moment. Please do it again.';

test.each<[what: string, done: Done[], log: string[], verdict: object]>([
  [
    'all is well',
    [payload('a', HAPPENED), payload('b', AGAIN), payload('c', 'no response')],
    ['a'],
    { notDone: 1, noResponse: 1 },
  ],
  ['a reported action that didn’t happen is lost', [payload('a', HAPPENED)], [], { lost: ['a'] }],
  ['a lost action reported before Redis was set back', [payload('a', HAPPENED, true, 98)], [], { lost: ['a'] }],
  ['a lost action reported after Redis was set back', [payload('a', HAPPENED, true, 200)], [], { lost: ['a'] }],
  ['the person reads that there is no table', [payload('a', 'There are no tables here yet.')], [], { denied: ['a'] }],
  [
    'the person reads that they have no seat',
    [payload('a', 'You haven’t joined a table yet. `/game new` opens one.', false)],
    [],
    { denied: ['a'] },
  ],
  ['an offered option doesn’t count as an action', [payload('a', '• **Move** on')], [], {}],
  ['an action is applied twice', [payload('a', HAPPENED)], ['a', 'a'], { doubled: ['a'] }],
  ['an action comes from nobody', [payload('a', HAPPENED)], ['a', 'x'], { doubled: ['x'] }],
  [
    'a promised answer never arrives',
    [payload('a', null), payload('b', null, false)],
    ['a'],
    { deferredLost: ['a', 'b'] },
  ],
  ['an action that happened is reported as to be repeated', [payload('a', AGAIN)], ['a'], { mistold: ['a'] }],
  ['an offered option is reported as unknown', [payload('a', 'You can’t do “d1:xy” now.')], [], { misread: ['a'] }],
  ['an action that happened gets “no response”', [payload('a', 'no response')], ['a'], { mistold: ['a'] }],
])('the ledger judges the fate of people’s actions: %s', async (_what, done, log, verdict) => {
  const none = {
    lost: [],
    setBack: [],
    denied: [],
    doubled: [],
    deferredLost: [],
    mistold: [],
    misread: [],
    notDone: 0,
    noResponse: 0,
  };
  const found = await judge(done, log, [{ from: 100, to: 200 }], 0);
  expect(found).toMatchObject({ ...none, ...verdict, notDone: expect.any(Number), noResponse: expect.any(Number) });
  expect(isClean(found)).toBe(Object.values(verdict).every((value) => typeof value === 'number'));
});

test('the ledger lists answers lost in a Redis rollback separately from other losses', async () => {
  const done = [
    payload('a', HAPPENED, true, 99.5),
    payload('b', HAPPENED, true, 150),
    payload('c', HAPPENED, true, 199),
  ];
  const found = await judge(done, [], [{ from: 100, to: 200 }], 0);
  expect(found).toMatchObject({ lost: [], setBack: ['a', 'b', 'c'] });
  expect(isClean(found)).toBe(true);
});
