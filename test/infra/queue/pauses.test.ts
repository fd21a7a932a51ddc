import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Input, Proposal } from '../../../src/kernel/table.ts';
import { openQueue } from '../../../src/queue/queues.ts';
import type { Outgoing } from '../../../src/tables/types.ts';
import { FastClock } from '../support/fast-clock.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, opening } from '../support/tables.ts';

const redis = withRedis();
const SILENT = 1 << 12;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TABLE = 'abc123';
/** Friday, 23 October 2026, 20:00 in Berlin. The clocks change there on Sunday. Nobody has named a time zone. */
const START = new Date('2026-10-23T18:00:00Z');
let clock: FastClock;
let pipeline: TestPipeline;
let transport: RecordingTransport;
beforeEach(async () => {
  await redis.flush();
  clock = FastClock.start(redis, START);
  transport = new RecordingTransport();
  pipeline = await TestPipeline.open(redis.socket, { transport, clock, watch: HOUR });
  await pipeline.send(TABLE, ...opening().map((one) => ({ ...one, at: clock.now() })));
  await clock.advance(0);
});
afterEach(async () => {
  await pipeline.close();
  vi.restoreAllMocks();
});

const people = ['ann', 'bob'];

async function send(seat: number, input: Input, id?: string): Promise<void> {
  const made = command({ player: people[seat] ?? '' }, input, { at: clock.now() });
  await pipeline.send(TABLE, id === undefined ? made : { ...made, id });
  await clock.advance(0);
}

/** Everyone agrees to a proposal now. */
async function agree(proposal: Proposal): Promise<void> {
  for (const seat of [0, 1]) await send(seat, { t: 'consent', seat, proposal, yes: true });
}

/** A person's messages since now: their kinds, and whether they ring. */
function recorded(person: string): { to: Outgoing['to']; rings: boolean; at: number }[] {
  const told: { to: Outgoing['to']; rings: boolean; at: number }[] = [];
  const before = transport.after;
  transport.after = (call, where) => {
    before(call, where);
    const { body } = transport.messages.at(-1) ?? {};
    if (call !== 'post' || where !== `dm-${person}` || body === undefined) return;
    told.push({ to: JSON.parse(String(body['content'])).to, rings: body['flags'] !== SILENT, at: clock.now() });
  };
  return told;
}

const summary = async () => (await pipeline.directory.summary(TABLE)) ?? expect.fail('the table is gone');

test('in a pause, nobody is reminded, and moves are possible; at its end, the reminders ring', async () => {
  const until = START.getTime() + 4 * DAY;
  await agree({ do: 'pause', until });
  const [ann, bob] = [recorded('ann'), recorded('bob')];
  // Ann chooses during the pause.
  const question = (await pipeline.backend.prompt(TABLE, 0))?.id ?? '';
  await pipeline.send(TABLE, { ...answer('ann', 0, question, []), at: clock.now() });
  await clock.advanceTo(new Date(until - 1));
  expect((await summary()).awaited).toEqual([1]);
  expect([...ann, ...bob].filter(({ rings }) => rings)).toEqual([]);
  await clock.advance(1);
  expect(bob.filter(({ rings }) => rings)).toEqual([{ to: 'ring', rings: true, at: until }]);
  await clock.advance(HOUR);
  expect(ann.filter(({ rings }) => rings)).toEqual([]);
  const { pauses } = await summary();
  expect(pauses).toEqual([{ from: START.getTime(), until, ended: until }]);
  const log = transport.messages.filter(({ channel }) => channel.startsWith('thread'));
  expect(log.filter(({ body }) => String(body['content']).includes('"kind":"note"'))).toHaveLength(3);
});

