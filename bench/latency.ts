import { setTimeout as pause } from 'node:timers/promises';
import { Queue, Worker } from 'bullmq';
import { pino } from 'pino';
import { Inbox } from '../src/queue/inbox.ts';
import { startWorker } from '../src/queue/roles.ts';
import { tableKeys } from '../src/store/keys.ts';
import { ballast, ballastMove, ballastOpening } from './ballast.ts';
import { type Measured, spread } from './figures.ts';
import { median, quantile } from './numbers.ts';
import { drained, fill, type PipelineRig, STATE } from './range.ts';
import { ratioOf } from './turns.ts';

/** Pairs of a command and a bare job that make one ratio, and how many ratios there are. */
const PAIRS = 40;
const RATIOS = 12;
/** Pairs before, which open connections and warm the code. */
const WARM_UP = 100;
const log = pino({ level: 'silent' });

/**
 * How long one command takes from sending until the answer lies in the outbox, on the disk, with nothing else to do;
 * and in turns with it, how long a bare BullMQ job takes on the same Redis from adding until a worker begins it.
 */
export async function latencyFigures(range: PipelineRig): Promise<Measured> {
  const command = await openCommand(range);
  const hop = openHop(range);
  const times: { command: number; hop: number }[] = [];
  for (let pair = 0; pair < WARM_UP + PAIRS * RATIOS; pair++) {
    const time = { command: await command.once(), hop: await hop.once() };
    if (pair >= WARM_UP) times.push(time);
  }
  await command.close();
  await hop.close();
  const commands = times.map((time) => time.command);
  const hops = times.map((time) => time.hop);
  return {
    commit_p50_ms: rounded(median(commands)),
    commit_p95_ms: rounded(quantile(commands, 0.95)),
    bullmq_hop_p50_ms: rounded(median(hops)),
    bullmq_hop_p95_ms: rounded(quantile(hops, 0.95)),
    ...spread('commit_hop_ratio', ratioOf(medians(commands), medians(hops))),
  };
}

/** What can be timed again and again. Gives milliseconds. */
interface Timed {
  once(): Promise<number>;
  close(): Promise<void>;
}

/** A table with a worker, at which one command after another is sent. */
async function openCommand(range: PipelineRig): Promise<Timed> {
  const table = 'idle';
  const games = ballast({ bytes: STATE, work: 0 });
  const worker = await startWorker({ redis: range.socket, games, log, archive: null });
  await fill(range, table, ballastOpening(table));
  await drained(range, [table]);
  const inbox = new Inbox(range.redis, range.wake);
  const listener = range.redis.duplicate();
  let turn = 0;
  let last = '$';
  return {
    async once() {
      const committed = listener.xread('COUNT', 100, 'BLOCK', 10_000, 'STREAMS', tableKeys(table).outbox, last);
      const began = performance.now();
      await inbox.send(table, ballastMove(table, turn));
      const entries = (await committed)?.[0]?.[1] ?? [];
      const time = performance.now() - began;
      last = entries.at(-1)?.[0] ?? last;
      turn += 1;
      // The worker ends its job, too.
      await pause(2);
      return time;
    },
    async close() {
      listener.disconnect();
      await worker.close();
    },
  };
}

/** A queue of BullMQ's own making, with a worker that does nothing. */
function openHop({ redis }: PipelineRig): Timed {
  const queue = new Queue('hop', { connection: redis, defaultJobOptions: { removeOnComplete: true } });
  let begun = (): void => {};
  const worker = new Worker('hop', async () => begun(), { connection: redis });
  return {
    async once() {
      const taken = new Promise<void>((settle) => {
        begun = settle;
      });
      const began = performance.now();
      await queue.add('nothing', {});
      await taken;
      const time = performance.now() - began;
      await pause(2);
      return time;
    },
    async close() {
      await worker.close();
      await queue.close();
    },
  };
}

/** The median of each row of pairs. */
function medians(times: readonly number[]): number[] {
  return Array.from({ length: RATIOS }, (_, row) => median(times.slice(row * PAIRS, (row + 1) * PAIRS)));
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
