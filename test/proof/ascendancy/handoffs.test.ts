import { expect, it } from 'vitest';
import { handoffs } from '../../../src/games/ascendancy/proof/handoffs.ts';

/** The most changes of the awaited player in a round of three. */
const MOST = 9;

it('with default standing orders, a three-player round switches to another player at most nine times on average', () => {
  const { rounds } = handoffs('bound', [
    ['federation', 'klingon', 'romulan'],
    ['vulcan', 'andorian', 'ferengi'],
  ]);
  expect(rounds.length).toBeGreaterThan(10);
  expect(rounds.reduce((sum, one) => sum + one, 0) / rounds.length).toBeLessThanOrEqual(MOST);
  expect(rounds.filter((changes) => changes > MOST).length).toBeLessThanOrEqual(rounds.length / 3);
});
