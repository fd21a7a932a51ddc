import { beforeEach, expect, test } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import type { WorkerTools } from '../../../src/queue/drain.ts';
import { duePlans } from '../../../src/tables/plans.ts';
import { type PreparedSeat, readPrepared } from '../../../src/tables/prepared.ts';
import type { Command, Outgoing, Prepare } from '../../../src/tables/types.ts';
import { changingSteps } from '../../support/changed-steps.ts';
import { longTurns } from '../../support/long-turns.ts';
import type { Skirmish, SkirmishView } from '../../support/toy-game.ts';
import { answers, begun, does, PEOPLE, question, TABLE } from '../support/ahead-tables.ts';
import { withRedis } from '../support/redis.ts';
import { command } from '../support/tables.ts';
import { drainTable, sendTo, workerToolsAt } from '../support/worker-tools.ts';

const redis = withRedis();
beforeEach(() => redis.flush());

type Toy = Game<Skirmish, SkirmishView>;

/** Ann's cards at the beginning. */
const CARD = 900;
const OTHER = 901;

const attacks = (worker: WorkerTools): Promise<void> => answers(worker, 1, 'attack:u1:u0');

const preparing = (given: Partial<Prepare> = {}): Command => {
  const input = { t: 'prepare', seat: 0, when: 'attacked', answer: `card:${CARD}`, lasts: 'once', ...given } as const;
  return command({ player: PEOPLE[input.seat] ?? '' }, input, { answer: 'i1' });
};

async function stored({ store }: WorkerTools, seat: Seat = 0): Promise<PreparedSeat | null> {
  return readPrepared((await store.ahead(TABLE))[`if:${seat}`]);
}

/** The commands of the clock once every wait is over. */
async function due({ store }: WorkerTools): Promise<Command[]> {
  return duePlans(await store.ahead(TABLE), Number.MAX_SAFE_INTEGER);
}

/** Gives the answers that are due, as the clock does. Returns their number. */
async function gives(worker: WorkerTools): Promise<number> {
  const commands = await due(worker);
  await does(worker, ...commands);
  return commands.length;
}

async function hand({ history }: WorkerTools): Promise<number[]> {
  const { table } = (await history.now(TABLE)) ?? expect.fail('the table is gone');
  const g = table.state?.g as Skirmish;
  return g.hands[0] ?? [];
}

/** True if the table waits for Ann's answer to an attack. */
async function isAsked(worker: WorkerTools): Promise<boolean> {
  return (await question(worker, 0)) !== null;
}

async function sent(): Promise<Outgoing[]> {
  const outbox = await redis.connect().xrange(`{t:${TABLE}}:outbox`, '-', '+');
  return outbox.map(([, [, message = '']]): Outgoing => JSON.parse(message));
}

async function refusals(): Promise<string[]> {
  return (await sent()).flatMap((message) =>
    message.to === 'answer' && 'refusal' in message.outcome ? [message.outcome.refusal.text] : [],
  );
}

/** The reason why no prepared answer is given to Ann's open question. */
async function whyNot(worker: WorkerTools): Promise<string | undefined> {
  const { asked } = (await stored(worker)) ?? {};
  return asked !== undefined && 'why' in asked ? asked.why.text : undefined;
}

test('a prepared answer is given in its author’s name, and its author is told why (T-AHEAD-02)', async () => {
  const worker = await begun(redis);
  await does(worker, preparing());
  expect(await gives(worker)).toBe(0);
  await attacks(worker);
  expect(await isAsked(worker)).toBe(true);
  expect(await hand(worker)).toContain(CARD);
  expect(await gives(worker)).toBe(1);
  expect(await hand(worker)).not.toContain(CARD);
  expect(await isAsked(worker)).toBe(false);
  const told = (await sent()).filter(({ to }) => to === 'played');
  expect(told).toMatchObject([
    {
      ...{ seat: 0, player: 'ann', line: { picked: [`Throw card ${CARD}`], stopped: null } },
      because: { prompt: 'You were attacked: answer with a card?', answer: { when: 'I was attacked', lasts: 'once' } },
    },
  ]);
  const [entry] = await worker.history.entries(TABLE, -1, -1);
  expect(entry?.by).toEqual({ player: 'ann' });
  const held = await worker.history.now(TABLE);
  const stretches = held === null ? [] : await worker.history.verify(TABLE, held);
  expect(stretches.every(({ same }) => same)).toBe(true);
});

