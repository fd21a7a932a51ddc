import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Preferences } from '../../../src/store/preferences.ts';
import type { Command } from '../../../src/tables/types.ts';
import { numbers } from '../../support/numbers-game.ts';
import { FastClock } from '../support/fast-clock.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { command, gamesOf } from '../support/tables.ts';

const redis = withRedis();
const HOUR = 3_600_000;
const SILENT = 1 << 12;
const TABLE = 'week01';
/** Tuesday, 10:00 in Berlin. The clocks change there on Sunday, 25 October. */
const START = new Date('2026-10-20T08:00:00Z');
const END = new Date('2026-10-27T09:00:00Z');

/** The players in the order of their seats, with the local hours at which they look at the table. */
const PEOPLE = [
  { id: 'ann', zone: 'Europe/Berlin', looks: [12, 21] },
  { id: 'bob', zone: 'America/New_York', looks: [7, 19] },
  { id: 'cat', zone: 'Australia/Lord_Howe', looks: [9, 18] },
  { id: 'dan', zone: 'Asia/Kolkata', looks: [20] },
] as const;
/** Dan isn't there from Wednesday morning to Sunday morning. */
const AWAY = { from: Date.parse('2026-10-21T00:00:00Z'), until: Date.parse('2026-10-25T08:00:00Z') };
/** When Redis is killed: on Thursday while nothing happens, and on Saturday in the middle of a move. */
const CRASHES = { idle: Date.parse('2026-10-22T02:00:00Z'), busy: Date.parse('2026-10-24T10:00:00Z') };

/** When Ann nudges Dan: on Thursday at 12:00 in Berlin, which is 15:30 in Kolkata. */
const NUDGE = Date.parse('2026-10-22T10:00:00Z');

beforeEach(() => redis.flush());
afterEach(() => vi.restoreAllMocks());

/** The local time of a person, such as `Tue 10:05`. */
function local(zone: string, at: number): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return format.format(at).replace(',', '');
}

const hourOf = (zone: string, at: number): number => Number(local(zone, at).slice(4, 6));

/** A direct message: when it was posted in its person's local time, its kind, and whether it notified them. */
interface Told {
  person: string;
  when: string;
  kind: string;
  rings: boolean;
}

