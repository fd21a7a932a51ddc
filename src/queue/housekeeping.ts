import type { Redis } from 'ioredis';
import { isRecording } from '../metrics/record.ts';
import { Archive } from '../store/archive.ts';
import { boundCache } from '../store/cache-ledger.ts';
import { ago } from '../store/clock.ts';
import { Forgotten } from '../store/forgotten.ts';
import { keys, tableKeys } from '../store/keys.ts';
import { Outbox } from '../store/outbox.ts';
import { Panels } from '../store/panel.ts';
import { storeTrouble } from '../store/redis-errors.ts';
import { TableStore } from '../store/table-store.ts';
import { type BotTurn, readAsked } from '../tables/asked.ts';
import { Directory, isOver } from '../tables/directory.ts';
import { duePlans } from '../tables/plans.ts';
import { storedId } from '../tables/questions.ts';
import { botAt } from '../tables/summary.ts';
import type { TableId } from '../tables/types.ts';
import { BoardPlan } from './board.ts';
import { Census } from './census.ts';
import { Clock } from './clock.ts';
import { DigestPlan } from './digest.ts';
import type { Aftermath } from './drain.ts';
import { faultOf } from './fault.ts';
import { ForgetPlan } from './forget-plan.ts';
import { Forgetter } from './forgetter.ts';
import { Inbox } from './inbox.ts';
import type { JobData } from './jobs.ts';
import { Leaving } from './leaving.ts';
import { migrateOldData } from './migrate.ts';
import { PartingPlan } from './partings.ts';
import { type AnyQueue, consume, openQueue, type WorkerContext } from './queues.ts';
import { Schedule } from './schedule.ts';
import { SeekerPlan } from './seekers.ts';

/** The interval between checks of all tables for forgotten work, in milliseconds. */
const SWEEP = 15_000;
/**
 * The interval between checks for players who keep tables waiting, in milliseconds. Players may take days to answer.
 */
const WATCH = 10 * 60_000;
/** The interval between checks for finished tables to archive, in milliseconds. */
const ARCHIVE = 3_600_000;
const MINUTE = 60_000;
/** How long a finished game stays out of the archive, in milliseconds. */
const AT_HAND = 30 * 24 * 3_600_000;
/** The age at which waiting work counts as forgotten, in milliseconds. */
const FORGOTTEN = 5_000;
/** Number of tables that are checked together. */
const AT_ONCE = 200;
/** Maximum number of tables that are archived in one run. */
const ARCHIVED_AT_ONCE = 50;

/** The log line for a data folder that can't be written. */
const NOT_LISTED =
  'the data folder can’t be written, so this machine can’t remember who must stay forgotten when a back-up is restored';

export interface HousekeepingSettings {
  context: WorkerContext;
  wake: AnyQueue<'wake'>;
  aftermath: Aftermath;
  /** The archive folder that an older version used, or null. */
  archive: string | null;
  /** The data folder of this machine, or null. */
  data: string | null;
  /** The budget for views and pictures in bytes, or null for a share of the memory of Redis. */
  cache?: number | null | undefined;
  /** The interval between sweeps, in milliseconds. */
  sweep?: number | undefined;
  /** The interval between checks for players who keep tables waiting, in milliseconds. */
  watch?: number | undefined;
}

/** Does the housekeeping, in only one process at a time. */
export async function openHousekeeping(settings: HousekeepingSettings): Promise<{ close(): Promise<void> }> {
  const { context, cache = null, sweep = SWEEP, watch = WATCH } = settings;
  const { redis, clock: time } = context;
  const taken = await migrateOldData(context, settings.archive);
  const queue = openQueue('chores', redis);
  const schedule = await Schedule.open(redis, queue, time, { sweep, watch, archive: ARCHIVE });
  const clock = new Clock(redis, settings.wake, queue);
  const delivery = openQueue('delivery', redis);
  const plan = new DigestPlan(redis, delivery);
  const boards = new BoardPlan(redis, delivery);
  const seekers = new SeekerPlan(redis, delivery);
  const partings = new PartingPlan(redis, delivery, settings.wake, context.log);
  const forgetting = new ForgetPlan(redis);
  const leaving = new Leaving(redis, settings.wake);
  const forgotten = new Forgotten(redis, settings.data);
  const forgetter = new Forgetter(context, { plan: forgetting, leaving, forgotten, archive: settings.archive });
  const mirror = async (): Promise<void> => {
    if (!(await forgotten.mirror())) context.log.warn(NOT_LISTED);
  };
  await mirror();
  const forgetWorker = consume('forgets', context, (job, token) => forgetter.serve(job, token), { concurrency: 1 });
  const work = async ({ name, data: { table } }: { name: string; data: JobData['chores'] }): Promise<null> => {
    if (table !== undefined) {
      await apart(context, table, () => clock.watch(table, time.time()));
      return null;
    }
    if (name === 'sweep') {
      // Tables need the memory more than the cache, also while the sweep of the tables fails.
      await boundCache(redis, cache);
      await sweepTables(settings);
      await forgetting.settleAll();
      await mirror();
    } else if (name === 'watch') {
      await each(context, (table) => clock.watch(table, time.time()));
      await plan.settleAll(time.time());
      await boards.settleAll();
      await seekers.settleAll();
      await partings.settleAll(time.time());
    } else await archiveTables(context, time.time());
    await schedule.did(name);
    return null;
  };
  const worker = consume('chores', context, work, { concurrency: 1 });
  return {
    async close() {
      schedule.close();
      await Promise.all([worker.close(), forgetWorker.close()]);
      await forgetter.close();
      await forgetting.close();
      await taken.close();
      await queue.close();
      await delivery.close();
    },
  };
}

