import { beforeEach, expect, test } from 'vitest';
import { PASS } from '../../../src/kernel/decision.ts';
import type { Decision } from '../../../src/kernel/types.ts';
import type { WorkerTools } from '../../../src/queue/drain.ts';
import type { Command, Outgoing } from '../../../src/tables/types.ts';
import { longTurns } from '../../support/long-turns.ts';
import type { Skirmish } from '../../support/toy-game.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, create, gamesOf } from '../support/tables.ts';
import { drainTable, sendTo, workerToolsAt } from '../support/worker-tools.ts';

const redis = withRedis();
beforeEach(() => redis.flush());

const tools = (game = longTurns()) => workerToolsAt(redis.connect(), gamesOf(game));

/** Ann plays against a bot that is asked whenever it is attacked; both have kept their cards. */
async function begun(game = longTurns()): Promise<WorkerTools> {
  const worker = tools(game);
  await sendTo(
    worker,
    't1',
    create({ length: 300 }),
    command({ player: 'ann' }, { t: 'seat', seat: 0, player: 'ann', called: 'Ann', ready: 'r1' }),
    command({ player: 'ann' }, { t: 'bot', seat: 1, bot: 'quick', player: 'ann' }),
    command({ player: 'ann' }, { t: 'start', player: 'ann', ready: 'r3' }),
    command({ seat: 1 }, { t: 'orders', seat: 1, orders: { ask: ['attacked'], prefer: {} } }),
    answer('ann', 0, 'd1', []),
    command({ seat: 1 }, { t: 'answer', seat: 1, decision: 'd2', keys: [] }),
  );
  await drainTable(worker, 't1');
  return worker;
}

async function asked({ store }: WorkerTools, seat: number): Promise<Decision | null> {
  const { prompt } = await store.prompt('t1', seat);
  return prompt === null ? null : (JSON.parse(prompt) as Decision);
}

async function does(worker: WorkerTools, ...commands: Command[]): Promise<void> {
  await sendTo(worker, 't1', ...commands);
  await drainTable(worker, 't1');
}

async function types(worker: WorkerTools, text: string): Promise<void> {
  const decision = (await asked(worker, 0))?.id ?? '';
  await does(worker, command({ player: 'ann' }, { t: 'line', seat: 0, decision, text }, { answer: 'i1' }));
}

/** The bot's answer to each question. By default it lets the action happen. */
async function botSays(worker: WorkerTools, key = PASS): Promise<Command> {
  const decision = await asked(worker, 1);
  const keys = decision?.options.map((option) => option.key) ?? [];
  const said = keys.find((one) => one.startsWith(key)) ?? '';
  return command({ seat: 1 }, { t: 'answer', seat: 1, decision: decision?.id ?? '', keys: [said] });
}

async function answers(): Promise<unknown[]> {
  const outbox = await redis.connect().xrange('{t:t1}:outbox', '-', '+');
  const messages = outbox.map(([, [, message = '']]): Outgoing => JSON.parse(message));
  return messages.flatMap((message) => (message.to === 'answer' && message.answer === 'i1' ? [message.outcome] : []));
}

async function cell({ history }: WorkerTools): Promise<number | undefined> {
  const held = await history.now('t1');
  return (held?.table.state?.g as Skirmish | undefined)?.units[0]?.cell;
}

const LINE = 'u0 to 1; attack u0 u1; u0 to 13; u0 to 14';
const HALF = ['u0 moves to 1', 'u0 attacks u1'];
const WHOLE = [...HALF, 'u0 moves to 13', 'u0 moves to 14'];

test('a line continues when a bot passes, and one answer covers the whole line', async () => {
  const worker = await begun();
  await types(worker, LINE);
  expect(await answers()).toMatchObject([{ line: { picked: HALF, stopped: null, rest: 'u0 to 13; u0 to 14' } }]);
  expect(await cell(worker)).toBe(1);
  const pass = await botSays(worker);
  await does(worker, pass, pass);
  expect(await cell(worker)).toBe(14);
  const [first, last, ...more] = await answers();
  expect([last, more]).toMatchObject([{ done: true, line: { picked: WHOLE, stopped: null } }, []]);
  expect((last as { seq: number }).seq).toBe((first as { seq: number }).seq);
  expect(await asked(worker, 0)).not.toBeNull();
});

test('the log attributes a line’s picks to its author, and the bot’s passes to the bot', async () => {
  const worker = await begun();
  await types(worker, LINE);
  await does(worker, await botSays(worker));
  const entries = (await worker.history.entries('t1', 8, 100)).map(({ by, input }) => [
    by,
    'keys' in input && input.keys,
  ]);
  expect(entries).toEqual([
    [{ player: 'ann' }, ['attack:u0:u1']],
    [{ seat: 1 }, [PASS]],
    [{ player: 'ann' }, ['move:u0:13']],
    [{ player: 'ann' }, ['move:u0:14']],
  ]);
  const held = await worker.history.now('t1');
  const stretches = held === null ? [] : await worker.history.verify('t1', held);
  expect(stretches.every(({ same }) => same)).toBe(true);
});

test('a line continues on another worker', async () => {
  await types(await begun(), LINE);
  const other = tools();
  await does(other, await botSays(other));
  expect(await cell(other)).toBe(14);
});

test('a line waits for each of several answers, and its result is reported once', async () => {
  const worker = await begun();
  await types(worker, 'u0 to 1; attack u0 u1; attack u0 u1; u0 to 13');
  await does(worker, await botSays(worker));
  expect(await answers()).toHaveLength(1);
  await does(worker, await botSays(worker));
  expect(await cell(worker)).toBe(13);
  expect(await answers()).toMatchObject([
    {},
    { line: { picked: ['u0 moves to 1', 'u0 attacks u1', 'u0 attacks u1', 'u0 moves to 13'] } },
  ]);
});

