import { beforeEach, expect, test } from 'vitest';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { Backend } from '../../../src/queue/backend.ts';
import { drain, type WorkerTools } from '../../../src/queue/drain.ts';
import { runLine } from '../../../src/tables/line.ts';
import type { Command, Outgoing } from '../../../src/tables/types.ts';
import { beforeStep } from '../../support/changed-steps.ts';
import { longTurns } from '../../support/long-turns.ts';
import type { Skirmish } from '../../support/toy-game.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, gamesOf, opening } from '../support/tables.ts';
import { until } from '../support/until.ts';
import { drainTable, sendTo, workerToolsAt } from '../support/worker-tools.ts';

const redis = withRedis();
beforeEach(() => redis.flush());

/** Both have kept their cards, as of entry 5. Ann, in seat 0, is asked. */
async function begun(game: object = longTurns()): Promise<WorkerTools> {
  const tools = workerToolsAt(redis.connect(), gamesOf(game));
  await sendTo(tools, 't1', ...opening({ length: 300 }), answer('ann', 0, 'd1', []), answer('bob', 1, 'd2', []));
  await drainTable(tools, 't1');
  return tools;
}

function line(text: string, decision = 'd3', seat = 0): Command {
  const player = seat === 0 ? 'ann' : 'bob';
  return command({ player }, { t: 'line', seat, decision, text }, { answer: 'i1' });
}

/** The log entries from the first line on. */
async function entries({ history }: WorkerTools) {
  return history.entries('t1', 6, 10_000);
}

async function answers(): Promise<unknown[]> {
  const outbox = await redis.connect().xrange('{t:t1}:outbox', '-', '+');
  const messages = outbox.map(([, [, message = '']]): Outgoing => JSON.parse(message));
  return messages.flatMap((message) => (message.to === 'answer' ? [message.outcome] : []));
}

async function cell({ history }: WorkerTools, unit: number): Promise<number | undefined> {
  const held = await history.now('t1');
  return (held?.table.state?.g as Skirmish | undefined)?.units[unit]?.cell;
}

/** Checks that the log replays to the stored position. */
async function expectSame({ history }: WorkerTools): Promise<void> {
  const held = await history.now('t1');
  const stretches = held === null ? [] : await history.verify('t1', held);
  expect(stretches.map(({ same }) => same)).toEqual([true, true]);
}

test('a line is one command, and gets one answer and one log entry per pick', async () => {
  const tools = await begun();
  const one = line('u0 to 1; u0 to 13; u0 to 14');
  await sendTo(tools, 't1', one, one);
  await drainTable(tools, 't1');
  expect((await entries(tools)).map(({ seq, id, input }) => [seq, id, 'keys' in input && input.keys])).toEqual([
    [6, one.id, ['move:u0:1']],
    [7, one.id, ['move:u0:13']],
    [8, one.id, ['move:u0:14']],
  ]);
  const picked = ['u0 moves to 1', 'u0 moves to 13', 'u0 moves to 14'];
  expect(await answers()).toEqual([
    { done: true, seq: 6, repeated: false, line: { picked, stopped: null } },
    { done: true, seq: 6, repeated: true },
  ]);
  await expectSame(tools);
});

test('a line is undone pick by pick, back to the last roll', async () => {
  const tools = await begun();
  const undo = () => command({ player: 'ann' }, { t: 'undo', seat: 0 }, { answer: 'i1' });
  await sendTo(tools, 't1', line('u0 to 1; attack u0 u1; u0 to 13; u0 to 14'), undo());
  await drainTable(tools, 't1');
  expect(await cell(tools, 0)).toBe(13);
  await sendTo(tools, 't1', undo(), undo());
  await drainTable(tools, 't1');
  expect(await cell(tools, 0)).toBe(1);
  expect((await answers()).at(-1)).toMatchObject({ done: false, refusal: { rule: 'T-UNDO-01' } });
  await expectSame(tools);
});

test('a line reports all its picks, however much has happened since', async () => {
  const transport = new RecordingTransport();
  transport.compose = ({ recent }) => ({ body: { content: recent.map(({ seq }) => seq).join() }, pictures: [] });
  const pipeline = await TestPipeline.open(redis.socket, { games: gamesOf(longTurns()), transport });
  const one = line(Array.from({ length: 24 }, (_, at) => `u0 to ${at % 2 === 0 ? 1 : 0}`).join(';'));
  await pipeline.answers.put('i1', { applicationId: 'a', token: 'i1', at: Date.now() });
  await pipeline.send('t1', ...opening(), answer('ann', 0, 'd1', []), answer('bob', 1, 'd2', []), one);
  const told = await until('the line is answered', () => transport.answers.get('i1')?.body['content']);
  expect(told).toBe(Array.from({ length: 24 }, (_, at) => 6 + at).join());
  await pipeline.close();
});

test('a line can’t be played for someone else', async () => {
  const tools = await begun();
  await sendTo(tools, 't1', { ...line('u0 to 1; draw'), by: { player: 'bob' } });
  await drainTable(tools, 't1');
  expect(await answers()).toMatchObject([{ done: false, refusal: { rule: 'T-LOBBY-04' } }]);
  expect(await entries(tools)).toEqual([]);
});

test('a line whose first pick is ambiguous changes nothing, even if it arrives again later', async () => {
  const tools = await begun();
  const unclear = line('sing; draw');
  await sendTo(tools, 't1', unclear, line('u0 to 1; u0 to 13'), unclear);
  await drainTable(tools, 't1');
  expect(await answers()).toMatchObject([{ done: false }, { done: true, seq: 6 }]);
  expect(await entries(tools)).toHaveLength(2);
});