test('the seat is asked in the window from then on, with an entry only if its standing orders have to change', async () => {
  const worker = await begun(redis);
  const asks = async (): Promise<string[]> => {
    const held = await worker.history.now(TABLE);
    return held?.table.state?.orders[0]?.ask ?? [];
  };
  expect(await asks()).toEqual([]);
  const before = (await worker.history.now(TABLE))?.table.seq ?? 0;
  await does(worker, preparing());
  expect(await asks()).toEqual(['attacked']);
  await does(worker, preparing({ answer: 'pass' }));
  expect((await worker.history.now(TABLE))?.table.seq).toBe(before + 1);
});

test.each([
  ['nothing fits', { answer: 'card:555' }, /“card:555”/],
  ['two options fit', { answer: 'throw' }, /“throw”/],
  ['a word is misspelled', { answer: `thrrow card ${CARD}` }, /“thrrow card 900”/],
  ['the first of two picks fails', { answer: 'card:555; pass' }, /“card:555”/],
])('an answer isn’t given, and its author is asked as usual and told why: %s', async (_what, given, why) => {
  const worker = await begun(redis);
  await does(worker, preparing(given));
  await attacks(worker);
  expect(await gives(worker)).toBe(0);
  expect(await isAsked(worker)).toBe(true);
  expect(await whyNot(worker)).toMatch(why);
  await answers(worker, 0, 'pass');
  expect((await stored(worker))?.answers).toMatchObject([{ text: given.answer }]);
});

test.each([
  ['ends something', { ends: 'This ends your shields.' }],
  ['breaks an agreement', { betrays: true as const }],
])('an answer that its author has to confirm isn’t given: it %s', async (_what, more) => {
  const grave = changingSteps(longTurns(), 'turn', ({ respond }) => {
    if (respond === undefined || typeof respond !== 'object' || !('ask' in respond)) throw new Error('nobody responds');
    const ask: typeof respond.ask = (...around) => {
      const asked = respond.ask(...around);
      return 'go' in asked ? asked : { ...asked, options: asked.options.map((one) => ({ ...one, ...more })) };
    };
    return { respond: { ...respond, ask } };
  });
  const worker = await begun(redis, grave);
  await does(worker, preparing());
  await attacks(worker);
  expect(await gives(worker)).toBe(0);
  expect(await whyNot(worker)).toContain('you have to confirm yourself');
});

test('the first answer that fits is given, and an answer for once only once', async () => {
  const worker = await begun(redis);
  await does(worker, preparing({ answer: 'card:555' }), preparing(), preparing({ answer: 'pass', lasts: 'game' }));
  await attacks(worker);
  await gives(worker);
  expect(await hand(worker)).not.toContain(CARD);
  for (const time of [1, 2]) {
    await attacks(worker);
    expect(await gives(worker), `${time}`).toBe(1);
    expect(await isAsked(worker)).toBe(false);
  }
  expect(await hand(worker)).toContain(OTHER);
});

test('an answer for this turn is given each time in the turn, and not afterwards', async () => {
  const worker = await begun(redis);
  await does(worker, preparing({ answer: 'pass', lasts: 'turn' }));
  for (const _time of [1, 2]) {
    await attacks(worker);
    expect(await gives(worker)).toBe(1);
  }
  await answers(worker, 1, 'draw');
  await answers(worker, 0, 'draw');
  await attacks(worker);
  expect(await gives(worker)).toBe(0);
  expect(await isAsked(worker)).toBe(true);
});

