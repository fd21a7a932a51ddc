import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Games } from '../../../src/tables/games.ts';
import type { Command } from '../../../src/tables/types.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { command, create, randomBot, toys } from '../support/tables.ts';

const redis = withRedis();
let pipeline: TestPipeline;
beforeEach(() => redis.flush());
afterEach(() => pipeline.close());

/** Opens a table with bots in its seats. They start to play immediately. */
function botTable(length: number): Command[] {
  return [
    create({ length }),
    command({ player: 'ann' }, { t: 'bot', seat: 0, bot: 'quick', player: 'ann' }),
    command({ player: 'ann' }, { t: 'bot', seat: 1, bot: 'quick', player: 'ann' }),
    command({ player: 'ann' }, { t: 'start', player: 'ann', ready: 'r' }),
  ];
}

test('bots play a whole game to the end', async () => {
  pipeline = await TestPipeline.open(redis.socket, { bots: true });
  await pipeline.send('bots01', ...botTable(12));
  await pipeline.summary('bots01', 'the game is over', ({ status }) => status === 'over');
});

test('a bot sees no cards except its own', async () => {
  const seen: unknown[] = [];
  const games: Games = {
    ...toys,
    bot: () => (state, seat, decision, random) => {
      if (seat === 0) seen.push(structuredClone(state.g));
      return randomBot(state, seat, decision, random);
    },
  };
  pipeline = await TestPipeline.open(redis.socket, { bots: true, games });
  await pipeline.send('bots01', ...botTable(0));
  await pipeline.summary('bots01', 'the game is over', ({ status }) => status === 'over');
  expect(seen).toMatchObject([{ hands: [[900, 901], expect.anything()] }]);
  const [{ hands, decks } = { hands: [], decks: [] }] = seen as { hands: number[][]; decks: number[][] }[];
  // The cards were dealt again. Chance alone would leave hand and deck unchanged once in millions of cases.
  expect([...(hands[1] ?? []), ...(decks[1] ?? [])]).not.toEqual([
    1900,
    1901,
    ...Array.from({ length: 60 }, (_, i) => 1000 + i),
  ]);
});

test('if a bot fails, the safe answer is used instead, and the game continues', async () => {
  const games: Games = {
    ...toys,
    bot: () => () => {
      throw new Error('no idea');
    },
  };
  pipeline = await TestPipeline.open(redis.socket, { bots: true, games });
  await pipeline.send('bots01', ...botTable(1));
  await pipeline.summary('bots01', 'the game is over', ({ status }) => status === 'over');
});

test('the sweep wakes a bot if the wake-up for its turn was lost', async () => {
  pipeline = await TestPipeline.open(redis.socket);
  await pipeline.send('bots01', ...botTable(2));
  await pipeline.summary('bots01', 'bots are waited for', ({ awaited }) => awaited.length === 2);
  await pipeline.close();
  for (const key of await redis.connect().keys('{subspace}:bots*')) await redis.connect().del(key);
  pipeline = await TestPipeline.open(redis.socket, { bots: true, sweep: 200 });
  await pipeline.summary('bots01', 'the game is over', ({ status }) => status === 'over');
});
