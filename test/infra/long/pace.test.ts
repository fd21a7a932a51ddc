import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TablePace } from '../../../src/kernel/pace.ts';
import { warningTime } from '../../../src/queue/deadlines.ts';
import { USUAL_WEEK } from '../../../src/tables/hours.ts';
import type { numbers } from '../../support/numbers-game.ts';
import { toyGame } from '../../support/toy-game.ts';
import { beginPaced, DAY_EACH, local, named, type PacedTable, TABLE, ZONE } from '../support/pace-tables.ts';
import { withRedis } from '../support/redis.ts';
import { command } from '../support/tables.ts';

const redis = withRedis();
const HOUR = 3_600_000;

const BOT_PLAYS: TablePace = { ...DAY_EACH, turn: 12, timeout: { to: 'bot', bot: 'standard' } };
const SAFELY: TablePace = { ...DAY_EACH, timeout: { to: 'safe' } };

/** The same game with a safe answer for each question. */
const safe: typeof numbers = { ...named, fallback: () => ({ keys: ['wait'], safe: true }) };

let open: PacedTable | null = null;
beforeEach(() => redis.flush());
afterEach(async () => {
  await open?.close();
  open = null;
});

async function begin(game: object, pace: TablePace, people?: string[]): Promise<PacedTable> {
  open = await beginPaced(redis, game, pace, people);
  return open;
}

test('T-PACE-01 T-PACE-02 T-PACE-03: a week with a warning, an extension, a vote, a return and a crash of Redis', async () => {
  const table = await begin(named, DAY_EACH);
  expect(await table.deadlines()).toEqual(['ann turn Tue 10:00']);
  await table.until('Tue 09:00');
  // Ann sleeps when six hours are left, and 8:00 would be too late, so she is warned in the evening before.
  expect(table.told).toEqual(['ann Mon 10:00 turn', 'ann Mon 10:10 ring rings', 'ann Mon 21:00 ring rings']);
  await table.send({ player: 'ann' }, { t: 'extend', seat: 0, decision: await table.asked('ann') });
  expect(await table.deadlines()).toEqual(['ann turn Fri 10:00']);
  await table.until('Wed 12:00');
  await redis.crash();
  await table.until('Fri 09:30');
  expect((await table.summary()).away).toBeUndefined();
  // She was warned before the new end, too.
  expect(table.told).toContain('ann Thu 21:00 ring rings');
  await table.until('Fri 10:00');
  expect((await table.summary()).away).toEqual([{ seat: 0, votes: [] }]);
  expect(table.told.slice(-3)).toEqual([
    'ben Fri 10:00 away rings',
    'cat Fri 10:00 away rings',
    'ann Fri 10:00 late rings',
  ]);
  expect(await table.deadlines()).toEqual([]);

  await table.until('Sat 12:00');
  await table.answers('ann', ['wait']);
  const summary = await table.summary();
  expect(summary.away).toBeUndefined();
  expect(summary.awaited).toEqual([1]);
  expect(await table.deadlines()).toEqual(['ben turn Sun 12:00']);
  expect(table.told.at(-1)).toBe('ben Sat 12:00 turn rings');
});

test('T-PACE-02: a bot plays only the turn that ran out of time, and nobody is away before the third one', async () => {
  const table = await begin(named, BOT_PLAYS);
  await table.until('Mon 22:00');
  // The bot has played Ann’s turn, and Ben is asked.
  let summary = await table.summary();
  expect(summary.awaited).toEqual([1]);
  expect(summary.chairs[0]).toMatchObject({ player: 'ann', bot: null });
  expect(summary.standIns).toBeUndefined();
  // She is asleep, so the message waits for her silently.
  expect(table.told.filter((one) => one.includes('late'))).toEqual(['ann Mon 22:00 late']);
  for (const player of ['ben', 'cat']) await table.answers(player, ['wait']);
  expect((await table.summary()).awaited).toEqual([0]);
  await table.until('Tue 10:00');
  for (const player of ['ben', 'cat']) await table.answers(player, ['wait']);
  expect((await table.summary()).away).toBeUndefined();
  await table.until('Tue 22:00');
  summary = await table.summary();
  expect(summary.away?.map(({ seat }) => seat)).toEqual([0]);
  expect(summary.awaited).toEqual([0]);
});

