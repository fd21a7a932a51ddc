import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Input } from '../../../src/kernel/table.ts';
import { TransportError } from '../../../src/queue/transport.ts';
import type { TableWish } from '../../../src/store/seekers.ts';
import type { Command, Create } from '../../../src/tables/types.ts';
import { FastClock } from '../support/fast-clock.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { command, create } from '../support/tables.ts';

const redis = withRedis();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Friday, 23 October 2026, 20:00 in Berlin, where the clocks change on Sunday. */
const START = new Date('2026-10-23T18:00:00Z');
const PACE = { turn: 24, windows: 12, timeout: { to: 'vote' } } as const;
const ANY: TableWish = { game: null, pace: 'any' };
let clock: FastClock;
let pipeline: TestPipeline;
let transport: RecordingTransport;

beforeEach(async () => {
  await redis.flush();
  clock = FastClock.start(redis, START);
  transport = new RecordingTransport();
  pipeline = await TestPipeline.open(redis.socket, { clock, transport, watch: HOUR });
});
afterEach(async () => {
  await pipeline.close();
  vi.restoreAllMocks();
});

const now = (one: Command): Command => ({ ...one, at: clock.now() });

async function send(table: string, player: string, input: Input): Promise<void> {
  await pipeline.send(table, command({ player }, input, { at: clock.now() }));
  await clock.advance(0);
}

const search = (days = 3): Input => ({
  ...{ t: 'search', days, wish: { level: 'any', region: 'any' }, player: 'ann' },
});

/** Ann opens a table, sits down, and looks for players. */
async function looking(table: string, more: Partial<Create> = {}, days = 3): Promise<void> {
  await pipeline.send(table, now(create(undefined, more)));
  await send(table, 'ann', { t: 'seat', seat: 0, player: 'ann', called: 'Ann', ready: 'r1' });
  await send(table, 'ann', search(days));
}

const sit = (table: string, player: string): Promise<void> =>
  send(table, player, { t: 'seat', seat: 1, player, called: player, ready: `${player} sits` });

/** The messages that are posted to a person from now on: kind, time and tables. */
function told(person: string): { to: string; tables?: string[]; at: number }[] {
  const all: { to: string; tables?: string[]; at: number }[] = [];
  const before = transport.after;
  transport.after = (call, where) => {
    before(call, where);
    const { body } = transport.messages.at(-1) ?? {};
    if (call !== 'post' || where !== `dm-${person}` || body === undefined) return;
    const { to, tables } = JSON.parse(String(body['content']));
    all.push({ to, at: clock.now(), ...(tables === undefined ? {} : { tables }) });
  };
  return all;
}

const summary = async (table: string) => (await pipeline.directory.summary(table)) ?? expect.fail('the table is gone');

describe('the end of a search', () => {
  test('T-FIND-01 T-FIND-02: lasts from the command on, and is told once, at its instant', async () => {
    const ann = told('ann');
    await looking('find01');
    const end = START.getTime() + 3 * DAY;
    expect((await summary('find01')).search).toEqual({ level: 'any', region: 'any', until: end });
    await clock.advanceTo(new Date(end - 1));
    expect(ann).toEqual([]);
    await clock.advance(1);
    expect(ann).toEqual([{ to: 'searched', at: end }]);
    expect((await summary('find01')).search?.over).toBe(true);
    await clock.advance(DAY);
    expect(ann).toHaveLength(1);
    // A longer search ends once more.
    await send('find01', 'ann', search());
    await clock.advance(3 * DAY);
    expect(ann).toHaveLength(2);
  });

  test('T-FIND-02: the watch finds the end of a search whose job got lost', async () => {
    const ann = told('ann');
    await looking('find02');
    await clock.advance(HOUR);
    const jobs = await pipeline.redis.keys('*clock-find02-*');
    expect(jobs.length).toBeGreaterThan(0);
    await pipeline.redis.del(...jobs);
    await clock.advance(3 * DAY);
    expect(ann.map(({ to }) => to)).toEqual(['searched']);
  });

  test('T-FIND-02: a full table tells nothing, until somebody leaves it', async () => {
    const ann = told('ann');
    await looking('find03');
    await sit('find03', 'bob');
    await clock.advance(4 * DAY);
    expect(ann).toEqual([]);
    await send('find03', 'bob', { t: 'leave', seat: 1, player: 'bob' });
    await clock.advance(HOUR);
    expect(ann.map(({ to }) => to)).toEqual(['searched']);
  });

  test('T-FIND-01 T-LOBBY-07: a table that looks for players isn’t closed for being inactive', async () => {
    await looking('find04', {}, 14);
    await clock.advance(14 * DAY - HOUR);
    expect((await summary('find04')).status).toBe('lobby');
    await clock.advance(7 * DAY);
    expect((await summary('find04')).status).toBe('lobby');
    await clock.advance(2 * HOUR);
    expect((await summary('find04')).status).toBe('ended');
  });
});