test('a line is applied completely and only once, even if its commit fails or its answer gets lost', async () => {
  const tools = await begun();
  const commit = tools.store.commit.bind(tools.store);
  await sendTo(tools, 't1', line('u0 to 1; u0 to 13'));
  tools.store.commit = async () => {
    throw new Error('Connection is closed.');
  };
  await expect(drain('t1', tools)).rejects.toThrow('Connection is closed.');
  expect(await entries(tools)).toEqual([]);
  tools.store.commit = async (...given) => {
    await commit(...given);
    throw new Error('Connection is closed.');
  };
  await expect(drain('t1', tools)).rejects.toThrow('Connection is closed.');
  tools.store.commit = commit;
  await drainTable(tools, 't1');
  expect(await entries(tools)).toHaveLength(2);
  expect(await answers()).toMatchObject([{ line: { picked: ['u0 moves to 1', 'u0 moves to 13'] } }]);
  await expectSame(tools);
});

/** Long turns that damage the table and throw when a card is drawn, this many times. */
function failing(times: number): object {
  let left = times;
  return beforeStep(longTurns(), 'turn', 'end', (ctx, local) => {
    if (local['key'] !== 'draw' || left-- <= 0) return;
    ctx.g.units = [];
    throw new Error('spoilt');
  });
}

test('a line restarts from the stored table if the worker fails in the middle', async () => {
  const tools = await begun(failing(2));
  await sendTo(tools, 't1', line('u0 to 1; u0 to 13; draw'));
  await drainTable(tools, 't1');
  expect((await entries(tools)).map(({ seq }) => seq)).toEqual([6, 7, 8]);
  expect(await cell(tools, 0)).toBe(13);
  await expectSame(tools);
});

test('a line is abandoned completely after three failures, and the table continues', async () => {
  const tools = await begun(failing(3));
  const bad = line('u0 to 1; draw');
  await sendTo(tools, 't1', bad, line('u0 to 12; u0 to 13'));
  await drainTable(tools, 't1');
  expect(await answers()).toEqual([{ done: false, fault: bad.id }, expect.objectContaining({ done: true, seq: 6 })]);
  expect((await tools.store.aside('t1')).map(({ command }) => JSON.parse(command).id)).toEqual([bad.id]);
  expect(await cell(tools, 0)).toBe(13);
});

test('a line adds the same entries as its picks would add one by one', async () => {
  const toy = longTurns();
  const setup: typeof toy.setup = (options) => {
    const g = toy.setup(options);
    return { ...g, units: g.units.map((unit) => ({ ...unit, hp: 600 })) };
  };
  const sturdy = { ...toy, setup };
  const tools = await begun(sturdy);
  const { secret } = (await tools.history.now('t1')) ?? expect.fail('no table');
  const match = new InMemoryTable(sturdy, { secret, options: { length: 300 } });
  for (const { input } of await tools.history.entries('t1', 1, 5)) if (input.t !== 'create') match.submit(input);
  const states: Json[] = [];
  // The tables treat every game as one with unknown state.
  const game = match.game as unknown as Parameters<typeof runLine>[2];
  for (let turn = 0; turn < 30; turn++) {
    const seat = turn % 2;
    const [from, to] = turn % 4 < 2 ? [seat * 6, seat * 6 + 1] : [seat * 6 + 1, seat * 6];
    const text = `u${seat} to ${to}; attack u${seat} u${1 - seat}; u${seat} to ${from}; u${seat} to ${to}; draw`;
    const next = line(text, match.pending(seat)?.id, seat);
    if (next.input.t !== 'line') throw new Error('no line');
    const { stopped } = runLine(match.table, next.input, game, (given) => {
      match.submit(given);
      states[match.table.seq] = JSON.parse(JSON.stringify(match.table.state));
    });
    expect(stopped).toBeNull();
    await sendTo(tools, 't1', next);
    await drainTable(tools, 't1');
  }
  const held = (await tools.history.now('t1')) ?? expect.fail('no table');
  expect(held.table.seq).toBe(5 + 30 * 5);
  for (const seq of [6, 7, 8, 10, 69, 70, 71, 100, 154, 155])
    expect((await tools.history.at('t1', held, seq)).state).toEqual(states[seq]);
  expect((await tools.store.keptCheckpoints('t1')).length).toBeGreaterThan(2);
  await expectSame(tools);
});

test('T-UNDO-01: each seat’s last step and latest undo are stored, so a repeated undo counts once', async () => {
  const tools = await begun();
  const backend = new Backend(redis.connect());
  await sendTo(tools, 't1', line('u0 to 1; u0 to 13'));
  await drainTable(tools, 't1');
  expect(await backend.lastStep('t1', 0)).toEqual({ step: 7, undone: null });
  const undo = (step: number) => command({ player: 'ann' }, { t: 'undo', seat: 0, step }, { answer: 'i1' });
  await sendTo(tools, 't1', undo(7), undo(7));
  await drainTable(tools, 't1');
  expect(await cell(tools, 0)).toBe(1);
  expect((await answers()).at(-1)).toMatchObject({ done: false, refusal: { rule: 'T-UNDO-01' } });
  expect(await backend.lastStep('t1', 0)).toEqual({ step: 6, undone: 8 });
  await sendTo(tools, 't1', undo(6));
  await drainTable(tools, 't1');
  expect(await backend.lastStep('t1', 0)).toEqual({ step: null, undone: 9 });
  expect(await backend.lastStep('t1', 1)).toEqual({ step: null, undone: null });
  await expectSame(tools);
  await backend.close();
});
