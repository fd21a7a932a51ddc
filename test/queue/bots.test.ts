import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Games } from '../../src/tables/games.ts';
import type { Command } from '../../src/tables/types.ts';
import { withRedis } from '../support/redis.ts';
import { Stage } from '../support/stage.ts';
import { command, create, randomBot, toys } from '../support/tables.ts';

const redis = withRedis();
let stage: Stage;
beforeEach(() => redis.flush());
afterEach(() => stage.close());

/** A table at which bots sit; they begin to play at once. */
function botTable(length: number): Command[] {
  return [
    create({ length }),
    command({ player: 'ann' }, { t: 'bot', seat: 0, bot: 'quick', player: 'ann' }),
    command({ player: 'ann' }, { t: 'bot', seat: 1, bot: 'quick', player: 'ann' }),
    command({ player: 'ann' }, { t: 'start', player: 'ann', ready: 'r' }),
  ];
}

test('bots play a game to its end', async () => {
  stage = await Stage.open(redis.socket, { bots: true });
  await stage.send('bots01', ...botTable(12));
  await stage.summary('bots01', 'the game is over', ({ status }) => status === 'over');
});

test('a bot knows its own cards and not the others’', async () => {
  const seen: unknown[] = [];
  const games: Games = {
    ...toys,
    bot: () => (state, seat, decision, random) => {
      if (seat === 0) seen.push(structuredClone(state.g));
      return randomBot(state, seat, decision, random);
    },
  };
  stage = await Stage.open(redis.socket, { bots: true, games });
  await stage.send('bots01', ...botTable(0));
  await stage.summary('bots01', 'the game is over', ({ status }) => status === 'over');
  expect(seen).toMatchObject([{ hands: [[900, 901], expect.anything()] }]);
  const [{ hands, decks } = { hands: [], decks: [] }] = seen as { hands: number[][]; decks: number[][] }[];
  // Dealt anew: the odds that chance alone leaves hand and deck as they are is one in millions.
  expect([...(hands[1] ?? []), ...(decks[1] ?? [])]).not.toEqual([
    1900,
    1901,
    ...Array.from({ length: 60 }, (_, i) => 1000 + i),
  ]);
});

test('a bot that fails is given the safe answer, and the game goes on', async () => {
  const games: Games = {
    ...toys,
    bot: () => () => {
      throw new Error('no idea');
    },
  };
  stage = await Stage.open(redis.socket, { bots: true, games });
  await stage.send('bots01', ...botTable(1));
  await stage.summary('bots01', 'the game is over', ({ status }) => status === 'over');
});

test('a bot whose turn got lost is woken by the sweeper', async () => {
  stage = await Stage.open(redis.socket);
  await stage.send('bots01', ...botTable(2));
  await stage.summary('bots01', 'bots are waited for', ({ awaited }) => awaited.length === 2);
  await stage.close();
  for (const key of await redis.connect().keys('{subspace}:bots*')) await redis.connect().del(key);
  stage = await Stage.open(redis.socket, { bots: true, sweep: 200 });
  await stage.summary('bots01', 'the game is over', ({ status }) => status === 'over');
});
