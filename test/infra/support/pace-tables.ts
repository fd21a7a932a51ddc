import { expect, vi } from 'vitest';
import type { TablePace } from '../../../src/kernel/pace.ts';
import { type Deadline, TurnDeadlines } from '../../../src/queue/deadlines.ts';
import { Preferences } from '../../../src/store/preferences.ts';
import type { Summary } from '../../../src/tables/summary.ts';
import type { Command } from '../../../src/tables/types.ts';
import { numbers } from '../../support/numbers-game.ts';
import { FastClock } from './fast-clock.ts';
import { TestPipeline } from './pipeline.ts';
import { RecordingTransport } from './recording-transport.ts';
import type { withRedis } from './redis.ts';
import { command, gamesOf } from './tables.ts';

const HOUR = 3_600_000;
const SILENT = 1 << 12;
/** The id of the table. */
export const TABLE = 'pace01';
/** The time zone of everyone at the table. */
export const ZONE = 'Europe/Berlin';
/** Monday, 10:00 in Berlin. */
const START = Date.parse('2026-11-30T09:00:00Z');
const PEOPLE = ['ann', 'ben', 'cat'];

/** A day for each turn, and 3 hours for each response. */
export const DAY_EACH: TablePace = { turn: 24, windows: 3, timeout: { to: 'vote' } };

/** A game of three that names its turns. */
export const named: typeof numbers = { ...numbers, turnNow: ({ g }) => `${g.turn}` };

/** A table with a pace at which time passes quickly. */
export interface PacedTable {
  clock: FastClock;
  pipeline: TestPipeline;
  /** The direct messages: person, local time, kind, and whether they notified the person. */
  told: string[];
  close(): Promise<void>;
  send(by: Command['by'], input: Command['input']): Promise<void>;
  /** Lets time pass until a local time, such as `Tue 10:00`. */
  until(when: string): Promise<void>;
  answers(player: string, keys: string[]): Promise<void>;
  /** The question that waits for a person, by its id. */
  asked(player: string): Promise<string>;
  summary(): Promise<Summary>;
  deadlines(): Promise<string[]>;
}

/** A time in Berlin, such as `Tue 10:00`. */
export const local = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, weekday: 'short', hour: '2-digit', minute: '2-digit' })
    .format(at)
    .replace(',', '');

/** Opens a table with a pace for these people, and starts its game. */
export async function beginPaced(
  redis: ReturnType<typeof withRedis>,
  game: object,
  pace: TablePace,
  people = PEOPLE,
): Promise<PacedTable> {
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
    async close() {
      await pipeline.close();
      vi.restoreAllMocks();
    },
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
