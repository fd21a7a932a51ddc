import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import type { Question, Seat } from '../../../src/kernel/types.ts';
import type { WorkerTools } from '../../../src/queue/drain.ts';
import { type AheadLine, readAhead } from '../../../src/tables/ahead.ts';
import { duePlans } from '../../../src/tables/plans.ts';
import type { Command, Outgoing } from '../../../src/tables/types.ts';
import { changingSteps } from '../../support/changed-steps.ts';
import { longTurns } from '../../support/long-turns.ts';
import { type Skirmish, type SkirmishView, toyGame } from '../../support/toy-game.ts';
import { answers, begun, does, PEOPLE, question, TABLE } from '../support/ahead-tables.ts';
import { withRedis } from '../support/redis.ts';
import { command } from '../support/tables.ts';
import { drainTable, sendTo, workerToolsAt } from '../support/worker-tools.ts';

const redis = withRedis();
beforeEach(() => redis.flush());
afterEach(() => vi.restoreAllMocks());

type Toy = Game<Skirmish, SkirmishView>;

const MINUTE = 60_000;
/** Red unit u1 stands here at first. Bob moves it to the next cell. */
const THERE = 7;

const keeping = (text: string, seat: Seat = 0): Command =>
  command({ player: PEOPLE[seat] ?? '' }, { t: 'keep', seat, text }, { answer: 'i1' });

async function kept({ store }: WorkerTools, seat: Seat = 0): Promise<AheadLine | null> {
  return readAhead((await store.ahead(TABLE))[seat]);
}

/** The commands of the clock once every wait is over. */
async function due({ store }: WorkerTools): Promise<Command[]> {
  return duePlans(await store.ahead(TABLE), Number.MAX_SAFE_INTEGER);
}

/** Plays the lines that are due, as the clock does. Returns the number of lines. */
async function plays(worker: WorkerTools): Promise<number> {
  const commands = await due(worker);
  await does(worker, ...commands);
  return commands.length;
}

async function game({ history }: WorkerTools): Promise<Skirmish> {
  const held = await history.now(TABLE);
  return held?.table.state?.g as Skirmish;
}

const cell = async (worker: WorkerTools): Promise<number | undefined> => (await game(worker)).units[0]?.cell;

async function sent(): Promise<Outgoing[]> {
  const outbox = await redis.connect().xrange(`{t:${TABLE}}:outbox`, '-', '+');
  return outbox.map(([, [, message = '']]): Outgoing => JSON.parse(message));
}

async function refusals(): Promise<string[]> {
  return (await sent()).flatMap((message) =>
    message.to === 'answer' && 'refusal' in message.outcome ? [message.outcome.refusal.text] : [],
  );
}

const LINE = 'u0 to 1; u0 to 2';

test('a kept line is played when its move comes, in its author’s name, and its author is told (T-AHEAD-01)', async () => {
  const worker = await begun(redis);
  await does(worker, keeping(LINE));
  expect(await kept(worker)).toMatchObject({ seat: 0, by: { player: 'ann' }, text: LINE });
  expect((await kept(worker))?.move).toBeUndefined();
  expect(await plays(worker)).toBe(0);
  await answers(worker, 1, 'draw');
  expect(await cell(worker)).toBe(0);
  expect(await plays(worker)).toBe(1);
  expect(await cell(worker)).toBe(2);
  expect(await kept(worker)).toBeNull();
  const played = (await sent()).filter(({ to }) => to === 'played');
  expect(played).toMatchObject([
    { seat: 0, player: 'ann', line: { picked: ['u0 moves to 1', 'u0 moves to 2'], stopped: null } },
  ]);
  const entries = await worker.history.entries(TABLE, -2, -1);
  expect(entries.map(({ by }) => by)).toEqual([{ player: 'ann' }, { player: 'ann' }]);
  const held = await worker.history.now(TABLE);
  const stretches = held === null ? [] : await worker.history.verify(TABLE, held);
  expect(stretches.every(({ same }) => same)).toBe(true);
});

