import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Input } from '../../../src/kernel/table.ts';
import { Preferences } from '../../../src/store/preferences.ts';
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
/** Monday, 11:00 in Berlin. */
const START = new Date('2026-11-30T10:00:00Z');
let clock: FastClock;
let pipeline: TestPipeline;
let transport: RecordingTransport;
let preferences: Preferences;
beforeEach(async () => {
  await redis.flush();
  clock = FastClock.start(redis, START);
  transport = new RecordingTransport();
  pipeline = await TestPipeline.open(redis.socket, { transport, clock, watch: HOUR });
  preferences = new Preferences(pipeline.redis);
  for (const person of ['ann', 'bob'])
    await preferences.setZone(person, 'Europe/Berlin', { interaction: '1', says: '' });
  for (const table of [TABLE, 'def456'])
    await pipeline.send(table, ...opening().map((one) => ({ ...one, at: clock.now() })));
  await clock.advance(0);
  // Bob has chosen at both tables, and Ann is asked.
  for (const table of [TABLE, 'def456']) {
    const question = (await pipeline.backend.prompt(table, 1))?.id ?? '';
    await pipeline.send(table, { ...answer('bob', 1, question, []), at: clock.now() });
  }
  await clock.advance(0);
});
afterEach(async () => {
  await pipeline.close();
  vi.restoreAllMocks();
});

interface Told {
  to: Outgoing['to'];
  nudge: number | string | undefined;
  rings: boolean;
  at: string;
}

/** Ann's messages since the test began, with the time at which each was posted. */
function recorded(): Told[] {
  const told: Told[] = [];
  transport.after = (call, where) => {
    const { body } = transport.messages.at(-1) ?? {};
    if (call !== 'post' || where !== 'dm-ann' || body === undefined) return;
    const { to, outgoing } = JSON.parse(String(body['content']));
    const nudge = outgoing.tables?.[0].nudge ?? outgoing.nudge;
    told.push({ to, nudge, rings: body['flags'] !== SILENT, at: new Date(clock.now()).toISOString() });
  };
  return told;
}

/** A player nudges another now. */
async function nudge(seat = 1, about = 0, table = TABLE, id = `n${clock.now()}-${seat}-${table}`): Promise<void> {
  const by = { player: seat === 1 ? 'bob' : 'ann' };
  const input: Input = { t: 'nudge', seat, about };
  await pipeline.send(table, command(by, input, { id, at: clock.now() }));
  await clock.advance(0);
}

/** Skips the first day, with its notification of the turn and the first reminder. */
async function untilRemindedTwice(): Promise<void> {
  await clock.advanceTo(new Date('2026-12-01T12:30:00Z'));
}

test('a nudge rings at once within the player’s hours, and the next reminder comes at its usual distance', async () => {
  await untilRemindedTwice();
  const told = recorded();
  await nudge();
  expect(told).toEqual([{ to: 'ring', nudge: 1, rings: true, at: '2026-12-01T12:30:00.000Z' }]);
  await clock.advanceTo(new Date('2026-12-04T12:00:00Z'));
  // The other table has its own reminders.
  expect(told.slice(1).filter(({ nudge: by }) => by !== undefined)).toEqual([]);
});

test('a nudge at night rings in the morning', async () => {
  await clock.advanceTo(new Date('2026-11-30T23:00:00Z'));
  const told = recorded();
  await nudge();
  expect(told).toEqual([]);
  await clock.advanceTo(new Date('2026-12-01T07:00:00Z'));
  // It is 8:00 in Berlin.
  expect(told).toEqual([{ to: 'ring', nudge: 1, rings: true, at: '2026-12-01T07:00:00.000Z' }]);
});

test('the same click nudges once, and a second nudge on the same day is refused', async () => {
  await untilRemindedTwice();
  const told = recorded();
  await nudge(1, 0, TABLE, 'click-1');
  await nudge(1, 0, TABLE, 'click-1');
  await clock.advance(2 * HOUR);
  await nudge(1, 0, TABLE, 'click-2');
  await clock.advance(2 * HOUR);
  expect(told.filter(({ nudge: by }) => by !== undefined)).toHaveLength(1);
  const ids = await pipeline.redis.hmget(`{t:${TABLE}}:ids`, 'click-1', 'click-2');
  expect(ids.map((seq) => seq !== null)).toEqual([true, false]);
});

