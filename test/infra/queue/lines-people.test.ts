import { beforeEach, expect, test } from 'vitest';
import { PASS } from '../../../src/kernel/decision.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import type { WorkerTools } from '../../../src/queue/drain.ts';
import { readKept } from '../../../src/tables/kept-lines.ts';
import type { Command, KeptLine, Outgoing } from '../../../src/tables/types.ts';
import { changingSteps } from '../../support/changed-steps.ts';
import { longTurns } from '../../support/long-turns.ts';
import type { Skirmish } from '../../support/toy-game.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, gamesOf, opening } from '../support/tables.ts';
import { drainTable, sendTo, workerToolsAt } from '../support/worker-tools.ts';

const redis = withRedis();
beforeEach(() => redis.flush());

const PEOPLE = ['ann', 'bob'];

/** Ann plays against Bob, who wants to be asked whenever he is attacked. Both have kept their cards. */
async function begun(game = longTurns()): Promise<WorkerTools> {
  const worker = workerToolsAt(redis.connect(), gamesOf(game));
  await does(worker, ...opening({ length: 300 }));
  await does(worker, command({ player: 'bob' }, { t: 'orders', seat: 1, orders: { ask: ['attacked'], prefer: {} } }));
  await answers(worker, 0);
  await answers(worker, 1);
  return worker;
}

async function does(worker: WorkerTools, ...commands: Command[]): Promise<void> {
  await sendTo(worker, 't1', ...commands);
  await drainTable(worker, 't1');
}

async function table({ history }: WorkerTools) {
  const held = await history.now('t1');
  if (held === null) throw new Error('there is no table');
  return held.table;
}

async function question(worker: WorkerTools, seat: Seat): Promise<{ id: string; keys: string[] } | null> {
  const { prompt } = await worker.store.prompt('t1', seat);
  const decision = prompt === null ? null : JSON.parse(prompt);
  return decision && { id: decision.id, keys: decision.options.map(({ key }: { key: string }) => key) };
}

/** A seat answers with the first option whose key begins with this text, or with nothing by default. */
async function answers(worker: WorkerTools, seat: Seat, key?: string): Promise<void> {
  const asked = await question(worker, seat);
  const keys = key === undefined ? [] : [asked?.keys.find((one) => one.startsWith(key)) ?? key];
  await does(worker, answer(PEOPLE[seat] ?? '', seat, asked?.id ?? '', keys));
}

async function types(worker: WorkerTools, text: string, seat: Seat = 0): Promise<void> {
  const { id = '' } = (await question(worker, seat)) ?? {};
  await does(
    worker,
    command({ player: PEOPLE[seat] ?? '' }, { t: 'line', seat, decision: id, text }, { answer: 'i1' }),
  );
}

async function cell(worker: WorkerTools): Promise<number | undefined> {
  return ((await table(worker)).state?.g as Skirmish | undefined)?.units[0]?.cell;
}

async function kept({ store }: WorkerTools): Promise<KeptLine | undefined> {
  const { lines, stamp } = await store.lines('t1');
  return readKept(lines, stamp).get(0);
}

async function sent(): Promise<Outgoing[]> {
  const outbox = await redis.connect().xrange('{t:t1}:outbox', '-', '+');
  return outbox.map(([, [, message = '']]): Outgoing => JSON.parse(message));
}

/** The game with a question to the opponent after each move, even if no dice are rolled. */
function askedAboutMoves() {
  return changingSteps(longTurns(), 'turn', ({ choose }) => {
    if (typeof choose !== 'object' || !('ask' in choose)) throw new Error('choose asks nothing');
    const asks = {
      ...choose,
      answer: (...given: Parameters<typeof choose.answer>) => {
        choose.answer(...given);
        return 'respond';
      },
    };
    return { choose: asks };
  });
}

const LINE = 'u0 to 1; attack u0 u1; u0 to 13; u0 to 14';
const HALF = ['u0 moves to 1', 'u0 attacks u1'];
const WHOLE = [...HALF, 'u0 moves to 13', 'u0 moves to 14'];
const REST = 'u0 to 13; u0 to 14';

test('a line waits for a person who may respond, and continues in the same commit as their response', async () => {
  const worker = await begun();
  await types(worker, LINE);
  expect(await cell(worker)).toBe(1);
  expect(await kept(worker)).toMatchObject({ seat: 0, waited: 2, line: { picked: HALF, stopped: null, rest: REST } });
  const { seq } = await table(worker);
  await answers(worker, 1, PASS);
  expect(await cell(worker)).toBe(14);
  expect((await table(worker)).seq).toBe(seq + 3);
  expect((await kept(worker))?.line).toEqual({ picked: WHOLE, stopped: null });
});

