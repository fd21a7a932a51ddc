import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { knownGames } from '../../src/cli/known-games.ts';
import { randomAnswer } from '../../src/kernel/decision.ts';
import { must } from '../../src/kernel/must.ts';
import type { Input } from '../../src/kernel/table.ts';
import type { Decision } from '../../src/kernel/types.ts';
import { Actor } from '../../src/local/actor.ts';
import { joinGuild } from '../../src/local/world/guilds.ts';
import type { Channel } from '../../src/local/world/records.ts';
import { addUser } from '../../src/local/world/users.ts';
import { Backend } from '../../src/queue/backend.ts';
import { startWorker } from '../../src/queue/roles.ts';
import { connect } from '../../src/store/connect.ts';
import { tableKeys } from '../../src/store/keys.ts';
import { TableStore } from '../../src/store/table-store.ts';
import { Directory } from '../../src/tables/directory.ts';
import type { Summary } from '../../src/tables/summary.ts';
import type { ChannelReference, Create } from '../../src/tables/types.ts';
import { random } from '../rate.ts';
import type { Fleet } from './fleet.ts';

/** The games, in turns. */
export const GAMES = ['frontiers', 'ascendancy', 'away-missions', 'first-edition'] as const;
/** The number of tables that are opened at the same time. */
const AT_ONCE = 50;
/** The interval between looks at a table, in milliseconds. */
const LOOK = 20;

/** A table at which people play. */
export interface ActiveTable {
  id: string;
  game: string;
  /** By seat. */
  people: readonly Actor[];
  thread: Channel;
}

/** The services that opening a table uses. */
export interface Opener {
  redis: Redis;
  backend: Backend;
  directory: Directory;
}

/** A table to open. `person` returns the id of a seat's person. */
interface Wanted {
  id: string;
  game: string;
  place: ChannelReference;
  person(seat: number): string;
}

/** Runs a task for each item, a few at a time. */
export async function several<T, R>(items: readonly T[], atOnce: number, task: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) results[at] = await task(must(items[at], 'the item'));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

/** Waits until a table's summary fits. */
async function summaryOnce({ directory }: Opener, id: string, fits: (summary: Summary) => boolean): Promise<Summary> {
  for (;;) {
    const summary = await directory.summary(id);
    if (summary !== null && fits(summary)) return summary;
    await pause(LOOK);
  }
}

/** Opens a table with a person in each seat, and starts its game. Returns the number of seats. */
export async function begin(opener: Opener, { id, game, place, person }: Wanted): Promise<number> {
  let sent = 0;
  const send = (player: string, input: Input | Create): Promise<void> =>
    opener.backend.send(id, { id: `${id}-${sent++}`, by: { player }, at: Date.now(), input });
  const owner = person(0);
  await send(owner, { t: 'create', game, title: `Load ${id}`, owner, options: {}, place });
  const { chairs } = await summaryOnce(opener, id, () => true);
  for (const seat of chairs.keys()) {
    const player = person(seat);
    await send(player, { t: 'seat', seat, player, called: `Player ${seat}`, ready: `${id}r${seat}` });
  }
  await send(owner, { t: 'start', player: owner, ready: `${id}start` });
  await summaryOnce(opener, id, ({ status }) => status === 'playing');
  return chairs.length;
}

/** Returns the question that a table asks first; null if the game is over. */
export async function questionAt({ backend, directory }: Omit<Opener, 'redis'>, id: string): Promise<Decision | null> {
  const summary = await directory.summary(id);
  if (summary === null) return null;
  for (const seat of summary.awaited) {
    const decision = await backend.prompt(id, seat);
    if (decision !== null) return decision;
  }
  return null;
}

/** Calls `act` while a worker runs that has no other work. */
export async function withWorker<T>(socket: string, act: (opener: Opener) => Promise<T>): Promise<T> {
  const redis = connect(socket, 'wait');
  const log = pino({ level: 'silent' });
  const worker = await startWorker({ redis: socket, games: knownGames, log, archive: null, sweep: 3_600_000 });
  const backend = new Backend(redis);
  try {
    return await act({ redis, backend, directory: new Directory(redis) });
  } finally {
    await worker.close();
    await backend.close();
    redis.disconnect();
  }
}

