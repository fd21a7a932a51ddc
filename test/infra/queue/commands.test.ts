import { afterEach, beforeEach, expect, test } from 'vitest';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { History } from '../../../src/tables/history.ts';
import type { Command, Outgoing } from '../../../src/tables/types.ts';
import { toyGame } from '../../support/toy-game.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, create, gamesOf, opening, toys } from '../support/tables.ts';

const redis = withRedis();
let pipeline: TestPipeline;
beforeEach(async () => {
  await redis.flush();
  pipeline = await TestPipeline.open(redis.socket);
});
afterEach(() => pipeline.close());

async function outbox(table: string): Promise<Outgoing[]> {
  const entries = await pipeline.redis.xrange(`{t:${table}}:outbox`, '-', '+');
  return entries.map(([, [, message = '']]) => JSON.parse(message));
}

async function log(table: string): Promise<{ seq: number; id: string; undone?: number[] }[]> {
  return new History(pipeline.store, toys).entries(table, 0, -1 >>> 1);
}

test('a command that is sent twice is applied once, and the second answer marks it as a repeat', async () => {
  const last = command({ player: 'ann' }, { t: 'options', options: { length: 3 }, player: 'ann' });
  const join: Command = {
    ...command({ player: 'ann' }, { t: 'seat', seat: 0, player: 'ann', called: 'Ann', ready: 'r1' }),
    answer: 'i1',
  };
  const leave = command({ player: 'ann' }, { t: 'leave', seat: 0, player: 'ann' });
  await pipeline.send('abc123', create(), join, leave, join, last);
  const table = await pipeline.summary('abc123', 'the last one is applied', ({ seq }) => seq === 3);
  expect(table.chairs[0]?.player).toBeNull();
  expect((await log('abc123')).map(({ id }) => id).slice(1)).toEqual([join.id, leave.id, last.id]);
  const outcomes = (await outbox('abc123')).flatMap((one) => (one.to === 'answer' ? [one.outcome] : []));
  expect(outcomes).toEqual([
    { done: true, seq: 1, repeated: false },
    { done: true, seq: 1, repeated: true },
  ]);
});

test('a refused command isn’t applied if it arrives again later', async () => {
  const early = command({ player: 'bob' }, { t: 'leave', seat: 1, player: 'bob' }, { answer: 'i1' });
  const join = command({ player: 'bob' }, { t: 'seat', seat: 1, player: 'bob', called: 'Bob', ready: 'r' });
  const last = command({ player: 'ann' }, { t: 'options', options: { length: 3 }, player: 'ann' });
  await pipeline.send('abc123', create(), early, join, early, last);
  const table = await pipeline.summary('abc123', 'the last one is applied', ({ seq }) => seq === 2);
  expect(table.chairs[1]?.player).toBe('bob');
  expect((await outbox('abc123')).map((one) => one.to === 'answer' && one.outcome.done)).toEqual([false]);
});

test('actions for a seat are refused to anyone except its player', async () => {
  const forged = answer('bob', 0, 'd1', []);
  await pipeline.send('abc123', ...opening(), { ...forged, answer: 'i1' });
  await pipeline.send('abc123', answer('ann', 0, 'd1', []));
  await pipeline.summary('abc123', 'Ann has answered', ({ seq }) => seq === 4);
  expect((await outbox('abc123')).find(({ to }) => to === 'answer')).toMatchObject({
    outcome: { done: false, refusal: { rule: 'T-LOBBY-04' } },
  });
});

test('commands applied in batches lead to the same result as commands applied one by one', async () => {
  await pipeline.send('abc123', create({ length: 300 }));
  await pipeline.summary('abc123', 'the table is open', () => true);
  const secret = (await pipeline.store.load('abc123'))?.secret ?? '';
  const match = new InMemoryTable(toyGame(), { secret, options: { length: 300 } }).start();
  const chance = stream('a seed');
  const states: Json[] = [];
  while (match.table.status === 'playing' && match.table.seq < 150) {
    const [decision] = match.state.pending;
    if (decision === undefined) break;
    const undoable = match.table.since.find(({ input }) => input.t === 'answer');
    if (undoable !== undefined && chance.next(5) === 0) match.submit({ t: 'undo', seat: undoable.seat });
    else
      match.answer(
        decision,
        randomAnswer(decision, (bound) => chance.next(bound)),
      );
    states[match.table.seq] = JSON.parse(JSON.stringify(match.table.state));
  }
  const commands = match.inputs.map((input) => {
    const player = 'seat' in input && !('player' in input) ? `p${input.seat}` : 'p0';
    return command({ player: 'player' in input ? input.player : player }, input);
  });
  await pipeline.send('abc123', ...commands);
  await pipeline.summary('abc123', 'the backlog is applied', ({ seq }) => seq === match.table.seq);

  const history = new History(pipeline.store, toys);
  const held = await history.now('abc123');
  expect(held?.table.state).toEqual(states.at(-1));
  for (const seq of [10, 66, 67, 100, 149]) {
    expect(held === null ? null : (await history.at('abc123', held, seq)).state).toEqual(states[seq]);
  }
  const verified = held === null ? [] : await history.verify('abc123', held);
  expect(verified.map(({ same }) => same)).toEqual([true, true]);
  expect((await log('abc123')).some(({ undone }) => undone !== undefined)).toBe(true);
});