test('a line is played up to the first hidden card, and the rest is left to its author', async () => {
  const worker = await begun(redis);
  await does(worker, keeping('u0 to 1; draw; u0 to 2'));
  await answers(worker, 1, 'draw');
  await plays(worker);
  expect(await cell(worker)).toBe(1);
  const [played] = (await sent()).flatMap((message) => (message.to === 'played' ? [message.line] : []));
  expect(played?.picked).toEqual(['u0 moves to 1']);
  expect(played?.stopped).toMatchObject({ rule: 'T-PREVIEW-01', instead: [{ line: 'draw; u0 to 2' }] });
});

test('a line may end the turn, since nothing but the others’ moves is unknown then', async () => {
  const worker = await begun(redis, toyGame());
  await does(worker, keeping('u0 to 1'));
  await answers(worker, 1, 'move:u1:7');
  await plays(worker);
  expect(await cell(worker)).toBe(1);
  expect(await question(worker, 1)).not.toBeNull();
});

test('a step back by the player before brings the line back, and it is due again with the next move', async () => {
  const worker = await begun(redis, toyGame());
  await does(worker, keeping('u0 to 1'));
  await answers(worker, 1, 'move:u1:7');
  const first = await due(worker);
  await does(worker, command({ player: 'bob' }, { t: 'undo', seat: 1 }));
  expect((await kept(worker))?.move).toBeUndefined();
  // The clock's command was on its way already.
  await does(worker, ...first);
  expect(await cell(worker)).toBe(0);
  await answers(worker, 1, 'move:u1:7');
  expect((await due(worker))[0]?.id).not.toBe(first[0]?.id);
  await plays(worker);
  expect(await cell(worker)).toBe(1);
});

/** Changes of Ann's next move by Bob's move of u1: the kind, and the change of the question. */
const CHANGES: readonly { kind: string; change: (near: boolean, question: Question) => Question; why: RegExp }[] = [
  {
    kind: 'a pick is no longer possible',
    change: (near, asked) => ({ ...asked, options: asked.options.filter(({ key }) => !near || key !== 'move:u0:1') }),
    why: /“u0 to 1”/,
  },
  {
    kind: 'a price',
    change: (near, asked) => ({
      ...asked,
      options: asked.options.map((option) => ({ ...option, hint: near ? '2 fuel' : '1 fuel' })),
    }),
    why: /Step 1 was “u0 moves to 1 · 1 fuel”\. Now it is “u0 moves to 1 · 2 fuel”\./,
  },
];

/** Changes the question of a turn while u1 stands where Bob moves it. */
function changed(change: (typeof CHANGES)[number]['change']): Toy {
  return changingSteps(longTurns(), 'turn', ({ choose }) => {
    if (typeof choose !== 'object' || !('ask' in choose)) throw new Error('choose asks nothing');
    const ask: typeof choose.ask = (...given) => {
      const asked = choose.ask(...given);
      return 'go' in asked ? asked : change(given[0].g.units[1]?.cell === THERE, asked);
    };
    return { choose: { ...choose, ask } };
  });
}

test.each(CHANGES)('a line is dropped with its reason if the preview differs: $kind', async ({ change, why }) => {
  const worker = await begun(redis, changed(change));
  await does(worker, keeping(LINE));
  await answers(worker, 1, `move:u1:${THERE}`);
  await answers(worker, 1, 'draw');
  expect(await plays(worker)).toBe(0);
  expect(await cell(worker)).toBe(0);
  const { move } = (await kept(worker)) ?? {};
  expect(move !== undefined && 'why' in move && move.why.text).toMatch(why);
});

/** Events when a unit moves while u1 stands where Bob moves it. */
const HAPPENS: readonly { kind: string; log: string | null; why: RegExp }[] = [
  {
    kind: 'a line that is told',
    log: 'u1 watches.',
    why: /It would no longer say “u0 moves to 1\.”, but “u1 watches\.”\./,
  },
  { kind: 'where it stops', log: null, why: /The preview ends here/ },
];