test('the log names the line’s author, and the table can be replayed from it', async () => {
  const worker = await begun();
  await types(worker, LINE);
  await answers(worker, 1, PASS);
  const { seq } = await table(worker);
  const entries = await worker.history.entries('t1', seq - 2, seq);
  expect(entries.map(({ by, input }) => [by, 'keys' in input && input.keys])).toEqual([
    [{ player: 'bob' }, [PASS]],
    [{ player: 'ann' }, ['move:u0:13']],
    [{ player: 'ann' }, ['move:u0:14']],
  ]);
  const held = await worker.history.now('t1');
  const stretches = held === null ? [] : await worker.history.verify('t1', held);
  expect(stretches.every(({ same }) => same)).toBe(true);
});

test('a line continues on another worker, and may wait again', async () => {
  await types(await begun(), 'attack u0 u1; attack u0 u1; u0 to 1');
  const other = workerToolsAt(redis.connect(), gamesOf(longTurns()));
  await answers(other, 1, PASS);
  expect((await kept(other))?.line).toMatchObject({ picked: ['u0 attacks u1', 'u0 attacks u1'], rest: 'u0 to 1' });
  await answers(other, 1, PASS);
  expect(await cell(other)).toBe(1);
});

test('a line ends if the other person acts, and its result names that person', async () => {
  const worker = await begun();
  await types(worker, LINE);
  await answers(worker, 1, 'card:');
  expect(await cell(worker)).toBe(1);
  const text = 'Stopped at “u0 to 13”: Bob has answered. Look at the table first, then tell me what to do.';
  const { line } = (await kept(worker)) ?? {};
  expect(line).toMatchObject({ picked: HALF, stopped: { text } });
  expect(line?.rest).toBeUndefined();
});

test('a line stops at a pick that has become ambiguous', async () => {
  const worker = await begun();
  await types(worker, 'attack u0 u1; u0 to 1; sing; u0 to 14');
  await answers(worker, 1, PASS);
  expect(await cell(worker)).toBe(1);
  const { line } = (await kept(worker)) ?? {};
  expect(line?.stopped?.text).toContain('“sing”');
  expect(line?.rest).toBeUndefined();
});

test('a line’s result is kept until its author answers another question', async () => {
  const worker = await begun();
  await types(worker, LINE);
  await answers(worker, 1, PASS);
  await does(worker, command({ player: 'ann' }, { t: 'orders', seat: 0, orders: { ask: [], prefer: {} } }));
  expect((await kept(worker))?.line.picked).toEqual(WHOLE);
  await answers(worker, 0, 'move:u0:2');
  expect(await kept(worker)).toBeUndefined();
});

test('standing orders, a note and an unsuccessful proposal don’t end a waiting line', async () => {
  const worker = await begun();
  await types(worker, LINE);
  await does(
    worker,
    command({ player: 'ann' }, { t: 'orders', seat: 0, orders: { ask: ['attacked'], prefer: {} } }),
    command('clock', { t: 'note', text: 'Something.', rule: 'T-HOST-01' }),
    command({ player: 'bob' }, { t: 'consent', seat: 1, proposal: { do: 'end' }, yes: true }),
    command({ player: 'ann' }, { t: 'consent', seat: 0, proposal: { do: 'end' }, yes: false }),
  );
  await answers(worker, 1, PASS);
  expect(await cell(worker)).toBe(14);
});

test('a refused undo doesn’t end a waiting line', async () => {
  const worker = await begun();
  await types(worker, LINE);
  await does(worker, command({ player: 'ann' }, { t: 'undo', seat: 0 }));
  expect((await kept(worker))?.line.rest).toBe(REST);
});

test('a line ends when its author undoes a step', async () => {
  const worker = await begun(askedAboutMoves());
  await types(worker, 'u0 to 1; u0 to 13');
  expect((await kept(worker))?.line.rest).toBe('u0 to 13');
  await does(worker, command({ player: 'ann' }, { t: 'undo', seat: 0 }));
  expect(await cell(worker)).toBe(0);
  const { line } = (await kept(worker)) ?? {};
  expect(line?.stopped?.text).toBe('Stopped at “u0 to 13”: You did something else first.');
  await answers(worker, 0, 'move:u0:12');
  expect(await kept(worker)).toBeUndefined();
});

test('a moderator’s correction ends a line, and the line says why', async () => {
  const worker = await begun();
  await types(worker, LINE);
  const fix = { t: 'fix', patch: { 'units.0.cell': 5 }, why: 'why', host: 'Mia' } as const;
  await does(worker, command({ host: 'mia' }, fix));
  const { seq } = await table(worker);
  const { line } = (await kept(worker)) ?? {};
  expect(line?.stopped?.text).toBe(
    'Stopped at “u0 to 13”: The table has changed since then. Look at it first, then tell me what to do.',
  );
  expect(line?.rest).toBeUndefined();
  await answers(worker, 1, PASS);
  expect((await table(worker)).seq).toBe(seq + 1);
});