describe('T-FIND-03: people who wait for a table', () => {
  let clicks = 0;
  const want = async (player: string, wish: TableWish | null, guild = 'g1'): Promise<void> => {
    clicks += 1;
    await pipeline.backend.seekers.want(player, guild, wish, { interaction: `${clicks}`, says: 'kept' });
    await clock.advance(0);
  };

  test('they read about each table once, as soon as it looks for players', async () => {
    const cleo = told('cleo');
    await want('cleo', ANY);
    await pipeline.send('plain2', now(create()));
    await clock.advance(HOUR);
    expect(cleo).toEqual([]);
    await looking('find05');
    await clock.advance(MINUTE);
    expect(cleo.map(({ to, tables }) => [to, tables])).toEqual([['seekers', ['find05']]]);
    await clock.advance(2 * DAY);
    expect(cleo).toHaveLength(1);
  });

  test('are told at once of tables that already look for players', async () => {
    await looking('find06');
    const cleo = told('cleo');
    await want('cleo', ANY);
    expect(cleo.map(({ tables }) => tables)).toEqual([['find06']]);
  });

  test('T-HOST-08: people whom the server has blocked are told nothing until the block ends', async () => {
    const cleo = told('cleo');
    await want('cleo', ANY);
    const { blocked } = pipeline.backend;
    await blocked.block(
      'g1',
      { id: 'cleo', called: 'Cleo', by: 'ann', why: 'x', at: 1 },
      { interaction: 'b1', says: '' },
    );
    await looking('find13', {}, 14);
    await clock.advance(2 * DAY);
    expect(cleo).toEqual([]);
    await blocked.unblock('g1', 'cleo', { interaction: 'b2', says: '' });
    await clock.advance(2 * HOUR);
    expect(cleo.map(({ tables }) => tables)).toEqual([['find13']]);
  });

  test('get at most one message a day, with everything that is new', async () => {
    const cleo = told('cleo');
    await want('cleo', ANY);
    await looking('find07', {}, 14);
    await clock.advance(MINUTE);
    await looking('find08', {}, 14);
    await looking('find09', {}, 14);
    await clock.advance(23 * HOUR);
    expect(cleo.map(({ tables }) => tables)).toEqual([['find07']]);
    await clock.advance(2 * HOUR);
    expect(cleo.map(({ tables }) => tables?.toSorted())).toEqual([['find07'], ['find08', 'find09']]);
    expect((cleo[1]?.at ?? 0) - (cleo[0]?.at ?? 0)).toBeGreaterThanOrEqual(DAY);
  });

  test('aren’t told of other games or paces, of their own tables, or of channels that they can’t see', async () => {
    const cleo = told('cleo');
    await want('cleo', { game: 'chess', pace: 'any' });
    await looking('find10', { pace: PACE });
    await clock.advance(HOUR);
    await want('cleo', { game: 'skirmish', pace: 'slow' });
    await clock.advance(HOUR);
    expect(cleo).toEqual([]);
    transport.hidden.add('g1 cabin cleo');
    await looking('find11', { place: { guild: 'g1', channel: 'cabin', thread: null } });
    await looking('find12', { place: { guild: 'g2', channel: 'ch2', thread: null } });
    await clock.advance(HOUR);
    expect(cleo).toEqual([]);
    const [ann, bob] = [told('ann'), told('bob')];
    await want('ann', ANY);
    await sit('find11', 'bob');
    await want('bob', { game: 'skirmish', pace: 'slow' });
    expect([...ann, ...bob]).toEqual([]);
    await want('cleo', { game: 'skirmish', pace: 'fast' });
    expect(cleo.map(({ tables }) => tables)).toEqual([['find10']]);
  });

  test('are told in their waking hours, and not on their holidays', async () => {
    const cleo = told('cleo');
    const preferences = 'preferences:cleo';
    await pipeline.redis.hset(preferences, 'zone', 'Europe/Berlin');
    await want('cleo', ANY);
    await clock.advance(3 * HOUR);
    await looking('find13', {}, 14);
    await clock.advance(8 * HOUR);
    expect(cleo).toEqual([]);
    // At 8:00 in Berlin, at the next watch.
    await clock.advanceTo(new Date('2026-10-24T06:01:00Z'));
    expect(cleo.map(({ tables }) => tables)).toEqual([['find13']]);
    const holidays = [{ from: '2026-10-25', until: '2026-10-27' }];
    await pipeline.redis.hset(preferences, 'holidays', JSON.stringify(holidays));
    await clock.advance(DAY);
    await looking('find14', {}, 14);
    await clock.advanceTo(new Date('2026-10-28T06:50:00Z'));
    expect(cleo).toHaveLength(1);
    await clock.advanceTo(new Date('2026-10-28T07:01:00Z'));
    expect(cleo.map(({ tables }) => tables)).toEqual([['find13'], ['find14']]);
  });

  test('are told no more after they stopped, and their server leaves the lists', async () => {
    const cleo = told('cleo');
    await want('cleo', ANY);
    await want('cleo', null);
    await looking('find15');
    await clock.advance(HOUR);
    expect(cleo).toEqual([]);
    expect(await pipeline.redis.exists('seekers:g1', 'seeker-servers')).toBe(0);
    // The same click counts once.
    await want('cleo', ANY);
    expect(await pipeline.backend.seekers.want('cleo', 'g1', null, { interaction: `${clicks}`, says: 'gone' })).toBe(
      'kept',
    );
    expect(await pipeline.backend.seekers.wish('cleo', 'g1')).toEqual(ANY);
  });

  test('a person who accepts no direct messages isn’t tried again for a day', async () => {
    let tries = 0;
    transport.before = (call, where) => {
      if (call !== 'post' || where !== 'dm-cleo') return;
      tries += 1;
      throw new TransportError('closed', 'no direct messages');
    };
    await want('cleo', ANY);
    await looking('find16');
    await clock.advance(12 * HOUR);
    expect(tries).toBe(1);
  });

  test('a failed request is tried again, and nobody gets two messages', async () => {
    const [cleo, dora] = [told('cleo'), told('dora')];
    let fails = 1;
    transport.before = (call, where) => {
      if (call === 'post' && where === 'dm-dora' && fails-- > 0) throw new TransportError('server', 'down');
    };
    for (const player of ['cleo', 'dora']) await want(player, ANY);
    await looking('find17');
    await clock.advance(HOUR);
    expect([cleo.length, dora.length]).toEqual([1, 1]);
  });
});

