import { beforeEach, expect, test } from 'vitest';
import type { WorkerTools } from '../../../src/queue/drain.ts';
import type { Command } from '../../../src/tables/types.ts';
import { answeredMoves } from '../../support/long-turns.ts';
import { answers, begun, does, question, TABLE } from '../support/ahead-tables.ts';
import { carriesOut, cell, keeping, sent, told } from '../support/plan-tables.ts';
import { withRedis } from '../support/redis.ts';
import { command } from '../support/tables.ts';

const redis = withRedis();
beforeEach(() => redis.flush());

const MOVES = ['u0 moves to 1', 'u0 moves to 2'];

/** The results that Ann is told in direct messages. */
const results = async (): Promise<unknown[]> =>
  (await sent(redis)).flatMap((one) => (one.to === 'played' ? [one.line] : []));
const asking = (by: Command['by']): Command =>
  command(by, { t: 'orders', seat: 1, orders: { ask: ['attacked'], prefer: {} } });

test('T-AHEAD-01: the rest of a kept line waits for a person, and is played when they let its step happen', async () => {
  const worker = await begun(redis, answeredMoves());
  await does(worker, asking({ player: 'bob' }), keeping());
  await answers(worker, 1, 'draw');
  expect(await carriesOut(worker)).toBe(1);
  expect(await cell(worker)).toBe(1);
  expect(await results()).toEqual([{ picked: MOVES.slice(0, 1), stopped: null, rest: 'u0 to 2' }]);
  await answers(worker, 1, 'pass');
  // Ann’s move opens the window again.
  expect(await cell(worker)).toBe(2);
  expect(await told(worker)).toMatchObject({
    at: expect.any(Number),
    waited: 1,
    line: { picked: MOVES, stopped: null },
  });
  expect(await results()).toHaveLength(1);
});

test('T-AHEAD-01: the rest of a kept line waits for a bot, and its author is told once, at the end', async () => {
  const worker = await begun(redis, answeredMoves());
  const heir = { to: 'bot', bot: 'standard' } as const;
  await does(worker, command({ host: 'hal' }, { t: 'vacate', seat: 1, heir, host: 'Hal' }), asking({ seat: 1 }));
  await does(worker, keeping());
  await botAnswers(worker, 'draw');
  expect(await carriesOut(worker)).toBe(1);
  expect([await cell(worker), await results()]).toEqual([1, []]);
  await botAnswers(worker, 'pass');
  expect([await cell(worker), await results()]).toEqual([2, [{ picked: MOVES, stopped: null }]]);
  expect((await worker.history.now(TABLE))?.table.chairs[1]?.bot).toBe('standard');
});

async function botAnswers(worker: WorkerTools, key: string): Promise<void> {
  const decision = (await question(worker, 1))?.id ?? '';
  await does(worker, command({ seat: 1 }, { t: 'answer', seat: 1, decision, keys: [key] }));
}