test('only a question that contains the words is answered', async () => {
  const worker = await begun(redis);
  await does(worker, preparing({ about: 'You were BOARDED' }), preparing({ about: 'were attacked', answer: 'pass' }));
  await attacks(worker);
  await gives(worker);
  expect(await isAsked(worker)).toBe(false);
  expect(await hand(worker)).toContain(CARD);
});

test('a question that was open before is left to the author', async () => {
  const worker = await begun(redis);
  await does(worker, command({ player: 'ann' }, { t: 'orders', seat: 0, orders: { ask: ['attacked'] } }));
  await attacks(worker);
  await does(worker, preparing());
  expect(await gives(worker)).toBe(0);
  await answers(worker, 0, 'pass');
  await attacks(worker);
  expect(await gives(worker)).toBe(1);
});

test('an author who answers first uses nothing up', async () => {
  const worker = await begun(redis);
  await does(worker, preparing());
  await attacks(worker);
  const late = await due(worker);
  await answers(worker, 0, 'pass');
  await does(worker, ...late);
  expect(await hand(worker)).toContain(CARD);
  await attacks(worker);
  expect(await gives(worker)).toBe(1);
  expect(await hand(worker)).not.toContain(CARD);
});

/** The toy game in which Bob's moves open the window too, so that he can take them back. */
function undoable(): Toy {
  return changingSteps(longTurns(), 'turn', ({ choose }) => {
    if (typeof choose !== 'object' || !('ask' in choose)) throw new Error('choose asks nothing');
    const answered: typeof choose.answer = (ctx, local, given) => {
      const next = choose.answer(ctx, local, given);
      return given.key.startsWith('move:u1') ? 'respond' : next;
    };
    return { choose: { ...choose, answer: answered } };
  });
}

const moves = (worker: WorkerTools): Promise<void> => answers(worker, 1, 'move:u1:7');
const undoes = (worker: WorkerTools, seat: Seat): Promise<void> =>
  does(worker, command({ player: PEOPLE[seat] ?? '' }, { t: 'undo', seat }));

test('an undo that takes the question back uses nothing up, and the same question gets another wait', async () => {
  const worker = await begun(redis, undoable());
  await does(worker, preparing());
  await moves(worker);
  const first = await due(worker);
  await undoes(worker, 1);
  expect(await due(worker)).toEqual([]);
  await does(worker, ...first);
  expect(await hand(worker)).toContain(CARD);
  await moves(worker);
  expect((await due(worker))[0]?.id).not.toBe(first[0]?.id);
  await gives(worker);
  expect(await hand(worker)).not.toContain(CARD);
});

test('an author who takes the answer back is asked, and the answer is ready for the next question', async () => {
  const worker = await begun(redis, undoable());
  await does(worker, preparing({ answer: 'pass' }));
  await moves(worker);
  await gives(worker);
  expect((await stored(worker))?.answers).toMatchObject([{ given: expect.any(Number) }]);
  await undoes(worker, 0);
  expect(await isAsked(worker)).toBe(true);
  expect(await gives(worker)).toBe(0);
  await answers(worker, 0, `card:${OTHER}`);
  await answers(worker, 1, 'move:u1:8');
  expect(await gives(worker)).toBe(1);
});

test('an answer whose entry is taken back by everyone is ready again', async () => {
  const worker = await begun(redis);
  await does(worker, preparing({ answer: 'pass' }));
  const to = (await worker.history.now(TABLE))?.table.seq ?? 0;
  await attacks(worker);
  await gives(worker);
  const proposal = { do: 'rewind', to } as const;
  for (const seat of [1, 0])
    await does(worker, command({ player: PEOPLE[seat] ?? '' }, { t: 'consent', seat, proposal, yes: true }));
  await attacks(worker);
  expect(await gives(worker)).toBe(1);
  expect(await isAsked(worker)).toBe(false);
});

