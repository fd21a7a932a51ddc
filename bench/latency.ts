import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker as Thread } from 'node:worker_threads';
import { Queue, Worker } from 'bullmq';
import { pino } from 'pino';
import { Inbox } from '../src/queue/inbox.ts';
import { openQueue } from '../src/queue/queues.ts';
import { startWorker } from '../src/queue/roles.ts';
import { connect } from '../src/store/connect.ts';
import { tableKeys } from '../src/store/keys.ts';
import { TableStore } from '../src/store/table-store.ts';
import { ballast, ballastMove, ballastOpening } from './ballast.ts';
import { canCount, FLUSH, startCostlyRedis } from './costly-redis.ts';
import { type Measured, spread } from './figures.ts';
import { median, quantile } from './numbers.ts';
import type { Say } from './peers.ts';
import { drained, fill, type PipelineRig, STATE } from './range.ts';
import { root } from './root.ts';
import { ratioOf } from './turns.ts';

/** The number of ratios, each of which compares a group of commands with a group of bare jobs. */
const RATIOS = 12;

/** The plan of a measurement. */
interface Course {
  /** The number of pairs of a command and a bare job for each ratio. */
  pairs: number;
  /** The number of untimed pairs at the start, which open connections and warm up the code. */
  warmUp: number;
  /**
   * The pause after each command and after each job, in milliseconds. Remaining work ends during the pause, so that it
   * doesn't delay the next command or job.
   */
  rest: number;
}

const USUAL: Course = { pairs: 40, warmUp: 100, rest: 10 };
/** The plan for slow disk flushes. */
const COSTLY: Course = { pairs: 8, warmUp: 20, rest: 12 * FLUSH };
const log = pino({ level: 'silent' });

/**
 * Measures the time from sending a command until its result is in the outbox and on the disk, while there is nothing
 * else to do. Alternately measures the time from adding a bare BullMQ job on the same Redis until a worker begins it.
 */
export async function latencyFigures(range: PipelineRig): Promise<Measured> {
  const spans = await measure(range, USUAL);
  const [commands, hops] = [spans.commands.map(length), spans.hops.map(length)];
  return {
    commit_p50_ms: rounded(median(commands)),
    commit_p95_ms: rounded(quantile(commands, 0.95)),
    bullmq_hop_p50_ms: rounded(median(hops)),
    bullmq_hop_p95_ms: rounded(quantile(hops, 0.95)),
    ...spread('commit_hop_ratio', ratioOf(medians(commands), medians(hops))),
  };
}

/**
 * Compares commands with bare jobs as `latencyFigures` does, but with slow disk flushes, so that these determine the
 * times. Also counts the flushes that a command and a job wait for. All figures are null if flushes can’t be counted.
 */
export async function flushFigures(say: Say, course = COSTLY): Promise<Measured> {
  const none = { ...spread('slow_commit_hop_ratio', null), fsyncs_per_commit: null, fsyncs_per_hop: null };
  if (!canCount()) {
    say('disk flushes can’t be counted without Linux and strace (`apt install strace`)');
    return none;
  }
  const folder = await mkdtemp(join(tmpdir(), 'subspace-flushes-'));
  const server = await startCostlyRedis(folder);
  const redis = connect(server.socket, 'wait');
  const wake = openQueue('wake', redis);
  try {
    const rig = { redis, socket: server.socket, wake, store: new TableStore(redis) };
    const { commands, hops } = await measure(rig, course);
    const flushes = await server.flushes();
    const within = ({ sent, seen }: Span): number => flushes.filter((at) => at >= sent && at < seen).length;
    return {
      ...spread('slow_commit_hop_ratio', ratioOf(medians(commands.map(length)), medians(hops.map(length)))),
      // On a busy machine, the result is seen late, and flushes that it didn’t wait for have begun by then.
      fsyncs_per_commit: Math.min(...commands.map(within)),
      fsyncs_per_hop: Math.min(...hops.map(within)),
    };
  } finally {
    await wake.close();
    redis.disconnect();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A moment by two clocks. */
interface Moment {
  /** Milliseconds with fractions by a clock that all threads share and that is never set. Only differences mean something. */
  at: number;
  /** Whole milliseconds since 1970 by the system's clock, by which the tracer of flushes writes its times. */
  wall: number;
}

/** The time that something took. */
interface Span {
  /** Milliseconds. */
  length: number;
  /** When it began, in milliseconds since 1970. */
  sent: number;
  /** When it ended, in milliseconds since 1970. */
  seen: number;
}

function span(from: Moment, to: Moment): Span {
  return { length: to.at - from.at, sent: from.wall, seen: to.wall };
}

function length(one: Span): number {
  return one.length;
}

/** Times commands and bare jobs alternately. */
async function measure(
  range: PipelineRig,
  { pairs, warmUp, rest }: Course,
): Promise<{ commands: Span[]; hops: Span[] }> {
  const command = await openCommand(range);
  const hop = openHop(range);
  const commands: Span[] = [];
  const hops: Span[] = [];
  for (let pair = 0; pair < warmUp + pairs * RATIOS; pair++) {
    const one = await command.once();
    await pause(rest);
    const other = await hop.once();
    await pause(rest);
    if (pair < warmUp) continue;
    commands.push(one);
    hops.push(other);
  }
  await command.close();
  await hop.close();
  return { commands, hops };
}

function now(): Moment {
  return { at: Number(process.hrtime.bigint()) / 1e6, wall: Date.now() };
}

/** An action that can be timed repeatedly. */
interface Timed {
  once(): Promise<Span>;
  close(): Promise<void>;
}

/**
 * Opens a table with a worker. Each `once` sends a command and waits until another thread sees its result, as the process
 * that sends the messages would.
 */
async function openCommand(range: PipelineRig): Promise<Timed> {
  const table = 'idle';
  const games = ballast({ bytes: STATE, work: 0 });
  const worker = await startWorker({ redis: range.socket, games, log, archive: null });
  await fill(range, table, ballastOpening(table));
  await drained(range, [table]);
  const inbox = new Inbox(range.redis, range.wake);
  const workerData = { socket: range.socket, stream: tableKeys(table).outbox };
  const listener = new Thread(join(root, 'bench/outbox-listener.mjs'), { workerData });
  await once(listener, 'message');
  let turn = 0;
  return {
    async once() {
      const committed = once(listener, 'message');
      const from = now();
      await inbox.send(table, ballastMove(table, turn));
      const [to] = await committed;
      turn += 1;
      return span(from, to);
    },
    async close() {
      await listener.terminate();
      await worker.close();
    },
  };
}

/**
 * Opens a plain BullMQ queue. Each `once` adds a job that does nothing, and waits until the queue's worker begins it.
 */
function openHop({ redis }: PipelineRig): Timed {
  const queue = new Queue('hop', { connection: redis, defaultJobOptions: { removeOnComplete: true } });
  let begun = (): void => {};
  const worker = new Worker('hop', async () => begun(), { connection: redis });
  return {
    async once() {
      const taken = new Promise<void>((settle) => {
        begun = settle;
      });
      const from = now();
      await queue.add('nothing', {});
      await taken;
      return span(from, now());
    },
    async close() {
      await worker.close();
      await queue.close();
    },
  };
}

/** Splits the times into `RATIOS` groups of consecutive measurements, and returns the median of each group. */
function medians(times: readonly number[]): number[] {
  const pairs = times.length / RATIOS;
  return Array.from({ length: RATIOS }, (_, row) => median(times.slice(row * pairs, (row + 1) * pairs)));
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
