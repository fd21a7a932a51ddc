import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { beginAtZero } from '../metrics/record.ts';
import { checkRedis } from '../store/check.ts';
import { type SharedClock, StoreClock } from '../store/clock.ts';
import { connect, hangUp, retireDuplicates } from '../store/connect.ts';
import { StoreLost } from '../store/gate.ts';
import { openStore } from '../store/identity.ts';
import type { Games } from '../tables/games.ts';
import { openBots } from './bots.ts';
import { type Check, type Observed, observed, RedisCheck, SweepCheck } from './checks.ts';
import { closeInTime } from './closing.ts';
import { openDelivery } from './delivery.ts';
import type { DeliverySettings } from './delivery-settings.ts';
import { faultOf } from './fault.ts';
import { openFilmMaker } from './films.ts';
import { openHousekeeping } from './housekeeping.ts';
import { StoreGauges } from './queue-gauges.ts';
import { openQueue, type WorkerContext } from './queues.ts';
import { openReader } from './reader.ts';
import { type DrawScene, openRenderer } from './renderer.ts';
import { throttled } from './throttle.ts';
import type { Closeable } from './watched.ts';
import { aftermath, openWakeWorker } from './worker.ts';

export type { Closeable };

/** A role that runs in this process. */
export type RunningRole = Closeable & Observed;

/** Settings that every role has. */
export interface RoleSettings {
  /** `redis://…`, `rediss://…` or the path of a unix socket. */
  redis: string;
  log: Logger;
  /** How long work stays with a process that died, in milliseconds; 12,000 by default. */
  hold?: number;
  /** Maximum time for unfinished work when the role closes, in milliseconds; 8,000 by default. */
  grace?: number | undefined;
  /** The folder where this machine records which store it uses, or null (the default) to record nothing. */
  data?: string | null | undefined;
  /** Opens the clock of the role; `StoreClock.open` by default. */
  openClock?: ((redis: Redis) => Promise<SharedClock>) | undefined;
}

export interface GameSettings extends RoleSettings {
  games: Games;
}

export interface WorkerSettings extends GameSettings {
  /** The archive folder of an older version, whose files are migrated; null if there is none. */
  archive: string | null;
  /** The budget for views and pictures in bytes; by default, a share of the memory of Redis. */
  cache?: number | null | undefined;
  /** The interval between checks for forgotten work, in milliseconds; 15,000 by default. */
  sweep?: number;
  /** The interval between checks for players who keep tables waiting, in milliseconds; 10 minutes by default. */
  watch?: number | undefined;
}

/** Applies commands to tables and does the housekeeping. Any number of workers can run. */
export function startWorker(settings: WorkerSettings): Promise<RunningRole> {
  const { games, archive, data = null, cache, sweep, watch } = settings;
  return start(settings, async (context) => {
    const { redis, clock } = context;
    beginAtZero('subspace_commands_total');
    const delivery = openQueue('delivery', redis);
    const bots = openQueue('bots', redis);
    const wake = openQueue('wake', redis);
    const queue = openQueue('chores', redis);
    const after = aftermath(redis, { delivery, bots, chores: queue });
    const chores = await openHousekeeping({ context, wake, aftermath: after, archive, data, cache, sweep, watch });
    const [sweeps, gauges] = [new SweepCheck(redis, clock), new StoreGauges(redis, clock, games)];
    return {
      parts: [
        openWakeWorker(context, { wake, delivery, bots, chores: queue }, games),
        ...[chores, queue, delivery, bots, wake, gauges],
      ],
      async observe() {
        await gauges.measure();
        return [await sweeps.run()];
      },
    };
  });
}

/** Computes the views of tables for people and bots, and makes films of games. Any number of readers can run, each in its own process. */
export function startReader(settings: GameSettings): Promise<RunningRole> {
  return start(settings, async (context) => ({
    parts: [openReader(context, settings.games), openFilmMaker(context, settings.games)],
  }));
}

/** Plays the seats of bots. Any number of processes can run, because bots need a lot of computing time. */
export function startBots(settings: GameSettings): Promise<RunningRole> {
  return start(settings, async (context) => ({ parts: [openBots(context, settings.games)] }));
}

/** Draws pictures. Any number of renderers can run, each in its own process, because drawing keeps a processor busy. */
export function startRenderer(settings: RoleSettings & { draw: DrawScene }): Promise<RunningRole> {
  return start(settings, async (context) => ({ parts: [openRenderer(context, settings.draw)] }));
}

/** Sends messages. Delivery runs next to the chat's client, in the one process that holds the lease. */
export function startDelivery(settings: RoleSettings & DeliverySettings): Promise<RunningRole> {
  return start(settings, async (context) => ({ parts: [await openDelivery(context, settings)] }));
}

/**
 * The log line for a folder that can't be written. Without the file in the data folder, the next start would take an
 * empty Redis for a new store.
 */
export const NOT_REMEMBERED = 'the data folder can’t be written, so this machine can’t remember which store it uses';

/** Logs, at a limited rate, that this Redis isn't the one that holds the games. */
export function storeLost(log: Logger): () => void {
  const tell = throttled<null>((_, unsaid) => log.fatal({ unsaid }, new StoreLost().message));
  return () => tell(null);
}

/** The parts of a role, and its own checks besides the one of Redis. */
interface Opened {
  parts: Closeable[];
  /** Called only while Redis answers. */
  observe?: () => Promise<Check[]>;
}

/**
 * Connects to Redis, refuses a Redis that would lose games, and opens the role's parts. The parts are later closed in
 * the order in which they were opened, and within the time limit even if Redis is unreachable.
 */
async function start(
  { redis: address, log, hold, grace, data = null, openClock = StoreClock.open }: RoleSettings,
  open: (context: WorkerContext) => Promise<Opened>,
): Promise<RunningRole> {
  const complain = (error: Error, unsaid: number) =>
    log.warn({ fault: faultOf(error), unsaid }, 'no connection to Redis');
  const redis = connect(address, 'wait', throttled(complain));
  try {
    await checkRedis(redis);
    if (!(await openStore(redis, data, storeLost(log)))) log.warn(NOT_REMEMBERED);
    const clock = await openClock(redis);
    const { parts, observe } = await open({ redis, log, clock, hold });
    const check = new RedisCheck(redis);
    return {
      observe: () => observed(check, observe),
      close() {
        retireDuplicates(redis);
        const all = [...parts, { close: async () => clock.close() }];
        return closeInTime(all, { cut: () => hangUp(redis), log, limit: grace });
      },
    };
  } catch (error) {
    hangUp(redis);
    throw error;
  }
}
