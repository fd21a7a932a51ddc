import { beforeEach, describe, expect, test } from 'vitest';
import type { TablePace } from '../../../src/kernel/pace.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import type { WorkerTools } from '../../../src/queue/drain.ts';
import { longTurns } from '../../support/long-turns.ts';
import { withSafeAnswers } from '../../support/safe-answers.ts';
import type { Skirmish } from '../../support/toy-game.ts';
import { answers, begun, does, question, TABLE } from '../support/ahead-tables.ts';
import {
  CARD,
  carriesOut,
  cell,
  due,
  keeping,
  kept,
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

const LATE = 'Time ran out first.';

const paced = (timeout: TablePace['timeout']): { pace: TablePace } => ({ pace: { turn: 24, windows: 3, timeout } });

/** A table at which nothing answers safely for a player whose time is over. */
const unsafe = (worker: ReturnType<typeof longTurns>): ReturnType<typeof longTurns> => ({
  ...withSafeAnswers(worker),
  fallback: (state, decision) => ({ ...withSafeAnswers(worker).fallback(state, decision), safe: false }),
});

const opened = (timeout: TablePace['timeout'], answered = withSafeAnswers): Promise<WorkerTools> =>
  begun(redis, longTurns(), paced(timeout), answered);

/** The time of a seat for its question is over. */
async function runsOut(worker: WorkerTools, seat: Seat): Promise<void> {
  const head = `{t:${TABLE}}:head`;
  const clock = JSON.parse((await redis.connect().hget(head, `clock:${seat}`)) ?? 'null');
  const window = clock.window === null ? null : { ...clock.window, since: 1 };
  await redis.connect().hset(head, `clock:${seat}`, JSON.stringify({ ...clock, left: 0, window }));
  const decision = (await question(worker, seat))?.id ?? expect.fail('nobody is asked');
  await does(worker, command('clock', { t: 'timeout', seat, decision }));
}

/** A bot answers for a seat whose player ran out of time. */
async function standsIn(worker: WorkerTools, key: string): Promise<void> {
  const decision = (await question(worker, 0))?.id ?? expect.fail('the bot isn’t asked');
  await does(worker, command({ seat: 0 }, { t: 'answer', seat: 0, decision, keys: [key], standsIn: true }));
}

const hand = async (worker: WorkerTools): Promise<Skirmish['hands'][number]> =>
  (await position(worker)).hands[0] ?? expect.fail('Ann has no hand');

const refusals = async (): Promise<string[]> =>
  (await sent(redis)).flatMap((one) =>
    one.to === 'answer' && 'refusal' in one.outcome ? [one.outcome.refusal.text] : [],
  );

describe('T-PACE-02: the time for a move runs out for which a line is kept', () => {
  /** Ann's line is due, and the clock's command is on its way. */
  async function isDue(worker: WorkerTools): ReturnType<typeof due> {
    await does(worker, keeping());
    await answers(worker, 1, 'draw');
    const late = await due(worker);
    expect(late).toHaveLength(1);
    return late;
  }

  /** The line isn't played, and its author reads why. */
  async function isDropped(worker: WorkerTools, late: Awaited<ReturnType<typeof due>>): Promise<void> {
    expect(await kept(worker)).toBeNull();
    expect(await told(worker)).toMatchObject({ about: 'ahead', line: { stopped: { text: LATE } } });
    await does(worker, ...late);
    expect(await carriesOut(worker)).toBe(0);
    expect(await cell(worker)).toBe(0);
  }

  test('the safe answer ends the turn, and the line is dropped (T-AHEAD-01)', async () => {
    const worker = await opened({ to: 'safe' });
    const late = await isDue(worker);
    await runsOut(worker, 0);
    expect(await question(worker, 1)).not.toBeNull();
    await isDropped(worker, late);
  });

  test('a bot plays the turn, and the line is dropped (T-AHEAD-01)', async () => {
    const worker = await opened({ to: 'bot', bot: 'standard' });
    const late = await isDue(worker);
    await runsOut(worker, 0);
    await isDropped(worker, late);
    await standsIn(worker, 'draw');
    expect(await question(worker, 1)).not.toBeNull();
    expect(await cell(worker)).toBe(0);
  });

  test('the others vote, and the line is dropped (T-AHEAD-01)', async () => {
    const worker = await opened({ to: 'vote' });
    const late = await isDue(worker);
    await runsOut(worker, 0);
    expect((await worker.history.now(TABLE))?.table.away).toHaveLength(1);
    await isDropped(worker, late);
    expect((await worker.history.now(TABLE))?.table.away).toHaveLength(1);
  });

  test('a bot that takes the seat over after a vote plays no line of its former player', async () => {
    const worker = await opened({ to: 'vote' });
    await does(worker, keeping(), preparing());
    await answers(worker, 1, 'draw');
    const late = await due(worker);
    const decision = (await question(worker, 0))?.id ?? '';
    await does(worker, command('clock', { t: 'overdue', seat: 0, decision, hours: 72 }));
    expect(await due(worker)).toHaveLength(1);
    const heir = { to: 'bot', bot: 'standard' } as const;
    await does(worker, command({ player: 'bob' }, { t: 'vote', seat: 1, about: 0, heir }));
    expect((await worker.history.now(TABLE))?.table.chairs[0]).toMatchObject({ player: null, bot: 'standard' });
    expect(await worker.store.ahead(TABLE)).toEqual({});
    await does(worker, ...late);
    expect(await cell(worker)).toBe(0);
  });

  test('a line that is kept while a bot plays this turn waits for the next one', async () => {
    const worker = await opened({ to: 'bot', bot: 'standard' });
    await does(worker, command({ player: 'bob' }, { t: 'orders', seat: 1, orders: { ask: ['attacked'] } }));
    await answers(worker, 1, 'draw');
    await runsOut(worker, 0);
    await standsIn(worker, 'attack:u0:u1');
    await does(worker, keeping());
    expect(await kept(worker)).not.toBeNull();
    await answers(worker, 1, 'pass');
    expect(await due(worker)).toEqual([]);
    await standsIn(worker, 'draw');
    expect((await kept(worker))?.move).toBeUndefined();
    await answers(worker, 1, 'draw');
    expect(await carriesOut(worker)).toBe(1);
    expect(await cell(worker)).toBe(2);
  });

  test('a line is played although the others have begun to vote on its player meanwhile', async () => {
    const worker = await opened({ to: 'vote' });
    await does(worker, keeping());
    await answers(worker, 1, 'draw');
    const decision = (await question(worker, 0))?.id ?? '';
    await does(worker, command('clock', { t: 'overdue', seat: 0, decision, hours: 72 }));
    expect((await worker.history.now(TABLE))?.table.away).toHaveLength(1);
    expect(await carriesOut(worker)).toBe(1);
    expect(await cell(worker)).toBe(2);
    expect((await worker.history.now(TABLE))?.table.away).toBeUndefined();
  });

  test('another player’s time-out ends no line, and brings its move', async () => {
    const worker = await opened({ to: 'safe' });
    await does(worker, keeping());
    await runsOut(worker, 1);
    expect(await carriesOut(worker)).toBe(1);
    expect(await cell(worker)).toBe(2);
  });
});

describe('T-PACE-02: the time for a response runs out for which an answer is prepared', () => {
  async function isDue(worker: WorkerTools): ReturnType<typeof due> {
    await does(worker, preparing());
    await answers(worker, 1, 'attack:u1:u0');
    const late = await due(worker);
    expect(late).toHaveLength(1);
    return late;
  }

  test('the player lets it happen, and the answer isn’t given on top, and stays ready (T-AHEAD-02)', async () => {
    const worker = await opened({ to: 'vote' });
    const late = await isDue(worker);
    await runsOut(worker, 0);
    expect(await question(worker, 0)).toBeNull();
    await does(worker, ...late);
    expect(await refusals()).toEqual([]);
    expect(await hand(worker)).toContain(CARD);
    expect((await prepared(worker))?.asked).toBeUndefined();
    await answers(worker, 1, 'attack:u1:u0');
    expect(await carriesOut(worker)).toBe(1);
    expect(await hand(worker)).not.toContain(CARD);
  });

  test.each([
    ['a bot answers', { to: 'bot', bot: 'standard' } as const],
    ['the others vote', { to: 'vote' } as const],
  ])('%s, and the answer isn’t given on top (T-AHEAD-02)', async (_what, timeout) => {
    const worker = await opened(timeout, unsafe);
    const late = await isDue(worker);
    await runsOut(worker, 0);
    expect(await question(worker, 0)).not.toBeNull();
    await does(worker, ...late);
    expect(await carriesOut(worker)).toBe(0);
    expect(await hand(worker)).toContain(CARD);
    if (timeout.to === 'bot') await standsIn(worker, 'pass');
    else {
      expect((await prepared(worker))?.asked).toMatchObject({ why: { text: LATE } });
      expect((await worker.history.now(TABLE))?.table.away).toHaveLength(1);
      await answers(worker, 0, 'pass');
      expect((await worker.history.now(TABLE))?.table.away).toBeUndefined();
    }
    expect((await prepared(worker))?.answers).toMatchObject([{ text: `card:${CARD}` }]);
  });

  test('the reason why an answer doesn’t fit stays the reason', async () => {
    const worker = await opened({ to: 'vote' }, unsafe);
    await does(worker, preparing({ answer: 'card:555' }));
    await answers(worker, 1, 'attack:u1:u0');
    await runsOut(worker, 0);
    expect((await prepared(worker))?.asked).toMatchObject({ why: { text: expect.stringContaining('card:555') } });
  });

  test('another player’s time-out changes nothing', async () => {
    const worker = await opened({ to: 'vote' });
    await does(worker, command({ player: 'bob' }, { t: 'orders', seat: 1, orders: { ask: ['attacked'] } }));
    await does(worker, preparing());
    await answers(worker, 1, 'draw');
    await answers(worker, 0, 'attack:u0:u1');
    await runsOut(worker, 1);
    await answers(worker, 0, 'draw');
    await answers(worker, 1, 'attack:u1:u0');
    expect(await carriesOut(worker)).toBe(1);
    expect(await hand(worker)).not.toContain(CARD);
  });
});