test('two workers and a repeated command give an answer only once', async () => {
  const worker = await begun(redis);
  await does(worker, preparing({ lasts: 'game', answer: 'pass' }));
  await attacks(worker);
  const commands = await due(worker);
  const other = workerToolsAt(redis.connect(), worker.games);
  await sendTo(worker, TABLE, ...commands, ...commands);
  await Promise.all([drainTable(worker, TABLE), drainTable(other, TABLE)]);
  await does(other, ...commands);
  expect((await sent()).filter(({ to }) => to === 'played')).toHaveLength(1);
  await attacks(other);
  expect(await isAsked(other)).toBe(true);
});

test('another worker gives an answer that was prepared before', async () => {
  const worker = await begun(redis);
  await does(worker, preparing());
  await attacks(workerToolsAt(redis.connect(), worker.games));
  const third = workerToolsAt(redis.connect(), worker.games);
  expect(await gives(third)).toBe(1);
  expect(await hand(third)).not.toContain(CARD);
});

test('a seat has room for 10 answers, and removing one makes room', async () => {
  const worker = await begun(redis);
  for (let made = 0; made < 11; made++) await does(worker, preparing({ answer: `card:${made}` }));
  expect(await refusals()).toEqual(['You can prepare at most 10 answers here. Remove one first.']);
  const removing = (id: number): Command =>
    command({ player: 'ann' }, { t: 'unprepare', seat: 0, id }, { answer: 'i1' });
  await does(worker, removing(3), preparing({ answer: 'pass' }), removing(3));
  expect((await stored(worker))?.answers.map(({ id }) => id)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect((await refusals()).at(-1)).toBe('You no longer have that answer prepared.');
});

test('an answer that was removed isn’t given, even if it is due', async () => {
  const worker = await begun(redis);
  await does(worker, preparing());
  await attacks(worker);
  const late = await due(worker);
  await does(worker, command({ player: 'ann' }, { t: 'unprepare', seat: 0, id: 1 }));
  await does(worker, ...late);
  expect(await hand(worker)).toContain(CARD);
  expect(await isAsked(worker)).toBe(true);
});

test('nobody else can prepare or remove a seat’s answer, or say that it is due', async () => {
  const worker = await begun(redis);
  const bob = { player: 'bob' };
  const other = preparing();
  await does(worker, { ...other, by: bob });
  await does(worker, preparing());
  await does(worker, command(bob, { t: 'unprepare', seat: 0, id: 1 }, { answer: 'i2' }));
  await attacks(worker);
  const [{ input } = expect.fail('nothing is due')] = await due(worker);
  await does(worker, command(bob, input, { answer: 'i2' }));
  expect(await refusals()).toEqual([
    'You don’t have that seat.',
    'You don’t have that seat.',
    'Only the clock can do that.',
  ]);
  expect(await hand(worker)).toContain(CARD);
});

test('a new player in the seat finds no prepared answers, and neither does anybody after the game', async () => {
  const worker = await begun(redis);
  await does(worker, preparing(), { ...preparing({ seat: 1, answer: 'pass' }) });
  await does(worker, command({ host: 'hal' }, { t: 'vacate', seat: 0, heir: { to: 'friend' }, host: 'Hal' }));
  expect(Object.keys(await worker.store.ahead(TABLE))).toEqual(['if:1']);
  await does(worker, command('owner', { t: 'end', why: 'It is late.' }));
  expect((await worker.history.now(TABLE))?.table.status).not.toBe('playing');
  expect(await worker.store.ahead(TABLE)).toEqual({});
});

test('damaged answers count as missing, and the table can still be played', async () => {
  const worker = await begun(redis);
  await redis.connect().hset(`{t:${TABLE}}:ahead`, 'if:0', '{"seat":0', 'if:1', '[]');
  await does(worker, preparing());
  expect(Object.keys(await worker.store.ahead(TABLE))).toEqual(['if:0']);
  await attacks(worker);
  expect(await gives(worker)).toBe(1);
});