test('a nudge within an hour of another notification about the table waits for the end of that hour', async () => {
  const told = recorded();
  // The first reminder of both tables rings ten minutes after the turn began.
  await clock.advance(20 * 60_000);
  expect(told.map(({ to, rings }) => [to, rings])).toEqual([['ring', true]]);
  await nudge();
  expect(told).toHaveLength(1);
  await clock.advance(HOUR);
  expect(told.slice(1)).toEqual([{ to: 'ring', nudge: 1, rings: true, at: '2026-11-30T11:10:00.000Z' }]);
});

test('a nudge that its player has answered by acting rings no more', async () => {
  await clock.advanceTo(new Date('2026-11-30T23:00:00Z'));
  const told = recorded();
  await nudge();
  await clock.advance(HOUR);
  // She changes her orders, but doesn't move.
  const orders: Input = { t: 'orders', seat: 0, orders: { ask: [] } };
  await pipeline.send(TABLE, command({ player: 'ann' }, orders, { at: clock.now() }));
  await clock.advanceTo(new Date('2026-12-03T12:00:00Z'));
  expect(told.filter(({ nudge: by }) => by !== undefined)).toEqual([]);
  expect(told.length).toBeGreaterThan(0);
});

test('nudges at several tables are one notification, which names who nudges', async () => {
  await clock.advanceTo(new Date('2026-11-30T23:00:00Z'));
  const told = recorded();
  await nudge();
  await nudge(1, 0, 'def456');
  await clock.advanceTo(new Date('2026-12-01T07:00:00Z'));
  expect(told).toEqual([{ to: 'ring', nudge: 'Bob', rings: true, at: '2026-12-01T07:00:00.000Z' }]);
});

test('a person with a digest is nudged, and not at a table that they have muted', async () => {
  await pipeline.backend.setMessages(
    'ann',
    { messages: 'digest', digest: 18 },
    { interaction: '2', says: '' },
    clock.now(),
  );
  await pipeline.backend.mutes.set('ann', 'def456', null, { interaction: '3', says: '' });
  await untilRemindedTwice();
  const told = recorded();
  await nudge();
  await nudge(1, 0, 'def456');
  expect(told.map(({ nudge: by, rings }) => [by, rings])).toEqual([
    [1, true],
    [1, false],
  ]);
});

test('muted nudges come silently, also at night', async () => {
  await pipeline.backend.mutes.setNudges('ann', false, { interaction: '2', says: '' });
  await clock.advanceTo(new Date('2026-11-30T23:00:00Z'));
  const told = recorded();
  await nudge();
  expect(told).toEqual([{ to: 'ring', nudge: 1, rings: false, at: '2026-11-30T23:00:00.000Z' }]);
});

test('a muted table notifies nobody until the mute ends, and the digest doesn’t ring for it alone', async () => {
  const told = recorded();
  for (const table of [TABLE, 'def456'])
    await pipeline.backend.mutes.set('ann', table, clock.now() + 3 * DAY, { interaction: table, says: '' });
  await pipeline.backend.setMessages(
    'ann',
    { messages: 'digest', digest: 18 },
    { interaction: '2', says: '' },
    clock.now(),
  );
  await clock.advance(2 * DAY);
  expect(told).toEqual([]);
  await pipeline.backend.setMessages('ann', { messages: 'each' }, { interaction: '4', says: '' }, clock.now());
  await clock.advance(DAY - 1);
  expect(told.filter(({ rings }) => rings)).toEqual([]);
  await clock.advance(1);
  expect(told.filter(({ rings }) => rings).map(({ to, at }) => [to, at])).toEqual([
    ['ring', '2026-12-03T10:00:00.000Z'],
  ]);
});

test('a mute that its person ends early lets the next reminder ring within the hour', async () => {
  const told = recorded();
  for (const table of [TABLE, 'def456'])
    await pipeline.backend.mutes.set('ann', table, null, { interaction: table, says: '' });
  await clock.advance(5 * HOUR);
  expect(told).toEqual([]);
  for (const table of [TABLE, 'def456'])
    await pipeline.backend.mutes.set('ann', table, undefined, { interaction: `${table}0`, says: '' });
  await clock.advance(HOUR);
  expect(told.map(({ to, rings }) => [to, rings])).toEqual([['ring', true]]);
});