test('a line is dropped at the end of the game', async () => {
  const worker = await begun();
  await types(worker, LINE);
  await does(worker, command('owner', { t: 'end', why: 'Enough.' }));
  expect((await worker.store.lines('t1')).lines).toBe('');
});

test('a line belongs to the person who typed it', async () => {
  const worker = await begun();
  await types(worker, LINE);
  await does(worker, command({ host: 'mia' }, { t: 'vacate', seat: 0, heir: { to: 'friend' }, host: 'Mia' }));
  expect((await worker.store.lines('t1')).lines).toBe('');
});

test('only a line’s author can drop it, and dropping it adds no log entry and changes no question', async () => {
  const worker = await begun();
  await types(worker, LINE);
  const before = [await table(worker), await question(worker, 1)];
  await does(worker, command({ player: 'bob' }, { t: 'drop', seat: 0 }));
  expect((await kept(worker))?.line.rest).toBe(REST);
  await does(worker, command({ player: 'ann' }, { t: 'drop', seat: 0 }, { answer: 'i2' }));
  expect([await table(worker), await question(worker, 1)]).toEqual(before);
  const told = (await sent()).flatMap((one) => (one.to === 'answer' && one.answer === 'i2' ? [one.outcome] : []));
  expect(told).toMatchObject([{ done: true, dropped: REST }]);
  await answers(worker, 1, PASS);
  expect(await cell(worker)).toBe(1);
  await does(worker, command({ player: 'ann' }, { t: 'drop', seat: 0 }, { answer: 'i3' }));
  expect((await sent()).at(-1)).toMatchObject({ outcome: { done: false } });
});

test('a line isn’t shown in the questions and messages of the people it waits for', async () => {
  const told: unknown[] = [];
  for (const line of ['attack u0 u1', 'attack u0 u1; u0 to 1']) {
    await redis.flush();
    const worker = await begun();
    await types(worker, line);
    const head = await redis.connect().hgetall('{t:t1}:head');
    const { id = '', keys = [] } = (await question(worker, 1)) ?? {};
    const toBob = (await sent()).filter((one) => 'player' in one && one.player === 'bob');
    told.push([
      id.replace(/-.*/, ''),
      keys.length,
      toBob.map(({ to }) => to),
      (await sent()).filter((one) => !('player' in one)).map(({ to }) => to),
      Object.keys(head).sort(),
      head['seq'],
    ]);
  }
  expect(told[1]).toEqual(told[0]);
});

test('a line of responses stops where its next step would have to wait for another turn', async () => {
  const worker = await begun();
  await types(worker, 'attack u0 u1');
  await types(worker, 'pass; u1 to 3', 1);
  const { lines, stamp } = await worker.store.lines('t1');
  expect(readKept(lines, stamp).size).toBe(0);
  const last = (await sent()).findLast((one) => one.to === 'answer' && one.player === 'bob');
  expect(last).toMatchObject({ outcome: { line: { stopped: { rule: 'T-TURN-01' } } } });
});

test('if a line continues without its author, the author’s last activity is still the time at which they typed it', async () => {
  const worker = await begun();
  await types(worker, LINE);
  const acted = async () => (await worker.store.head('t1', 'acted:0'))[0]?.split(':') ?? [];
  const [, then] = await acted();
  await answers(worker, 1, PASS);
  expect(await acted()).toEqual([`${(await table(worker)).seq}`, then]);
});

test('a line that fails when it continues doesn’t block the answer it was waiting for', async () => {
  const sound = longTurns();
  let isBroken = false;
  const worker = await begun({
    ...sound,
    check(state) {
      if (isBroken && state.g.units[0]?.cell === 1) throw new Error('broken');
    },
    turnNow(state) {
      if (isBroken && state.g.units[0]?.cell === 1) throw new Error('broken');
      return `${state.g.turn}`;
    },
  });
  await types(worker, 'attack u0 u1; u0 to 1');
  isBroken = true;
  await answers(worker, 1, PASS);
  expect(await cell(worker)).toBe(0);
  expect(await question(worker, 0)).not.toBeNull();
  expect((await kept(worker))?.line.stopped?.text).toContain('broke on our side');
});

test('a line is dropped if it is damaged or belongs to another history', async () => {
  for (const damage of [(text: string) => text.replace(/"stamp":"./, '"stamp":"x'), () => '{"lines":3}']) {
    await redis.flush();
    const worker = await begun();
    await types(worker, LINE);
    const { lines } = await worker.store.lines('t1');
    await redis.connect().set('{t:t1}:lines', damage(lines));
    await answers(worker, 1, PASS);
    expect(await cell(worker)).toBe(1);
    expect(await question(worker, 0)).not.toBeNull();
  }
});
