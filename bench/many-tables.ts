import type { Redis } from 'ioredis';
import { keys, tableKeys } from '../src/store/keys.ts';
import { Listing } from '../src/tables/listing.ts';

/** The number of tables that are written at the same time. */
const AT_ONCE = 500;
/** Out of this many tables, one is a lobby and one has a finished game. */
const EVERY = 10;

/** The tables to create in a server. */
export interface ManyTables {
  guild: string;
  game: string;
  count: number;
  /** The channel of all tables. If omitted, the tables are spread over 50 channels. */
  channel?: string;
}

/**
 * Creates many tables in a server. They have only the data that lists and completion need, so they can't be played.
 */
export async function manyTables(redis: Redis, { count, ...place }: ManyTables): Promise<void> {
  const listing = new Listing(redis);
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => from + i);
    await Promise.all(some.map((at) => tableAt(redis, listing, place, at)));
  }
}

async function tableAt(
  redis: Redis,
  listing: Listing,
  { guild, game, channel: only }: Omit<ManyTables, 'count'>,
  at: number,
): Promise<void> {
  const id = `m${at.toString(36).padStart(5, '0')}`;
  const status = at % EVERY === 0 ? 'over' : at % EVERY === 1 ? 'lobby' : 'playing';
  const [owner, other] = [`p${at}`, `q${at}`];
  const channel = only ?? `ch${at % 50}`;
  const title = `Table number ${at} of a server that plays a lot`;
  const chairs = [owner, other].map((player, seat) => ({ name: `Seat ${seat}`, player, called: player, bot: null }));
  const card = { id, game, title, owner, status, options: {}, chairs, awaited: status === 'playing' ? [0] : [] };
  const place = { guild, channel, thread: `${1e17 + at}` };
  const head = { seq: 9, game, card: JSON.stringify(card), place: JSON.stringify(place), since: at, at };
  await Promise.all([
    redis.hset(tableKeys(id).head, head),
    redis.zadd(keys.tables, at, id),
    listing.note(id, { title, status, guild, channel, people: [owner, other], at }),
  ]);
}
