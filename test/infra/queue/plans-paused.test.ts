import { beforeEach, describe, expect, test } from 'vitest';
import type { WorkerTools } from '../../../src/queue/drain.ts';
import { longTurns } from '../../support/long-turns.ts';
import { toyGame } from '../../support/toy-game.ts';
import { answers, begun, does, question } from '../support/ahead-tables.ts';
import {
  agree,
  CARD,
  carriesOut,
  cell,
  due,
  keeping,
  kept,
  OTHER,
  position,
  prepared,
  preparing,
  sent,
  told,
} from '../support/plan-tables.ts';
import { withRedis } from '../support/redis.ts';
import { command } from '../support/tables.ts';

const redis = withRedis();
beforeEach(() => redis.flush());

const PAUSE = { do: 'pause', until: null } as const;
const RESUME = { do: 'resume' } as const;

/** A plan of Ann, and how its question comes. */
interface Plan {
  plan: string;
  makes: () => ReturnType<typeof keeping>;
  comes: (worker: WorkerTools) => Promise<void>;
  /** True if the plan was carried out. */
  isDone: (worker: WorkerTools) => Promise<boolean>;
  /** When the plan is carried out, as it is stored. */
  stored: (worker: WorkerTools) => Promise<object | undefined>;
  /** Ann does something else herself. */
  other: string;
}

const PLANS: readonly Plan[] = [
  {
    plan: 'a kept line',
    makes: () => keeping(),
    comes: (worker) => answers(worker, 1, 'draw'),
    isDone: async (worker) => (await cell(worker)) === 2,
    stored: async (worker) => (await kept(worker))?.move,
    other: 'move:u0:12',
  },
  {
    plan: 'a prepared answer',
    makes: () => preparing(),
    comes: (worker) => answers(worker, 1, 'attack:u1:u0'),
    isDone: async (worker) => (await position(worker)).hands[0]?.includes(CARD) === false,
    stored: async (worker) => (await prepared(worker))?.asked,
    other: `card:${OTHER}`,
  },
];

/** The number of messages that tell Ann what has become of her plan. */
async function askedAgain(): Promise<number> {
  return (await sent(redis)).filter((one) => one.to === 'turn' && one.plan === true && one.player === 'ann').length;
}

describe.each(PLANS)('T-AHEAD-04: $plan', ({ makes, comes, isDone, stored, other }) => {
  test('waits if its question comes in a pause, and is carried out afterwards', async () => {
    const worker = await begun(redis);
    await does(worker, makes());
    await agree(worker, PAUSE);
    await comes(worker);
    expect(await stored(worker)).toMatchObject({ paused: true });
    expect(await due(worker)).toEqual([]);
    await agree(worker, RESUME);
    expect(await stored(worker)).not.toHaveProperty('paused');
    expect(await carriesOut(worker)).toBe(1);
    expect(await isDone(worker)).toBe(true);
  });

  test('waits if a pause begins first, also if the clock’s command is on its way, and its author reads that', async () => {
    const worker = await begun(redis);
    await does(worker, makes());
    await comes(worker);
    const early = await due(worker);
    expect(early).toHaveLength(1);
    expect(await askedAgain()).toBe(0);
    await agree(worker, PAUSE);
    expect(await askedAgain()).toBe(1);
    await does(worker, ...early);
    expect(await isDone(worker)).toBe(false);
    expect(await due(worker)).toEqual([]);
    await agree(worker, RESUME);
    expect(await askedAgain()).toBe(2);
    await carriesOut(worker);
    expect(await isDone(worker)).toBe(true);
  });

  test('continues when the pause has reached its end', async () => {
    const worker = await begun(redis);
    await does(worker, makes());
    const until = Date.now() + 60_000;
    await agree(worker, { do: 'pause', until });
    await comes(worker);
    const { pauses } = (await worker.history.now('t1'))?.table ?? expect.fail('the table is gone');
    const from = pauses?.at(-1)?.from ?? expect.fail('there is no pause');
    await does(worker, command('clock', { t: 'resume', from }));
    expect(await carriesOut(worker)).toBe(1);
    expect(await isDone(worker)).toBe(true);
  });

  test('waits again in a second pause', async () => {
    const worker = await begun(redis);
    await does(worker, makes());
    await comes(worker);
    await agree(worker, PAUSE);
    await agree(worker, RESUME);
    await agree(worker, PAUSE);
    expect(await due(worker)).toEqual([]);
    expect(await stored(worker)).toMatchObject({ paused: true });
  });

  test('isn’t carried out once its author has acted in the pause', async () => {
    const worker = await begun(redis);
    await does(worker, makes());
    await agree(worker, PAUSE);
    await comes(worker);
    await answers(worker, 0, other);
    await agree(worker, RESUME);
    expect(await carriesOut(worker)).toBe(0);
    expect(await isDone(worker)).toBe(false);
  });

  test('is due by the stored time of an earlier version, and is put off then', async () => {
    const worker = await begun(redis);
    await does(worker, makes());
    await comes(worker);
    const field = makes().input.t === 'keep' ? '0' : 'if:0';
    const before = (await worker.store.ahead('t1'))[field] ?? expect.fail('nothing is stored');
    await agree(worker, PAUSE);
    await redis.connect().hset('{t:t1}:ahead', field, before);
    expect(await carriesOut(worker)).toBe(1);
    expect(await isDone(worker)).toBe(false);
    expect(await stored(worker)).toMatchObject({ paused: true });
  });
});

test('T-AHEAD-01: a line is dropped if its author does something else in a pause, and they read why', async () => {
  const worker = await begun(redis, toyGame());
  await does(worker, keeping('u0 to 1'));
  await agree(worker, PAUSE);
  await answers(worker, 1, 'move:u1:7');
  expect((await kept(worker))?.move).toMatchObject({ paused: true });
  await answers(worker, 0, 'move:u0:12');
  expect(await told(worker)).toMatchObject({ line: { stopped: { text: 'You did something else first.' } } });
  expect(await kept(worker)).toBeNull();
});

test('T-AHEAD-04: an answer that is due stays due after a pause, although another is prepared meanwhile', async () => {
  const worker = await begun(redis);
  await does(worker, preparing());
  await answers(worker, 1, 'attack:u1:u0');
  await does(worker, preparing({ answer: 'pass' }));
  await agree(worker, PAUSE);
  await agree(worker, RESUME);
  expect((await prepared(worker))?.asked).toMatchObject({ id: 1, due: expect.any(Number) });
  await does(worker, command({ player: 'ann' }, { t: 'unprepare', seat: 0, id: 1 }));
  expect(await due(worker)).toEqual([]);
});

test('T-AHEAD-04: a pause changes nothing about a plan that isn’t carried out', async () => {
  const worker = await begun(redis, longTurns());
  await does(worker, preparing({ answer: 'card:555' }));
  await answers(worker, 1, 'attack:u1:u0');
  const before = await prepared(worker);
  expect(before?.asked).toHaveProperty('why');
  await agree(worker, PAUSE);
  expect(await prepared(worker)).toEqual(before);
  expect(await askedAgain()).toBe(0);
  expect(await question(worker, 0)).not.toBeNull();
});