test('T-PACE-02: safe answers end the turn if that was agreed, even if the job for the deadline got lost', async () => {
  const table = await begin(safe, SAFELY);
  await table.until('Tue 08:00');
  const jobs = await table.pipeline.redis.keys('*clock-pace01-*');
  expect(jobs.length).toBeGreaterThan(0);
  await table.pipeline.redis.del(...jobs);
  await table.until('Tue 10:30');
  expect((await table.summary()).awaited).toEqual([1]);
  expect(table.told.filter((one) => one.includes('late'))).toEqual([
    expect.stringMatching(/^ann Tue 10:\d\d late rings$/),
  ]);
});

test('T-PACE-02: a response has its own time, and then its player lets it happen', async () => {
  const table = await begin(toyGame(), DAY_EACH, ['ann', 'ben']);
  for (const [seat, player] of ['ann', 'ben'].entries())
    await table.send({ player }, { t: 'orders', seat, orders: { ask: ['attacked'] } });
  expect(await table.deadlines()).toEqual(['ann turn Tue 10:00', 'ben turn Tue 10:00']);
  for (const player of ['ann', 'ben']) await table.answers(player, []);
  await table.answers('ann', ['attack:u0:u1']);
  expect(await table.deadlines()).toEqual(['ben window Mon 13:00']);
  await table.until('Mon 12:30');
  expect((await table.summary()).awaited).toEqual([1]);
  await table.until('Mon 13:00');
  const entries = await table.pipeline.redis.hget(`{t:${TABLE}}:head`, 'asked');
  expect(entries).toMatch(/^1:/);
  expect(await table.deadlines()).toEqual(['ben turn Tue 13:00']);
});

test('T-PACE-02: secret choices are answered safely and revealed with the others', async () => {
  const table = await begin(toyGame(), DAY_EACH, ['ann', 'ben']);
  await table.answers('ann', []);
  await table.until('Tue 10:00');
  expect((await table.summary()).awaited).toEqual([0]);
  expect((await table.summary()).away).toBeUndefined();
});

test('T-PACE-01: a bank runs only while its player is awaited, and with nights off only by day', async () => {
  const table = await begin(named, { ...DAY_EACH, turn: 'bank', nights: true });
  // 72 waking hours of 14 a day: five whole days make 70.
  expect(await table.deadlines()).toEqual(['ann turn Sat 12:00']);
  await table.until('Tue 10:00');
  await table.answers('ann', ['wait']);
  for (const player of ['ben', 'cat']) await table.answers(player, ['wait']);
  // 14 hours are gone, and 12 came back.
  expect(await table.deadlines()).toEqual(['ann turn Sun 10:00']);
});

test('T-AWAY-01: a table whose clock can’t be read waits as it would without a pace', async () => {
  const table = await begin(named, DAY_EACH);
  await table.pipeline.redis.hset(`{t:${TABLE}}:head`, 'clock:0', 'torn');
  await table.until('Thu 09:30');
  expect((await table.summary()).away).toBeUndefined();
  await table.until('Thu 10:00');
  expect((await table.summary()).away?.map(({ seat }) => seat)).toEqual([0]);
  expect(table.told).toContain('ann Thu 10:00 late rings');
});

test('T-PACE-02: an extension that arrives just before the report of the clock counts', async () => {
  const table = await begin(named, DAY_EACH);
  await table.until('Tue 09:30');
  const decision = await table.asked('ann');
  const at = table.clock.now() + HOUR / 2;
  await table.send({ player: 'ann' }, { t: 'extend', seat: 0, decision });
  await table.pipeline.send(TABLE, command('clock', { t: 'timeout', seat: 0, decision }, { at }));
  await table.until('Tue 11:00');
  expect((await table.summary()).away).toBeUndefined();
  expect(await table.deadlines()).toEqual(['ann turn Fri 10:00']);
});

describe('the time of the warning', () => {
  const calendar = { zone: ZONE, week: USUAL_WEEK, holidays: [] };
  const at = (time: string): number => Date.parse(`2026-12-0${time}:00+01:00`);

  test.each([
    ['six hours before the end', '2T18:00', '2T12:00'],
    ['in the morning, if enough time is left then', '2T13:00', '2T08:00'],
    ['an hour before going to sleep, if the morning is too late', '2T09:00', '1T21:00'],
    ['in the evening, if the end is at night', '2T03:00', '1T21:00'],
  ])('comes %s', (_when, end, warning) => {
    expect(local(warningTime(at(end), calendar))).toBe(local(at(warning)));
  });

  test('doesn’t depend on the night if the time zone is unknown', () => {
    expect(warningTime(at('2T09:00'), null)).toBe(at('2T03:00'));
  });
});
