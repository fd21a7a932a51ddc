import type { Redis } from 'ioredis';
import { z } from 'zod';
import { gauge } from '../metrics/record.ts';
import { readJson } from '../store/codec.ts';
import { keys, tableKeys } from '../store/keys.ts';
import type { Panel } from '../store/panel.ts';
import type { Games } from '../tables/games.ts';
import { readCard } from '../tables/summary.ts';
import type { TableId } from '../tables/types.ts';
import { type DeliveryLane, laneOf, read } from './lanes.ts';

/** The field of the store's hash that holds the latest census. */
const FIELD = 'census';
/** Maximum number of messages of one table that are counted. */
const MOST_MESSAGES = 100;
const LANES: readonly DeliveryLane[] = ['outbox', 'notes', 'lines'];
const STATUSES = ['lobby', 'playing', 'over', 'ended'] as const;

const number = z.number().nonnegative();
/** The totals of all tables. Times are in milliseconds since 1970, and null if nothing waits. */
const totals = z.object({
  tables: z.array(z.object({ game: z.string(), status: z.string(), count: number })),
  aside: number,
  command: number.nullable(),
  messages: z.record(z.string(), z.object({ count: number, oldest: number.nullable() })),
  panels: z.object({ count: number, oldest: number.nullable() }),
});
type Totals = z.infer<typeof totals>;

/** The facts about a table that the sweep has found. */
export interface TableFound {
  /** The time of the oldest waiting command, or null. */
  inbox: number | null;
  /** The number of waiting messages. */
  outbox: number;
  panel: Panel;
  /** The time of the last commit, in milliseconds since 1970. */
  at: number;
  game: string | null;
  card: string | null;
}

/** Adds up what the sweep finds at the tables. The totals hold no ids, names or texts. */
export class Census {
  readonly #redis: Redis;
  readonly #totals: Totals = {
    tables: [],
    aside: 0,
    command: null,
    messages: Object.fromEntries(LANES.map((lane) => [lane, { count: 0, oldest: null }])),
    panels: { count: 0, oldest: null },
  };

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Counts a table. */
  async add(table: TableId, { inbox, outbox, panel, at, game, card }: TableFound): Promise<void> {
    const sums = this.#totals;
    const names = tableKeys(table);
    const aside = await this.#redis.xlen(names.aside);
    sums.aside += aside;
    sums.command = earlier(sums.command, inbox);
    this.#countTable(game, readCard(card)?.status);
    if (panel.shown < panel.wanted) {
      sums.panels.count += 1;
      sums.panels.oldest = earlier(sums.panels.oldest, Math.max(panel.at, at));
    }
    if (outbox === 0) return;
    for (const [id, [, message = '']] of await this.#redis.xrange(names.outbox, '-', '+', 'COUNT', MOST_MESSAGES)) {
      const lane = sums.messages[laneIn(message)];
      if (lane === undefined) continue;
      lane.count += 1;
      lane.oldest = earlier(lane.oldest, Number.parseInt(id, 10));
    }
  }

  #countTable(game: string | null, status = 'other'): void {
    const { tables } = this.#totals;
    const row = tables.find((one) => one.game === game && one.status === status);
    if (row === undefined) tables.push({ game: game ?? 'other', status, count: 1 });
    else row.count += 1;
  }

  /** Stores the totals, which all processes of the store can read. */
  async keep(): Promise<void> {
    await this.#redis.hset(keys.store, FIELD, JSON.stringify(this.#totals));
  }
}

/**
 * Records the latest census. `now` is the time in milliseconds since 1970. Tables whose game this process doesn't know
 * count as `other`.
 */
export async function gaugeCensus(redis: Redis, games: Games, now: number): Promise<void> {
  const found = readJson<Totals>(await redis.hget(keys.store, FIELD), totals);
  if (found === null) return;
  const age = (since: number | null): number => (since === null ? 0 : Math.max(now - since, 0) / 1_000);
  gauge(
    'subspace_tables',
    found.tables.map(({ game, status, count }) => {
      const known = STATUSES.find((one) => one === status);
      return [{ game: games.find(game) === null ? 'other' : game, status: known ?? 'other' }, count] as const;
    }),
  );
  gauge('subspace_aside_commands', [[{}, found.aside]]);
  gauge('subspace_inbox_oldest_seconds', [[{}, age(found.command)]]);
  const lanes = LANES.map((lane) => ({ lane, ...found.messages[lane] }));
  gauge(
    'subspace_outbox_messages',
    lanes.flatMap(({ lane, count }) => (count === undefined ? [] : [[{ lane }, count] as const])),
  );
  gauge(
    'subspace_outbox_oldest_seconds',
    lanes.map(({ lane, oldest }) => [{ lane }, age(oldest ?? null)] as const),
  );
  gauge('subspace_panels_late', [[{}, found.panels.count]]);
  gauge('subspace_panel_oldest_seconds', [[{}, age(found.panels.oldest)]]);
}

/** Returns the lane of a stored message; the lane of answers if the message is damaged. */
function laneIn(message: string): DeliveryLane {
  try {
    return laneOf(read(message));
  } catch {
    return 'outbox';
  }
}

function earlier(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