test('the table returns to an earlier entry if the players agree, and the log still replays', async () => {
  const rewind = { do: 'rewind' as const, to: 3 };
  await pipeline.send('abc123', ...opening(), answer('ann', 0, 'd1', []), answer('bob', 1, 'd2', []));
  await pipeline.send('abc123', answer('ann', 0, 'd3', ['draw']));
  await pipeline.send('abc123', command({ player: 'ann' }, { t: 'consent', seat: 0, proposal: rewind, yes: true }));
  await pipeline.send('abc123', command({ player: 'bob' }, { t: 'consent', seat: 1, proposal: rewind, yes: true }));
  const table = await pipeline.summary('abc123', 'they went back', ({ seq }) => seq === 8);
  expect(table.awaited).toEqual([0, 1]);
  const history = new History(pipeline.store, toys);
  const held = await history.now('abc123');
  expect(held === null ? [] : (await history.verify('abc123', held)).map(({ same }) => same)).toEqual([true, true]);
});

test('a command that throws is abandoned after three attempts, and its table continues', async () => {
  await pipeline.close();
  const game = toyGame();
  const broken = gamesOf({
    ...game,
    orders: (_raw: unknown, { g }: { g: { hands: unknown } }) => {
      g.hands = [];
      throw new Error('the hand holds card 901');
    },
  });
  pipeline = await TestPipeline.open(redis.socket, { games: broken });
  const bad = command({ player: 'ann' }, { t: 'orders', seat: 0, orders: {} }, { answer: 'i1' });
  await pipeline.send('abc123', ...opening(), bad, answer('ann', 0, 'd1', []));
  await pipeline.summary('abc123', 'the next one is applied', ({ seq }) => seq === 4);
  const [aside] = await pipeline.store.aside('abc123');
  expect(JSON.parse(aside?.command ?? '')).toMatchObject({ id: bad.id });
  const held = await new History(pipeline.store, toys).now('abc123');
  expect(held?.table.state?.g).toMatchObject({ hands: [expect.arrayContaining([900]), expect.anything()] });
  expect(aside?.error).toMatch(/^Error at test/);
  expect(aside?.error).not.toContain('901');
  expect((await outbox('abc123')).find(({ to }) => to === 'answer')).toMatchObject({
    outcome: { done: false, fault: bad.id },
  });
});

test('a command whose outcome can’t be serialized is abandoned', async () => {
  await pipeline.close();
  const broken = gamesOf({ ...toyGame(), orders: () => ({ ask: [], prefer: { count: 1n } }) });
  pipeline = await TestPipeline.open(redis.socket, { games: broken });
  const bad = command({ player: 'ann' }, { t: 'orders', seat: 0, orders: {} });
  await pipeline.send('abc123', ...opening(), bad, answer('ann', 0, 'd1', []));
  await pipeline.summary('abc123', 'the next one is applied', ({ seq }) => seq === 4);
  expect(await pipeline.store.aside('abc123')).toHaveLength(1);
});

test('an inbox entry that isn’t a command is abandoned', async () => {
  await pipeline.send('abc123', create());
  await pipeline.store.send('abc123', { id: 'x', alone: false, body: 'no JSON' });
  await pipeline.send('abc123', command({ player: 'ann' }, { t: 'options', options: { length: 3 }, player: 'ann' }));
  await pipeline.summary('abc123', 'the next one is applied', ({ seq }) => seq === 1);
  expect(await pipeline.store.aside('abc123')).toHaveLength(1);
});

test('the safe answer is given when time runs out', async () => {
  await pipeline.send('abc123', ...opening(), command('clock', { t: 'timeout', seat: 1, decision: 'd2' }));
  const table = await pipeline.summary('abc123', 'the clock has acted', ({ seq }) => seq === 4);
  expect(table.awaited).toEqual([0]);
});