test.each(HAPPENS)('a line is dropped with its reason if the preview differs: $kind', async ({ log, why }) => {
  const watched = changingSteps(longTurns(), 'turn', ({ choose }) => {
    if (typeof choose !== 'object' || !('ask' in choose)) throw new Error('choose asks nothing');
    const answered: typeof choose.answer = (ctx, local, given) => {
      if (given.seat === 0 && ctx.g.units[1]?.cell === THERE) {
        if (log === null) ctx.roll(1);
        else ctx.log(log);
      }
      return choose.answer(ctx, local, given);
    };
    return { choose: { ...choose, answer: answered } };
  });
  const worker = await begun(redis, watched);
  await does(worker, keeping(LINE));
  await answers(worker, 1, `move:u1:${THERE}`);
  await answers(worker, 1, 'draw');
  expect(await plays(worker)).toBe(0);
  const { move } = (await kept(worker)) ?? {};
  expect(move !== undefined && 'why' in move && move.why.text).toMatch(why);
});

test('a change that the preview doesn’t tell of doesn’t drop the line', async () => {
  const worker = await begun(redis);
  await does(worker, keeping(LINE));
  await answers(worker, 1, `move:u1:${THERE}`);
  await answers(worker, 1, 'draw');
  expect(await plays(worker)).toBe(1);
  expect(await cell(worker)).toBe(2);
});

test('two workers and a repeated command play a line only once', async () => {
  const worker = await begun(redis);
  await does(worker, keeping(LINE));
  await answers(worker, 1, 'draw');
  const commands = await due(worker);
  const other = workerToolsAt(redis.connect(), worker.games);
  await sendTo(worker, TABLE, ...commands, ...commands);
  await Promise.all([drainTable(worker, TABLE), drainTable(other, TABLE)]);
  await does(other, ...commands);
  expect(await cell(worker)).toBe(2);
  expect((await sent()).filter(({ to }) => to === 'played')).toHaveLength(1);
});

test('another worker plays a line that was kept before', async () => {
  const worker = await begun(redis);
  await does(worker, keeping(LINE));
  const other = workerToolsAt(redis.connect(), worker.games);
  await answers(other, 1, 'draw');
  const third = workerToolsAt(redis.connect(), worker.games);
  expect(await plays(third)).toBe(1);
  expect(await cell(third)).toBe(2);
});

test('a seat keeps one line, which its player can replace and throw away', async () => {
  const worker = await begun(redis);
  await does(worker, keeping(LINE), keeping('u0 to 12'));
  expect((await kept(worker))?.text).toBe('u0 to 12');
  const forget = (): Command => command({ player: 'ann' }, { t: 'forget', seat: 0 }, { answer: 'i1' });
  await does(worker, forget());
  expect(await kept(worker)).toBeNull();
  await does(worker, forget());
  expect(await refusals()).toEqual(['You no longer keep a line here.']);
  await answers(worker, 1, 'draw');
  expect(await plays(worker)).toBe(0);
});

test('nobody else can keep or throw away a seat’s line, or say that it is due', async () => {
  const worker = await begun(redis);
  await does(worker, keeping(LINE));
  const bob = { player: 'bob' };
  await does(worker, command(bob, { t: 'keep', seat: 0, text: 'u0 to 12' }, { answer: 'i2' }));
  await does(worker, command(bob, { t: 'forget', seat: 0 }, { answer: 'i2' }));
  await answers(worker, 1, 'draw');
  const [{ input } = expect.fail('nothing is due')] = await due(worker);
  await does(worker, command(bob, input, { answer: 'i2' }));
  expect(await refusals()).toEqual([
    'You don’t have that seat.',
    'You don’t have that seat.',
    'Only the clock can do that.',
  ]);
  expect((await kept(worker))?.text).toBe(LINE);
});

test.each([
  ['sing', /^Nothing was kept\. .*“sing”/],
  ['draw', /^Nothing was kept\. The preview ends here/],
  [`u0 to 1; ${'x'.repeat(6_000)}`, /too long/],
])('a line that comes to nothing isn’t kept: %.10s', async (text, why) => {
  const worker = await begun(redis);
  await does(worker, keeping(text));
  expect(await refusals()).toEqual([expect.stringMatching(why)]);
  expect(await kept(worker)).toBeNull();
});

