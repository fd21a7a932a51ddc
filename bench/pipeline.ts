import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { must } from '../src/kernel/must.ts';
import { PrometheusRecorder } from '../src/metrics/prometheus.ts';
import { recordWith } from '../src/metrics/record.ts';
import { consume, openQueue } from '../src/queue/queues.ts';
import { startWorker } from '../src/queue/roles.ts';
import { type Watched, watch } from '../src/queue/watchdog.ts';
import { connect } from '../src/store/connect.ts';
import { startPrivateRedis } from '../src/store/private-redis.ts';
import { TableStore } from '../src/store/table-store.ts';
import { ballast, ballastMove, ballastOpening } from './ballast.ts';
import { type Measured, spread } from './figures.ts';
import { latencyFigures } from './latency.ts';
import { median } from './numbers.ts';
import { drained, fill, type PipelineRig, STATE } from './range.ts';
import { type Ratio, ratioOf } from './turns.ts';

const TABLES = 50;
/** The number of comparisons of commits with jobs that do nothing; odd, so that one of them is the median. */
const THROUGHPUTS = 7;
/** The number of comparisons with and without metrics. */
const PAIRS = 8;
const log = pino({ level: 'silent' });

/**
 * Measures the speed and the memory of the pipeline, on a private Redis that flushes each write to the disk:
 *
 * - `commits_per_s`: the number of inputs per second that one worker applies and commits. The inputs wait at 50 tables,
 *   and the state of each table has 20 KB.
 * - `bullmq_noop_per_s`: the number of jobs per second that BullMQ finishes in the same run if the jobs do nothing
 *   (concurrency 50).
 * - `commit_cpu_ratio`: the CPU time of such a commit divided by that of such a job. Unlike the rates, it doesn't depend
 *   on the disk.
 * - `commit_p50_ms` and related figures: see `latencyFigures`.
 * - `two_workers_ratio`: the speed of two worker processes divided by that of one, if each command takes 5 ms of work.
 * - `metrics_ratio`: the CPU time of a commit in a worker that keeps metrics, divided by the time in a worker that doesn't.
 * - `worker_rss_mb`: the resident memory of a worker that has served 1,000 tables.
 */