/**
 * Writes tables that nobody plays at. Their games have begun, and some moves were made; nothing was posted about them.
 */
export async function fillIdle(socket: string, count: number, moves: number): Promise<void> {
  await withWorker(socket, (opener) =>
    several([...Array(count).keys()], AT_ONCE, async (at) => {
      const id = `idle${at.toString(36).padStart(4, '0')}`;
      const game = must(GAMES[at % GAMES.length], 'a game');
      const person = (seat: number): string => `${600_000_000_000_000_000n + BigInt(at * 8 + seat)}`;
      await begin(opener, { id, game, person, place: { guild: null, channel: person(0), thread: null } });
      await playQuietly(opener, { id, person }, moves);
      await leaveQuiet(opener.redis, id);
    }),
  );
}

/** Makes random moves at a table without the chat. */
async function playQuietly(opener: Opener, table: Pick<Wanted, 'id' | 'person'>, moves: number): Promise<void> {
  const next = random(Number.parseInt(table.id.slice(4), 36));
  const store = new TableStore(opener.redis);
  for (let move = 0; move < moves && (await moveAt(opener, table, next)); move++)
    while ((await store.waiting(table.id)) > 0) await pause(LOOK);
}

/** Makes a random move at a table without the chat. Returns false if the game is over. */
export async function moveAt(
  opener: Opener,
  { id, person }: Pick<Wanted, 'id' | 'person'>,
  next: (bound: number) => number,
): Promise<boolean> {
  const decision = await questionAt(opener, id);
  if (decision === null) return false;
  const { seat, id: asked } = decision;
  const input = { t: 'answer' as const, seat, decision: asked, keys: randomAnswer(decision, next) };
  await opener.backend.send(id, { id: `${id}-${asked}`, by: { player: person(seat) }, at: Date.now(), input });
  return true;
}

/** Removes the messages that wait at a table, and marks its panel as shown, so that no process has work there. */
async function leaveQuiet(redis: Redis, id: string): Promise<void> {
  const { outbox, panel } = tableKeys(id);
  await redis.unlink(outbox);
  const wanted = await redis.hget(panel, 'wanted');
  if (wanted !== null) await redis.hset(panel, 'shown', wanted);
}

/** Opens the tables at which people play, each in a channel of its own. */
export async function openActive(fleet: Fleet, count: number): Promise<ActiveTable[]> {
  const { server, guilds, redis, backend } = fleet;
  const { world } = server;
  const opener = { redis, backend, directory: new Directory(redis) };
  const channels = guilds.flatMap((guild) =>
    [...world.channels.values()].flatMap((channel) =>
      channel.kind === 'text' && channel.data.guild_id === guild.id ? [{ guild, channel }] : [],
    ),
  );
  const opened = await several([...Array(count).keys()], AT_ONCE, async (at) => {
    const id = `act${at.toString(36).padStart(4, '0')}`;
    const game = must(GAMES[at % GAMES.length], 'a game');
    const { guild, channel } = must(channels[at], 'a channel');
    const people: Actor[] = [];
    const person = (seat: number): string => {
      people[seat] ??= new Actor(world, addUser(world, `p${at}s${seat}`));
      joinGuild(world, guild, people[seat].user);
      return people[seat].user.id;
    };
    await begin(opener, { id, game, person, place: { guild: guild.id, channel: channel.id, thread: null } });
    return { id, game, people, channel: channel.id };
  });
  return several(opened, 1, async ({ channel, ...table }) => ({ ...table, thread: await threadUnder(fleet, channel) }));
}

/** Waits until the bot has opened the thread of a table. */
async function threadUnder({ server: { world } }: Fleet, channel: string): Promise<Channel> {
  for (;;) {
    for (const one of world.channels.values()) if (one.kind === 'thread' && one.data.parent_id === channel) return one;
    await pause(LOOK);
  }
}