test('T-PAUSE-01: a pause ends on time, and with the next watch if its job got lost', async () => {
  const until = START.getTime() + 2 * DAY + HOUR / 4;
  await agree({ do: 'pause', until });
  await clock.advanceTo(new Date(until - 1_000));
  expect((await summary()).pauses).toEqual([{ from: START.getTime(), until }]);
  await clock.advanceTo(new Date(until));
  expect((await summary()).pauses).toEqual([{ from: START.getTime(), until, ended: until }]);

  const next = until + HOUR / 4;
  await agree({ do: 'pause', until: next });
  const jobs = await pipeline.redis.keys(`*clock-${TABLE}-*`);
  expect(jobs.length).toBeGreaterThan(0);
  await pipeline.redis.del(...jobs);
  await clock.advance(HOUR / 4);
  expect((await summary()).pauses?.at(-1)).toEqual({ from: until, until: next });
  await clock.advance(HOUR);
  expect((await summary()).pauses?.at(-1)).toEqual({ from: until, until: next, ended: next });
});

test('T-PAUSE-01: a pause ends on time although the clock of another machine runs the job too early', async () => {
  const until = START.getTime() + HOUR / 4;
  await agree({ do: 'pause', until });
  await clock.advanceTo(new Date(until - 20_000));
  const chores = openQueue('chores', pipeline.redis);
  await (await chores.getJob(`clock-${TABLE}-${until}`))?.promote();
  await clock.advanceTo(new Date(until));
  expect((await summary()).pauses).toEqual([{ from: START.getTime(), until, ended: until }]);
  await chores.close();
});

test('the time of a pause doesn’t count as absence, also when the clocks change', async () => {
  await clock.advance(DAY);
  await agree({ do: 'pause', until: START.getTime() + 3 * DAY });
  // Their votes count as acts. Two days of pause and three of waiting follow.
  await clock.advance(5 * DAY - HOUR);
  expect((await summary()).away).toBeUndefined();
  await clock.advance(2 * HOUR);
  // Once one of the two is away, nobody could vote on the other.
  expect((await summary()).away?.map(({ seat }) => seat)).toEqual([0]);
});

test('a pause without an end lasts until all agree, and then reminds within the hour', async () => {
  await agree({ do: 'pause', until: null });
  const ann = recorded('ann');
  await clock.advance(5 * DAY);
  expect(ann.filter(({ rings }) => rings)).toEqual([]);
  // The reminder is kept however long the pause lasts.
  expect(await pipeline.redis.ttl(`call:${TABLE}:ann`)).toBeGreaterThan(29 * 24 * 3_600);
  expect((await summary()).away).toBeUndefined();
  await send(0, { t: 'consent', seat: 0, proposal: { do: 'resume' }, yes: true });
  expect((await summary()).proposal).toMatchObject({ what: { do: 'resume' }, yes: [0] });
  const from = ann.length;
  await send(1, { t: 'consent', seat: 1, proposal: { do: 'resume' }, yes: true });
  await clock.advance(HOUR + 10 * 60_000);
  expect(ann.slice(from).filter(({ to }) => to === 'ring')).toHaveLength(1);
});

test('a vote counts once, and a pause whose end has passed is refused', async () => {
  const pause: Input = { t: 'consent', seat: 0, proposal: { do: 'pause', until: START.getTime() + DAY }, yes: true };
  await send(0, pause, 'click-1');
  await send(0, pause, 'click-1');
  expect((await summary()).proposal?.yes).toEqual([0]);
  await clock.advance(2 * DAY);
  await send(1, { ...pause, seat: 1 }, 'click-2');
  expect((await summary()).pauses).toBeUndefined();
  expect(await pipeline.redis.hmget(`{t:${TABLE}}:ids`, 'click-1', 'click-2')).toEqual([expect.any(String), null]);
});

test('nobody is nudged in a pause', async () => {
  await agree({ do: 'pause', until: null });
  const ann = recorded('ann');
  await send(1, { t: 'nudge', seat: 1, about: 0 });
  await clock.advance(DAY);
  expect(ann.filter(({ to }) => to === 'ring')).toEqual([]);
});