export async function pipelineFigures(): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'subspace-bench-'));
  const server = await startPrivateRedis({ folder, appendfsync: 'always' });
  const redis = connect(server.socket, 'wait');
  const wake = openQueue('wake', redis);
  const range: PipelineRig = { redis, socket: server.socket, wake, store: new TableStore(redis) };
  try {
    const { noops, commits, cpu } = await throughput(range);
    return {
      bullmq_noop_per_s: Math.round(noops),
      commits_per_s: Math.round(commits),
      ...spread('commit_cpu_ratio', cpu),
      ...(await latencyFigures(range)),
      two_workers_ratio: rounded(await scaling(range)),
      ...spread('metrics_ratio', await metricsCost(range)),
      worker_rss_mb: Math.round(await manyTables(range)),
    };
  } finally {
    await wake.close();
    redis.disconnect();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** How fast a series of jobs or commits was. */
interface Speed {
  /** The number per second. */
  rate: number;
  /** The CPU time of this process for each one, in microseconds. */
  cpu: number;
}

/**
 * Measures jobs that do nothing and commits alternately. Returns the rates of the pair whose ratio is the median, so a
 * machine that is slower for a while affects both rates or none.
 */
async function throughput(range: PipelineRig): Promise<{ noops: number; commits: number; cpu: Ratio | null }> {
  await noopJobs(range, 3_000);
  await commits(range, 'warm', 40);
  const pairs: { noop: Speed; commit: Speed }[] = [];
  for (let run = 0; run < THROUGHPUTS; run++)
    pairs.push({ noop: await noopJobs(range, 10_000), commit: await commits(range, `c${run}`, 200) });
  const cpu = ratioOf(
    pairs.map(({ commit }) => commit.cpu),
    pairs.map(({ noop }) => noop.cpu),
  );
  const relative = ({ noop, commit }: (typeof pairs)[number]): number => commit.rate / noop.rate;
  pairs.sort((one, other) => relative(one) - relative(other));
  const { noop, commit } = must(pairs[(THROUGHPUTS - 1) / 2], 'the middle pair');
  return { noops: noop.rate, commits: commit.rate, cpu };
}

/** Measures work that does something `count` times with a worker, and closes the worker afterwards. */
async function speedOf(count: number, work: () => Promise<{ close(): Promise<void> }>): Promise<Speed> {
  const [began, before] = [performance.now(), process.cpuUsage()];
  const worker = await work();
  const { user, system } = process.cpuUsage(before);
  const rate = (count * 1_000) / (performance.now() - began);
  await worker.close();
  return { rate, cpu: (user + system) / count };
}

async function noopJobs({ redis }: PipelineRig, count: number): Promise<Speed> {
  const queue = openQueue('chores', redis);
  for (let i = 0; i < count; i += 500) {
    await queue.addBulk(Array.from({ length: 500 }, () => ({ name: 'nothing', data: {} })));
  }
  let left = count;
  let finish = (): void => {};
  const finished = new Promise<void>((settle) => {
    finish = settle;
  });
  const work = async (): Promise<null> => {
    left -= 1;
    if (left === 0) finish();
    return null;
  };
  const speed = await speedOf(count, async () => {
    const worker = consume('chores', { redis, log }, work, { concurrency: 50 });
    await finished;
    return worker;
  });
  await queue.close();
  return speed;
}

async function commits(range: PipelineRig, run: string, moves: number): Promise<Speed> {
  const tables = Array.from({ length: TABLES }, (_, i) => `${run}x${i}`);
  const backlog = tables.map(
    (table) => [table, Array.from({ length: moves }, (_, turn) => ballastMove(table, turn))] as const,
  );
  const games = ballast({ bytes: STATE, work: 0 });
  for (const table of tables) await fill(range, table, ballastOpening(table));
  const settings = { redis: range.socket, games, log, archive: null };
  const opener = await startWorker(settings);
  await drained(range, tables);
  await opener.close();
  for (const [table, commands] of backlog) await fill(range, table, commands);
  return speedOf(TABLES * moves, async () => {
    const worker = await startWorker(settings);
    await drained(range, tables);
    return worker;
  });
}

/** Compares the CPU time of commits with and without metrics, in turns, so that a busy machine affects both. */
async function metricsCost(range: PipelineRig): Promise<Ratio | null> {
  const recorder = new PrometheusRecorder();
  const measured: { ones: number[]; others: number[] } = { ones: [], others: [] };
  for (let pair = 0; pair < PAIRS; pair++) {
    for (const isFirst of [true, false]) {
      const isMeasured = (pair % 2 === 0) === isFirst;
      recordWith(isMeasured ? recorder : null);
      const { cpu } = await commits(range, `metrics${pair}${isFirst}`, 40);
      (isMeasured ? measured.ones : measured.others).push(cpu);
    }
  }
  recordWith(null);
  return ratioOf(measured.ones, measured.others);
}

/**
 * Returns the speed of two worker processes divided by that of one, if each command takes 5 ms of work. The result is
 * the median of three measurements.
 */
async function scaling(range: PipelineRig): Promise<number> {
  const ratios: number[] = [];
  for (let run = 0; run < 3; run++) {
    const one = await workRate(range, `one${run}`, 1);
    ratios.push((await workRate(range, `two${run}`, 2)) / one);
  }
  return median(ratios);
}

async function workRate(range: PipelineRig, run: string, workers: number): Promise<number> {
  const moves = 40;
  const tables = Array.from({ length: 20 }, (_, i) => `${run}x${i}`);
  const watched = workerProcesses(range, workers, 5);
  for (const table of tables) await fill(range, table, ballastOpening(table));
  await drained(range, tables);
  const began = performance.now();
  for (const table of tables) {
    await fill(
      range,
      table,
      Array.from({ length: moves }, (_, turn) => ballastMove(table, turn)),
    );
  }
  await drained(range, tables);
  const rate = (tables.length * moves * 1_000) / (performance.now() - began);
  await watched.close();
  return rate;
}

function workerProcesses({ socket }: PipelineRig, count: number, work: number): Watched {
  const script = fileURLToPath(new URL('./pipeline-worker.js', import.meta.url));
  return watch({ script, args: [socket, String(STATE), String(work)], count, log });
}

/**
 * Returns the resident memory of a worker process that has served 1,000 tables, in MB. Returns 0 if the system doesn't
 * report it.
 */
async function manyTables(range: PipelineRig): Promise<number> {
  const watched = workerProcesses(range, 1, 0);
  const tables = Array.from({ length: 1_000 }, (_, i) => `many${i}`);
  for (const table of tables) {
    await fill(range, table, [...ballastOpening(table), ballastMove(table, 0), ballastMove(table, 1)]);
  }
  await drained(range, tables);
  const [pid = 0] = watched.pids();
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  await watched.close();
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
