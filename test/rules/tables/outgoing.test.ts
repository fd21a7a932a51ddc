import { expect, it } from 'vitest';
import { type TableStand, waitsAlike } from '../../../src/tables/outgoing.ts';

const stand = (...questions: (string | null)[]): TableStand => ({
  status: 'playing',
  proposal: null,
  seats: questions.map((question, seat) => ({ player: `${seat}`, question })),
  away: [],
});

it('who has answered and is asked again waits anew, others wait on', () => {
  expect(waitsAlike(stand('d1', null), stand('d1', null))).toBe(true);
  expect(waitsAlike(stand('d1', null), stand('d2', null))).toBe(false);
  expect(waitsAlike(stand('d1', null), stand(null, 'd2'))).toBe(false);
});
