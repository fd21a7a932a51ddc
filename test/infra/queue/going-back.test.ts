import { afterEach, beforeEach, expect, test } from 'vitest';
import { Views } from '../../../src/queue/views.ts';
import { History } from '../../../src/tables/history.ts';
import type { HistoryMove } from '../../../src/tables/log-parts.ts';
import type { Command, CommandResult, Outgoing } from '../../../src/tables/types.ts';
import { toyGame } from '../../support/toy-game.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, gamesOf, opening } from '../support/tables.ts';

const redis = withRedis();
const games = gamesOf({ ...toyGame(), turnSeat: ({ g }: { g: { active: number } }) => g.active });
let pipeline: TestPipeline;
let views: Views;
/** The number of the table's latest entry. */
let seq: number;

beforeEach(async () => {
  await redis.flush();
  pipeline = await TestPipeline.open(redis.socket, { games });
  views = new Views(pipeline.redis);
  seq = 0;
  // Both keep their cards; entry 5 is the last one.
  await does(5, ...opening(), answer('ann', 0, 'd1', []), answer('bob', 1, 'd2', []));
});
afterEach(async () => {
  await views.close();
  await pipeline.close();
});

/** Sends commands, and waits until the table has this many more entries. */
async function does(more: number, ...commands: Command[]): Promise<void> {
  seq += more;
  await pipeline.send('abc123', ...commands);
  await pipeline.summary('abc123', `entry ${seq} is there`, (summary) => summary.seq === seq);
}

async function plays(player: string, seat: number, ...keys: string[]): Promise<void> {
  const decision = await pipeline.backend.prompt('abc123', seat);
  await does(1, answer(player, seat, decision?.id ?? '', keys));
}

/** Sends a command that a person waits for, and returns its result. */
async function asks(player: string, input: Command['input'], more: number): Promise<CommandResult | undefined> {
  const asked = command({ player }, input, { answer: `i${seq}-${more}` });
  const after = command({ player }, { t: 'orders', seat: player === 'ann' ? 0 : 1, orders: { ask: [] } });
  await does(more + 1, asked, after);
  const entries = await pipeline.redis.xrange('{t:abc123}:outbox', '-', '+');
  const sent = entries.map(([, [, message = '']]) => JSON.parse(message) as Outgoing);
  return sent.flatMap((one) => (one.to === 'answer' && one.answer === asked.answer ? [one.outcome] : []))[0];
}

const rewind = (seat: number, to: number, more: object = {}): Command['input'] => ({
  t: 'consent',
  seat,
  proposal: { do: 'rewind', to },
  yes: true,
  ...more,
});

async function log() {
  return new History(pipeline.store, games).entries('abc123', 1, seq);
}

test('an agreed rewind marks the entries that it takes back, and the log and the turns forget them', async () => {
  await plays('ann', 0, 'move:u0:1');
  await plays('bob', 1, 'move:u1:7');
  await plays('ann', 0, 'draw');
  const before = seq;
  await does(1, command({ player: 'bob' }, rewind(1, 6)));
  const { proposal } = await pipeline.summary('abc123', 'it is proposed', () => true);
  expect(proposal).toMatchObject({ what: { do: 'rewind', to: 6, asks: [0, 1] }, yes: [1] });
  await does(1, command({ player: 'ann' }, rewind(0, 6, { joins: true })));
  expect((await log()).at(-1)).toMatchObject({ undone: [7, 8] });
  const revealing = (await log()).map((entry) => [entry.seq, 'reveals' in entry ? entry.reveals : null]);
  expect(revealing.slice(3, before)).toEqual([
    [4, false],
    [5, true],
    [6, false],
    [7, false],
    [8, true],
  ]);
  const seen = (await views.see({ table: 'abc123', reader: 1, since: 1 }))?.seen;
  expect(seen?.view).toMatchObject({ turn: 1, active: 1 });
  expect(seen?.recent.filter(({ seq: at }) => at === 7 || at === 8)).toEqual([]);
  const turns = (await pipeline.store.head('abc123', 'turns'))[0] ?? '';
  expect(turns.split(',').map((turn) => turn.split(':').slice(0, 2).join(':'))).toEqual(['0:3', '1:3', '0:6']);
  const held = await new History(pipeline.store, games).now('abc123');
  const verified = held === null ? [] : await new History(pipeline.store, games).verify('abc123', held);
  expect(verified.every(({ same }) => same)).toBe(true);
});

test('a rewind past a bystander’s turn asks only those whose steps it takes back', async () => {
  await plays('ann', 0, 'move:u0:1');
  await plays('bob', 1, 'move:u1:7');
  // Only Bob has acted since entry 6, so he goes back alone, with his own undo.
  const seen = (await views.see({ table: 'abc123', reader: 1, back: 6 }))?.seen;
  expect(seen?.goingBack).toEqual({
    to: 6,
    upTo: 7,
    takes: [{ seat: 1, many: 1 }],
    reveals: false,
    asks: [1],
    undo: 7,
  });
  const asked = (await views.see({ table: 'abc123', reader: 0, back: 6 }))?.seen;
  expect(asked?.goingBack).toMatchObject({ asks: [1], undo: null });
  expect((await views.see({ table: 'abc123', reader: 'spectator', back: 6 }))?.seen.goingBack).toHaveProperty('why');
});