test('a typed line stops when the bot acts, and the answer says so', async () => {
  const worker = await begun();
  await types(worker, LINE);
  await does(worker, await botSays(worker, 'card:'));
  expect(await cell(worker)).toBe(1);
  const [, last] = await answers();
  const text = 'Stopped at “u0 to 13”: Red (bot) has answered. Look at the table first, then tell me what to do.';
  expect(last).toMatchObject({ line: { picked: HALF, stopped: { text } } });
  await does(worker, await botSays(worker));
  expect(await answers()).toHaveLength(2);
});

test('during setup, a line continues no matter what the bot does', async () => {
  const worker = await begun({ ...longTurns(), inSetup: () => true });
  await types(worker, LINE);
  await does(worker, await botSays(worker, 'card:'));
  expect(await cell(worker)).toBe(14);
  expect(await answers()).toMatchObject([{}, { line: { picked: WHOLE, stopped: null } }]);
});

test('a line stops at a pick that has become ambiguous, and says why', async () => {
  const worker = await begun();
  await types(worker, 'u0 to 1; attack u0 u1; sing; u0 to 14');
  await does(worker, await botSays(worker));
  expect(await cell(worker)).toBe(1);
  expect((await answers())[1]).toMatchObject({
    line: { picked: HALF, stopped: { text: expect.stringContaining('sing') } },
  });
});

test('a line doesn’t continue if the table’s history has been replaced in the meantime', async () => {
  const worker = await begun();
  await types(worker, LINE);
  const going = JSON.parse((await worker.store.going('t1')) ?? 'null');
  expect(going.stamp).toMatch(/^[0-9a-f]{16}$/);
  await redis.connect().set('{t:t1}:going', JSON.stringify({ ...going, stamp: '0123456789abcdef' }));
  await does(worker, await botSays(worker));
  expect(await cell(worker)).toBe(1);
  expect(await answers()).toHaveLength(1);
});

test('a line that was stored by an older version continues', async () => {
  const worker = await begun();
  await types(worker, LINE);
  const { stamp: _, ...going } = JSON.parse((await worker.store.going('t1')) ?? 'null');
  await redis.connect().set('{t:t1}:going', JSON.stringify(going));
  await does(worker, await botSays(worker));
  expect(await cell(worker)).toBe(14);
});

test('a line that never waits leaves nothing stored', async () => {
  const worker = await begun();
  await types(worker, 'u0 to 1; u0 to 13');
  expect(await answers()).toMatchObject([{ line: { picked: ['u0 moves to 1', 'u0 moves to 13'], stopped: null } }]);
  expect(await worker.store.going('t1')).toBeNull();
});

test('the answer to a single click is updated after the bot passes, but not if the bot takes an action', async () => {
  const worker = await begun();
  const click = async (key: string) =>
    does(worker, {
      ...answer('ann', 0, (await asked(worker, 0))?.id ?? '', [key]),
      answer: 'i1',
    });
  await click('attack:u0:u1');
  expect(await answers()).toHaveLength(1);
  await does(worker, await botSays(worker));
  const [first, last, ...more] = await answers();
  expect([last, more]).toEqual([first, []]);
  await click('attack:u0:u1');
  await does(worker, await botSays(worker, 'card:'));
  expect(await answers()).toHaveLength(3);
});

test('the answer to a finished line is also updated after the bot passes', async () => {
  const worker = await begun();
  await types(worker, 'u0 to 1; attack u0 u1');
  await does(worker, await botSays(worker));
  const [first, last, ...more] = await answers();
  expect([first, more]).toMatchObject([{ line: { picked: HALF, stopped: null } }, []]);
  expect(last).toEqual(first);
});

test('each question restarts the waiting time, but a turn’s first entry stays stored until the turn ends', async () => {
  const worker = await begun({ ...longTurns(), turnNow: ({ g }) => `${g.turn}` });
  const head = async () => (await worker.store.head('t1', 'since', 'seq', 'began')).map(Number);
  const [since = 0, seq = 0, began = 0] = await head();
  await does(worker, answer('ann', 0, (await asked(worker, 0))?.id ?? '', ['move:u0:1']));
  const [later = 0, moved, still] = await head();
  expect(later).toBeGreaterThan(since);
  expect([moved, still]).toEqual([seq + 1, began]);
  await does(worker, answer('ann', 0, (await asked(worker, 0))?.id ?? '', ['draw']));
  expect((await head()).slice(1)).toEqual([seq + 2, seq + 2]);
});

test.each([
  ['its author', 0],
  ['the bot', 1],
])('a line waits for a bot while %s changes standing orders', async (_, seat) => {
  const worker = await begun();
  await types(worker, LINE);
  const by = seat === 0 ? { player: 'ann' } : { seat };
  await does(worker, command(by, { t: 'orders', seat, orders: { ask: ['attacked'], prefer: {} } }));
  await does(worker, await botSays(worker));
  expect(await cell(worker)).toBe(14);
  expect((await answers()).at(-1)).toMatchObject({ line: { picked: WHOLE, stopped: null } });
});

test('a line waits for a bot while its table gets more patience', async () => {
  const worker = await begun();
  await types(worker, LINE);
  await does(worker, command({ player: 'ann' }, { t: 'patience', player: 'ann', hours: 48 }));
  await does(worker, await botSays(worker));
  expect(await cell(worker)).toBe(14);
});