test('a line isn’t kept if its author is to move, but can be played', async () => {
  const worker = await begun(redis);
  await answers(worker, 1, 'draw');
  await does(worker, keeping(LINE));
  expect(await refusals()).toEqual(['It’s your move now, so play the line right away.']);
});

test('a line is dropped if its author does something else first, and their next message says so', async () => {
  const worker = await begun(redis);
  await does(worker, keeping(LINE));
  await answers(worker, 1, 'draw');
  await answers(worker, 0, 'move:u0:12');
  expect(await kept(worker)).toBeNull();
  const { lines } = await worker.store.lines(TABLE);
  expect(JSON.parse(lines).lines).toMatchObject([
    { seat: 0, about: 'ahead', line: { picked: [], stopped: { text: 'You did something else first.' } } },
  ]);
});

test('a line is dropped if its author’s time runs out first', async () => {
  const worker = await begun(redis);
  await does(worker, keeping(LINE));
  await answers(worker, 1, 'draw');
  const decision = (await question(worker, 0))?.id ?? '';
  await does(worker, command('clock', { t: 'timeout', seat: 0, decision }));
  expect(await plays(worker)).toBe(0);
  const { lines } = await worker.store.lines(TABLE);
  expect(JSON.parse(lines).lines).toMatchObject([{ seat: 0, line: { stopped: { text: 'Time ran out first.' } } }]);
});

test('a line is dropped if its author goes back into their own turn', async () => {
  const worker = await begun(redis, toyGame());
  await answers(worker, 1, 'move:u1:7');
  await answers(worker, 0, 'move:u0:1');
  await does(worker, keeping('u0 to 2'));
  expect(await kept(worker)).not.toBeNull();
  await does(worker, command({ player: 'ann' }, { t: 'undo', seat: 0 }));
  expect(await kept(worker)).toBeNull();
});

test('standing orders change nothing about a line', async () => {
  const worker = await begun(redis);
  await does(worker, keeping(LINE));
  await answers(worker, 1, 'draw');
  await does(worker, command({ player: 'ann' }, { t: 'orders', seat: 0, orders: { ask: ['attacked'], prefer: {} } }));
  expect(await plays(worker)).toBe(1);
  expect(await cell(worker)).toBe(2);
});

test('a line doesn’t outlive 30 days, its author’s seat or the game', async () => {
  const worker = await begun(redis);
  const old = keeping(LINE);
  await does(worker, { ...old, at: old.at - 31 * 24 * 60 * MINUTE });
  await answers(worker, 1, 'draw');
  const { move } = (await kept(worker)) ?? {};
  expect(move !== undefined && 'why' in move && move.why.text).toBe('You kept it more than 30 days ago.');
  await answers(worker, 0, 'draw');
  await does(worker, keeping(LINE), command({ player: 'ann' }, { t: 'concede', seat: 0 }));
  await does(worker, command({ player: 'ann' }, { t: 'concede', seat: 0 }));
  expect((await worker.history.now(TABLE))?.table.status).not.toBe('playing');
  expect(await worker.store.ahead(TABLE)).toEqual({});
});

test('a new player in the seat finds no line', async () => {
  const worker = await begun(redis);
  await does(worker, keeping(LINE));
  await does(worker, command({ host: 'hal' }, { t: 'vacate', seat: 0, heir: { to: 'friend' }, host: 'Hal' }));
  expect((await worker.history.now(TABLE))?.table.chairs[0]?.player).not.toBe('ann');
  expect(await worker.store.ahead(TABLE)).toEqual({});
});

test('a damaged line counts as missing, and the table can still be played', async () => {
  const worker = await begun(redis);
  await redis.connect().hset(`{t:${TABLE}}:ahead`, '0', '{"seat":0', '1', '[]');
  await does(worker, keeping(LINE));
  expect(await worker.store.ahead(TABLE)).toMatchObject({ 0: expect.stringContaining(LINE) });
  expect(Object.keys(await worker.store.ahead(TABLE))).toEqual(['0']);
  await answers(worker, 1, 'draw');
  expect(await plays(worker)).toBe(1);
});