test('T-UNDO-02: an undone answer is given again as a new entry, as long as nothing else has happened', async () => {
  await plays('ann', 0, 'move:u0:1');
  await does(1, command({ player: 'ann' }, { t: 'undo', seat: 0 }));
  const undo = seq;
  expect(await asks('bob', { t: 'redo', seat: 1, undo }, 0)).toMatchObject({ refusal: { rule: 'T-UNDO-02' } });
  // Bob’s standing orders are an entry, too.
  expect(await asks('ann', { t: 'redo', seat: 0, undo }, 0)).toMatchObject({ refusal: { rule: 'T-UNDO-02' } });

  await plays('ann', 0, 'move:u0:1');
  await does(1, command({ player: 'ann' }, { t: 'undo', seat: 0 }));
  const again = seq;
  expect(await asks('ann', { t: 'redo', seat: 0, undo: again }, 1)).toMatchObject({
    done: true,
    seq: again + 1,
    line: { picked: ['u0 moves to 1'], stopped: null },
  });
  expect((await log()).find((entry) => entry.seq === again + 1)).toMatchObject({
    input: { t: 'answer', seat: 0, keys: ['move:u0:1'] },
    by: { player: 'ann' },
  });
  expect(await asks('ann', { t: 'redo', seat: 0, undo: again }, 0)).toMatchObject({ refusal: { rule: 'T-UNDO-02' } });
});

test('nobody gives another player’s undone answer again', async () => {
  await plays('ann', 0, 'move:u0:1');
  await does(1, command({ player: 'ann' }, { t: 'undo', seat: 0 }));
  expect(await asks('bob', { t: 'redo', seat: 0, undo: seq }, 0)).toMatchObject({ refusal: { rule: 'T-LOBBY-04' } });
});

async function place(reader: number | 'spectator', go: HistoryMove, from = 0, held = false) {
  const history = { go, seq: from, ...(held ? { held: true as const } : {}) };
  return (await views.see({ table: 'abc123', reader, history }))?.seen;
}

test('each reader sees their own view of then, and only their own lines', async () => {
  await plays('ann', 0, 'draw');
  await plays('bob', 1, 'move:u1:7');
  const own = await place(0, 'step', 6);
  expect(own).toMatchObject({ seq: 6, decision: null, orders: null, view: { hands: [[900, 901, 0], 2] } });
  expect(own?.recent.map(({ text }) => text)).toEqual(['You draw card 0.']);
  for (const reader of [1, 'spectator'] as const)
    expect((await place(reader, 'step', 6))?.recent.map(({ text }) => text)).toEqual(['Seat 0 draws a card.']);
  expect(await place('spectator', 'step', 6)).toMatchObject({ view: { hands: [3, 2] } });
  expect(await place(0, 'turn-back', seq)).toMatchObject({ history: { turn: { number: 1, of: 2 }, seat: 0 } });
});

test('T-AWAY-03: a new player of a seat sees in the history what the seat saw, and the former player no longer does', async () => {
  await plays('ann', 0, 'draw');
  const free = command({ host: 'dora' }, { t: 'vacate', seat: 0, heir: { to: 'friend' }, host: 'Dora' });
  const take = command({ player: 'eve' }, { t: 'take', seat: 0, player: 'eve', called: 'Eve', ready: 'r9' });
  await does(2, free, take);
  const seen = await place(0, 'step', 6);
  expect(seen).toMatchObject({ seq: 6, orders: null, view: { hands: [[900, 901, 0], 2] } });
  expect(seen?.recent.map(({ text }) => text)).toEqual(['You draw card 0.']);
  // The view names the present player, so an answer that is still on its way to Ann doesn’t show the seat’s view.
  expect(seen?.chairs[0]).toMatchObject({ player: 'eve', called: 'Eve' });
  expect((await views.see({ table: 'abc123', reader: 0, at: 6 }))?.seen.chairs[0]).toMatchObject({ player: 'eve' });
});

test('the hands of all players are shown only once the game is over', async () => {
  await plays('ann', 0, 'draw');
  expect((await place(0, 'step', 6, true))?.history?.held).toBeUndefined();
  await does(1, command({ player: 'ann' }, { t: 'concede', seat: 0 }));
  const over = await place('spectator', 'step', 6, true);
  expect(over).toMatchObject({ seq: 6, status: 'over', view: { hands: [3, 2] } });
  expect(over?.history?.held).toMatchObject([
    { seat: 0, view: { hands: [[900, 901, 0], 2] } },
    { seat: 1, view: { hands: [3, [1900, 1901]] } },
  ]);
  expect((await place('spectator', 'step', 6))?.history?.held).toBeUndefined();
});