test('in a week with two crashes of Redis, everyone is told once and by day, and no move is lost', async () => {
  const clock = FastClock.start(redis, START);
  const transport = new RecordingTransport();
  const told: Told[] = [];
  transport.after = (call, where) => {
    const person = PEOPLE.find(({ id }) => where === `dm-${id}`);
    if (call !== 'post' || person === undefined) return;
    const { body } = transport.messages.at(-1) ?? expect.fail('nothing was posted');
    const { to: kind } = JSON.parse(String(body['content']));
    const when = local(person.zone, clock.now());
    told.push({ person: person.id, when, kind, rings: body['flags'] !== SILENT });
  };
  const games = gamesOf(numbers);
  const pipeline = await TestPipeline.open(redis.socket, { clock, transport, games, bots: true, watch: HOUR });
  const sent: string[] = [];
  const send = async (by: Command['by'], input: Command['input']): Promise<void> => {
    const made = command(by, input, { at: clock.now() });
    sent.push(made.id);
    await pipeline.send(TABLE, made);
  };
  const preferences = new Preferences(pipeline.redis);
  for (const { id, zone } of PEOPLE) await preferences.setZone(id, zone, { interaction: id, says: '' });

  const place = { guild: 'g1', channel: 'ch1', thread: null };
  const options = { seats: PEOPLE.length };
  await send({ player: 'ann' }, { t: 'create', game: 'numbers', title: 'A week', owner: 'ann', options, place });
  for (const [seat, { id: player }] of PEOPLE.entries())
    await send({ player }, { t: 'seat', seat, player, called: player, ready: `r-${player}` });
  await send({ player: 'ann' }, { t: 'start', player: 'ann', ready: 'r' });

  /** Does what is to be done for a person who looks at the table. */
  const look = async (seat: number): Promise<void> => {
    const { id: player } = PEOPLE[seat] ?? expect.fail('nobody sits there');
    const summary = await pipeline.directory.summary(TABLE);
    if (summary?.chairs[seat]?.player !== player) {
      await send({ player }, { t: 'take', seat, player, called: player, ready: `back-${player}` });
      return;
    }
    const [gone] = summary.away ?? [];
    if (gone !== undefined && gone.seat !== seat)
      await send({ player }, { t: 'vote', seat, about: gone.seat, heir: { to: 'bot', bot: 'standard' } });
    const question = summary.awaited.includes(seat) ? await pipeline.backend.prompt(TABLE, seat) : null;
    if (question !== null) await send({ player }, { t: 'answer', seat, decision: question.id, keys: ['draw'] });
  };

  for (let hour = START.getTime(); hour <= END.getTime(); hour += HOUR) {
    await clock.advanceTo(new Date(hour));
    if (hour === CRASHES.idle) await redis.crash();
    for (const [seat, { id, zone, looks }] of PEOPLE.entries()) {
      const isThere = id !== 'dan' || hour < AWAY.from || hour >= AWAY.until;
      if (!isThere || !(looks as readonly number[]).includes(hourOf(zone, hour))) continue;
      await look(seat);
      if (hour === NUDGE && id === 'ann') await send({ player: id }, { t: 'nudge', seat, about: 3 });
      if (hour === CRASHES.busy) await redis.crash();
      await clock.advance(0);
    }
  }
  const applied = await pipeline.redis.hmget(`{t:${TABLE}}:ids`, ...sent);
  const own = applied.map(Number);
  await pipeline.close();

  // Every command was applied, in order: Redis' crash in the middle of a move neither loses nor repeats one.
  expect(applied).not.toContain(null);
  expect(own).toEqual([...own].sort((one, other) => one - other));
  expect(new Set(own).size).toBe(sent.length);

  const heard = (person: string): string[] =>
    told.flatMap((one) => (one.person === person ? [`${one.when} ${one.kind}${one.rings ? ' rings' : ''}`] : []));
  // Nobody is notified outside of their waking hours.
  for (const { person, when, rings } of told)
    if (rings)
      expect(
        [...Array(14).keys()].map((hour) => hour + 8),
        `${person}: ${when}`,
      ).toContain(Number(when.slice(4, 6)));
  // A turn that began at night, or while its player was active, rings once they may be notified, and again after a day.
  expect(heard('ann')).toEqual([
    'Tue 10:00 turn',
    'Tue 10:10 ring rings',
    'Sat 00:00 away',
    'Sat 01:00 turn',
    'Sat 08:00 ring rings',
    'Sun 00:00 turn',
    'Sun 08:00 ring rings',
    'Mon 16:00 turn rings',
  ]);
  expect(heard('bob')).toEqual([
    'Tue 06:00 turn',
    'Fri 18:00 away rings',
    'Sat 06:00 turn',
    'Sun 07:00 turn',
    'Mon 16:00 turn rings',
  ]);
  expect(heard('cat')).toEqual([
    'Tue 22:00 turn',
    'Wed 08:00 ring rings',
    'Sat 09:00 away rings',
    'Sat 22:00 turn',
    'Sun 08:00 ring rings',
    'Sun 22:00 turn',
    'Mon 08:00 ring rings',
    'Tue 10:00 turn rings',
  ]);
  // Ann nudges Dan on Thursday. From Saturday to Sunday, a bot plays for him, and he reads that when he wakes up.
  expect(heard('dan')).toEqual([
    'Wed 03:30 turn',
    'Wed 08:00 ring rings',
    'Thu 08:00 ring rings',
    'Thu 15:30 ring rings',
    'Sat 03:30 late',
    'Mon 03:30 turn',
    'Mon 08:00 ring rings',
    'Tue 12:30 turn rings',
  ]);
});
