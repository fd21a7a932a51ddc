import { expect, it } from 'vitest';
import { hasSameWaiters, type TableStand } from '../../../src/tables/outgoing.ts';

const stand = (...questions: (string | null)[]): TableStand => ({
  status: 'playing',
  proposal: null,
  seats: questions.map((question, seat) => ({ player: `${seat}`, question })),
  away: [],
});

it('if a player answers and is asked again, only that player’s wait restarts', () => {
  expect(hasSameWaiters(stand('d1', null), stand('d1', null))).toBe(true);
  expect(hasSameWaiters(stand('d1', null), stand('d2', null))).toBe(false);
  expect(hasSameWaiters(stand('d1', null), stand(null, 'd2'))).toBe(false);
});
