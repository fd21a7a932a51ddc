import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TablePace } from '../../../src/kernel/pace.ts';
import type { Deadline } from '../../../src/queue/deadlines.ts';
import { TurnDeadlines, warningTime } from '../../../src/queue/deadlines.ts';
import { Preferences } from '../../../src/store/preferences.ts';
import { USUAL_WEEK } from '../../../src/tables/hours.ts';
import type { Summary } from '../../../src/tables/summary.ts';
import type { Command } from '../../../src/tables/types.ts';
import { numbers } from '../../support/numbers-game.ts';
import { toyGame } from '../../support/toy-game.ts';
import { FastClock } from '../support/fast-clock.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { command, gamesOf } from '../support/tables.ts';

const redis = withRedis();
const HOUR = 3_600_000;
const SILENT = 1 << 12;
const TABLE = 'pace01';
const ZONE = 'Europe/Berlin';
/** Monday, 10:00 in Berlin. */
const START = Date.parse('2026-11-30T09:00:00Z');
const PEOPLE = ['ann', 'ben', 'cat'];

const DAY_EACH: TablePace = { turn: 24, windows: 3, timeout: { to: 'vote' } };
const BOT_PLAYS: TablePace = { ...DAY_EACH, turn: 12, timeout: { to: 'bot', bot: 'standard' } };
const SAFELY: TablePace = { ...DAY_EACH, timeout: { to: 'safe' } };

/** A game of three that names its turns. */
const named: typeof numbers = { ...numbers, turnNow: ({ g }) => `${g.turn}` };
/** The same game with a safe answer for each question. */
const safe: typeof numbers = { ...named, fallback: () => ({ keys: ['wait'], safe: true }) };

/** A table with a pace at which time passes quickly. */
interface Table {
  clock: FastClock;
  pipeline: TestPipeline;
  /** The direct messages: person, local time, kind, and whether they notified the person. */
  told: string[];
  send(by: Command['by'], input: Command['input']): Promise<void>;
  /** Lets time pass until a local time, such as `Tue 10:00`. */
  until(when: string): Promise<void>;
  answers(player: string, keys: string[]): Promise<void>;
  /** The question that waits for a person, by its id. */
  asked(player: string): Promise<string>;
  summary(): Promise<Summary>;
  deadlines(): Promise<string[]>;
}

let open: TestPipeline | null = null;
beforeEach(() => redis.flush());
afterEach(async () => {
  await open?.close();
  open = null;
  vi.restoreAllMocks();
});

const local = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, weekday: 'short', hour: '2-digit', minute: '2-digit' })
    .format(at)
    .replace(',', '');

async function begin(game: object, pace: TablePace, people = PEOPLE): Promise<Table> {
  const clock = FastClock.start(redis, new Date(START));
  const transport = new RecordingTransport();
  const told: string[] = [];
  transport.after = (call, where) => {
    const person = people.find((id) => where === `dm-${id}`);
    if (call !== 'post' || person === undefined) return;
    const { body } = transport.messages.at(-1) ?? expect.fail('nothing was posted');
    const { to } = JSON.parse(String(body['content']));
    told.push(`${person} ${local(clock.now())} ${to}${body['flags'] === SILENT ? '' : ' rings'}`);
  };
  const settings = { clock, transport, games: gamesOf(game), bots: true, watch: HOUR / 6 };
  const pipeline = await TestPipeline.open(redis.socket, settings);
  open = pipeline;
  const preferences = new Preferences(pipeline.redis);
  for (const id of people) await preferences.setZone(id, ZONE, { interaction: id, says: '' });
  const send = async (by: Command['by'], input: Command['input']): Promise<void> => {
    await pipeline.send(TABLE, command(by, input, { at: clock.now() }));
    await clock.advance(0);
  };
  const summary = async (): Promise<Summary> =>
    (await pipeline.directory.summary(TABLE)) ?? expect.fail('there is no table');
  const asked = async (player: string): Promise<string> => {
    const seat = people.indexOf(player);
    return (await pipeline.backend.prompt(TABLE, seat))?.id ?? expect.fail(`${player} isn’t asked`);
  };
  const { id: name } = game as { id: string };
  const place = { guild: 'g1', channel: 'ch1', thread: null };
  const options = name === 'numbers' ? { seats: people.length } : {};
  await send({ player: 'ann' }, { t: 'create', game: name, title: 'Sector 7', owner: 'ann', options, place });
  await send({ player: 'ann' }, { t: 'clock', pace, player: 'ann' });
  for (const [seat, player] of people.entries())
    await send({ player }, { t: 'seat', seat, player, called: player, ready: `r-${player}` });
  await send({ player: 'ann' }, { t: 'start', player: 'ann', ready: 'r' });
  return {
    clock,
    pipeline,
    told,
    send,
    summary,
    asked,
    async until(when) {
      for (let hours = 0; hours <= 7 * 24; hours += 0.5) {
        const at = Math.ceil(clock.now() / (HOUR / 2)) * (HOUR / 2) + hours * HOUR;
        if (local(at) === when && at > clock.now()) return clock.advanceTo(new Date(at));
      }
      throw new Error(`“${when}” isn’t within a week`);
    },
    async answers(player, keys) {
      const decision = await asked(player);
      await send({ player }, { t: 'answer', seat: people.indexOf(player), decision, keys });
    },
    async deadlines() {
      const all = await new TurnDeadlines(pipeline.redis).of(await summary());
      return all.map(({ player, of, at }: Deadline) => `${player} ${of} ${local(at)}`);
    },
  };
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
  expect(table.told.slice(-2)).toEqual(['ben Fri 10:00 away rings', 'cat Fri 10:00 away rings']);
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
