import { afterEach, beforeEach, expect, test } from 'vitest';
import { History } from '../../../src/tables/history.ts';
import { toyGame } from '../../support/toy-game.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { answer, gamesOf, opening } from '../support/tables.ts';

const redis = withRedis();
let pipeline: TestPipeline;
beforeEach(() => redis.flush());
afterEach(() => pipeline.close());

const game = toyGame();
/** The same rules under a new number. */
const same = gamesOf({ ...game, rules: 2 });
/** Rules under which the game begins in another state. */
const other = gamesOf({
  ...game,
  rules: 2,
  setup: (options: Parameters<typeof game.setup>[0]) => ({ ...game.setup(options), turn: 5 }),
});

test.each([
  ['lead to the same state', same, [true, true, true]],
  ['lead to another state', other, [false, true, true]],
])('a table continues under newer rules that %s', async (_what, newer, expected) => {
  pipeline = await TestPipeline.open(redis.socket);
  await pipeline.send('old001', ...opening(), answer('ann', 0, 'd1', []), answer('bob', 1, 'd2', []));
  await pipeline.summary('old001', 'both have chosen', ({ seq }) => seq === 5);
  await pipeline.close();

  pipeline = await TestPipeline.open(redis.socket, { games: newer });
  await pipeline.send('old001', answer('ann', 0, 'd3', ['draw']));
  await pipeline.summary('old001', 'the next move is made', ({ seq }) => seq === 7);
  const history = new History(pipeline.store, newer);
  const held = await history.now('old001');
  const entries = await history.entries('old001', 6, 7);
  expect(held?.table.state?.rules).toBe(2);
  expect(entries.map(({ by, input }) => [by, input.t])).toEqual([
    ['worker', 'epoch'],
    [{ player: 'ann' }, 'answer'],
  ]);
  const verified = held === null ? [] : await history.verify('old001', held);
  expect(verified.map(({ from, to }) => [from, to])).toEqual([
    [0, 3],
    [3, 6],
    [6, 7],
  ]);
  expect(verified.map((stretch) => stretch.same)).toEqual(expected);
});
