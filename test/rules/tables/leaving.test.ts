import { expect, test } from 'vitest';
import { leavingOf } from '../../../src/tables/leave-for-good.ts';
import type { Summary } from '../../../src/tables/summary.ts';

const chair = (player: string | null, bot: string | null = null) => ({ name: 'A', player, called: player, bot });

function table(more: Partial<Summary>): Summary {
  return {
    ...{ id: 'abc123', game: 'numbers', title: 'T', owner: 'ann', status: 'playing', options: {}, seq: 4 },
    ...{ chairs: [chair('ann'), chair('bob')], awaited: [], since: 0 },
    place: { guild: 'g', channel: 'c', thread: null },
    ...more,
  };
}

test('T-FORGET-01: how a person leaves depends on who else is at the table', () => {
  const resigns = { by: { player: 'ann' }, input: { t: 'resign', seat: 0, bot: 'standard', gone: true } };
  expect(leavingOf(table({}), 'ann')).toEqual(resigns);
  const alone = table({ chairs: [chair('ann'), chair(null, 'standard')] });
  expect(leavingOf(alone, 'ann')).toMatchObject({ by: 'owner', input: { t: 'end' } });
  const lobby = table({ status: 'lobby' });
  expect(leavingOf(lobby, 'ann')).toMatchObject({ by: 'owner', input: { t: 'end' } });
  expect(leavingOf(lobby, 'bob')).toEqual({ by: { player: 'bob' }, input: { t: 'leave', seat: 1, player: 'bob' } });
  expect(leavingOf(lobby, 'eve')).toBeNull();
  // The owner of a running game without a seat has nothing to leave, and neither has anybody after the end.
  expect(leavingOf(table({ chairs: [chair('bob'), chair('cat')] }), 'ann')).toBeNull();
  for (const status of ['over', 'ended'] as const) expect(leavingOf(table({ status }), 'ann')).toBeNull();
});