/**
 * Wakes every table that has work left, so that a lost wake-up delays a game only by seconds. Sends the commands that
 * carry out the plans that are due. For the metrics, it also counts the tables.
 */
async function sweepTables(settings: HousekeepingSettings): Promise<void> {
  const census = isRecording() ? new Census(settings.context.redis) : null;
  await each(settings.context, (table) => sweepTable(table, settings, census));
  await census?.keep();
}

/** The services that housekeeping for a single table uses. */
type ChoreContext = Pick<WorkerContext, 'redis' | 'log'>;

/** Checks every table that isn't in the archive. */
async function each(context: ChoreContext, look: (table: TableId) => Promise<void>): Promise<void> {
  const { redis } = context;
  for (let from = 0; ; from += AT_ONCE) {
    const tables = await redis.zrange(keys.tables, `${from}`, `${from + AT_ONCE - 1}`);
    await Promise.all(tables.map((table) => apart(context, table, () => look(table))));
    if (tables.length < AT_ONCE) return;
  }
}

async function sweepTable(
  table: TableId,
  { context: { redis, clock }, wake, aftermath }: HousekeepingSettings,
  census: Census | null,
): Promise<void> {
  const names = tableKeys(table);
  const [inbox, outbox, panel, [bots, at, game = null, card = null], plans] = await Promise.all([
    oldest(redis, names.inbox),
    new Outbox(redis).waiting(table),
    new Panels(redis).read(table),
    redis.hmget(names.head, 'bots', 'at', 'game', 'card'),
    new TableStore(redis).ahead(table),
  ]);
  for (const command of duePlans(plans, clock.time())) await new Inbox(redis, wake).send(table, command);
  const isForgotten = (at: number): boolean => ago(at, clock.time()) > FORGOTTEN;
  // This job is added without deduplication, so that an earlier job that got lost can't block this wake-up.
  if (inbox !== null && isForgotten(inbox)) await wake.add('sweep', { table }, { jobId: `s-${table}` });
  if (outbox > 0) await aftermath.delivery(table);
  if (panel.shown < panel.wanted || panel.past?.open === true) await aftermath.panel(table);
  const isDue = at == null || !Number.isFinite(Number(at)) || isForgotten(Number(at));
  if (bots !== '' && isDue) await aftermath.bots(table, await botTurnsOf(table, redis));
  await census?.add(table, { inbox, outbox, panel, at: Number(at) || 0, game, card });
}

/** Returns the time at which the oldest entry of a stream was added (ms since 1970), or null if the stream is empty. */
async function oldest(redis: Redis, stream: string): Promise<number | null> {
  const [first] = await redis.xrange(stream, '-', '+', 'COUNT', 1);
  return first === undefined ? null : Number.parseInt(first[0], 10);
}

/**
 * Returns the open questions of bots. The questions come from the table's summary and stored questions, because the
 * list of bots in the table's head may be damaged.
 */
async function botTurnsOf(table: TableId, redis: Redis): Promise<BotTurn[]> {
  const store = new TableStore(redis);
  const summary = await new Directory(redis).summary(table);
  const seats = (summary?.awaited ?? []).filter((seat) => summary !== null && botAt(summary, seat) !== null);
  const [asked] = await store.head(table, 'asked');
  const ids = readAsked(asked ?? null);
  return Promise.all(
    seats.map(async (seat) => ({ seat, decision: ids.get(seat) ?? storedId(await store.prompt(table, seat)) ?? '' })),
  );
}

/**
 * Archives games that ended long ago, once no messages or commands wait at their tables. A game whose stored end is in
 * the future because of a wrong clock counts as ended now.
 */
export async function archiveTables({ redis, log }: Pick<WorkerContext, 'redis' | 'log'>, now: number): Promise<void> {
  const archive = new Archive(redis);
  const directory = new Directory(redis);
  for (const table of await redis.zrangebyscore(keys.finished, now + MINUTE, '+inf'))
    await redis.zadd(keys.finished, 'XX', now, table);
  const archived = async (table: TableId): Promise<boolean> => {
    const summary = await directory.summary(table);
    if (summary !== null && !isOver(summary)) return (await redis.zrem(keys.finished, table)) > 0;
    const isPut = await archive.put(table);
    if (isPut) log.info({ table }, 'a finished table was archived');
    return isPut;
  };
  // Skips tables that can't be archived yet, so that they don't hold up the others.
  for (let stay = 0, gone = 0; gone < ARCHIVED_AT_ONCE; ) {
    const tables = await redis.zrangebyscore(keys.finished, '-inf', now - AT_HAND, 'LIMIT', stay, ARCHIVED_AT_ONCE);
    for (const table of tables)
      if (await apart({ redis, log }, table, () => archived(table))) gone += 1;
      else stay += 1;
    if (tables.length < ARCHIVED_AT_ONCE) return;
  }
}

/**
 * Performs housekeeping for one table. If an error concerns only this table, logs it and returns null, so that
 * housekeeping continues with the other tables.
 */
async function apart<T>({ log }: ChoreContext, table: TableId, act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch (error) {
    if (storeTrouble(error) !== null) throw error;
    log.error({ table, fault: faultOf(error) }, 'the housekeeping of a table failed');
    return null;
  }
}