describe('T-FIND-04: an invitation', () => {
  test('is one direct message to the guest, and is closed when it is taken back', async () => {
    const bob = told('bob');
    await pipeline.send('find18', now(create()));
    await send('find18', 'ann', { t: 'reserve', guest: 'bob', called: 'Bob', player: 'ann' });
    expect(bob.map(({ to }) => to)).toEqual(['invite']);
    expect((await pipeline.backend.tablesOf('bob')).map(({ id }) => id)).toEqual(['find18']);
    expect((await summary('find18')).chairs[0]).toMatchObject({ player: 'bob', unready: true, invited: true });
    await send('find18', 'ann', { t: 'withdraw', seat: 0, player: 'ann' });
    expect((await summary('find18')).chairs[0]).toMatchObject({ player: null });
    expect(bob).toHaveLength(1);
  });
});

test('T-FIND-05: refused servers are kept once per click, and allowed again', async () => {
  const { invitations } = pipeline.backend;
  expect(await invitations.allow('bob', { interaction: '1', says: 'nothing' })).toBe('nothing');
  expect(await invitations.refuse('bob', 'g1', { interaction: '2', says: 'refused' })).toBe('refused');
  expect(await invitations.refuses('bob', 'g1')).toBe(true);
  expect(await invitations.refuses('bob', 'g2')).toBe(false);
  expect(await invitations.allow('bob', { interaction: '3', says: 'allowed' })).toBe('allowed');
  expect(await invitations.refuse('bob', 'g1', { interaction: '2', says: 'again' })).toBe('refused');
  expect(await invitations.refusedBy('bob')).toEqual([]);
});
