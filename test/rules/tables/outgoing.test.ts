import { expect, it } from 'vitest';
import { hasSameWaiters, lasts, type TableStand } from '../../../src/tables/outgoing.ts';

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

it('once all others have answered, the last player reads that everyone else has chosen', () => {
  const last = (seat: number) => [{ to: 'turn', seat, player: `${seat}`, last: true }];
  expect(lasts(stand('d1', 'd2', 'd3'), stand(null, 'd2', null))).toEqual(last(1));
  expect(lasts(stand('d1', 'd2', null), stand('d1', null, null))).toEqual(last(0));
  // Two are left, the question is a new one, or nobody else was asked.
  expect(lasts(stand('d1', 'd2', 'd3'), stand(null, 'd2', 'd3'))).toEqual([]);
  expect(lasts(stand('d1', 'd2'), stand(null, 'd3'))).toEqual([]);
  expect(lasts(stand(null, 'd2'), stand(null, 'd2'))).toEqual([]);
  expect(lasts(null, stand(null, 'd2'))).toEqual([]);
});

it('nobody is told so if a bot is asked last, or if there is nobody else but bots', () => {
  const withBots = (who: TableStand, ...people: number[]): TableStand => ({
    ...who,
    seats: who.seats.map(({ question, player }, seat) => ({ question, player: people.includes(seat) ? player : null })),
  });
  const [before, now] = [stand('d1', 'd2', 'd3'), stand(null, 'd2', null)];
  expect(lasts(withBots(before, 0, 2), withBots(now, 0, 2))).toEqual([]);
  expect(lasts(withBots(before, 1), withBots(now, 1))).toEqual([]);
  expect(lasts(withBots(before, 0, 1), withBots(now, 0, 1))).toHaveLength(1);
});
