import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runPlainly } from '../src/cli/startup-errors.ts';
import { startPrivateRedis } from '../src/store/private-redis.ts';
import { TableStore } from '../src/store/table-store.ts';
import { type Fleet, openFleet } from './load/fleet.ts';
import { growthOf } from './load/lengths.ts';
import { Meter } from './load/meter.ts';
import { orderAt } from './load/order.ts';
import { type LoadPlan, planOf } from './load/plan.ts';
import { Players } from './load/players.ts';
import { courseOf, keepLoad, type LoadPart, type LoadReport, partOf, reportText } from './load/report.ts';
import { type ActiveTable, fillIdle, openActive } from './load/tables.ts';
import { LoadWatch } from './load/watch.ts';

/** Maximum time until no work waits anymore, in milliseconds. */
const PATIENCE = 120_000;

/**
 * `npm run load` lets many people play at many tables, through the real client and the local Discord, with a process for
 * each role and a Redis that flushes each write to the disk. It prints how long people wait, what each role uses, and
 * whether anything was lost. If something was, or if commands changed their order, the exit code is 1.
 */
await runPlainly(async () => {
  const plan = planOf(process.argv.slice(2));
  if (plan.growth > 0) return grow(plan);
  const report = await run(plan, (line) => console.error(line));
  console.log(reportText(report));
  if (plan.keep !== null)
    await keepLoad(plan.keep, ({ runs }) => {
      runs[plan.name] = report;
    });
  const lost = report.parts.reduce((sum, { experience }) => sum + experience.lost, 0);
  if (lost + report.order.swapped + report.lostTables + report.refusedWrites > 0) process.exitCode = 1;
});

/** Measures how tables grow with their length. */
async function grow({ growth: most, keep }: LoadPlan): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'subspace-growth-'));
  const server = await startPrivateRedis({ folder, appendfsync: 'everysec' });
  try {
    const growth = await growthOf(server.socket, most);
    for (const { game, points } of growth)
      for (const { moves, commitMs, bytes } of points)
        console.log(
          `${game}: ${moves} moves, ${commitMs} ms from a move to its commit, ${Math.round(bytes / 1_024)} KB`,
        );
    if (keep !== null)
      await keepLoad(keep, (kept) => {
        kept.growth = growth;
      });
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(plan: LoadPlan, say: (line: string) => void): Promise<LoadReport> {
  const idle = plan.tables - plan.active;
  say(`writing ${idle} tables that nobody plays at`);
  const fleet = await openFleet(plan, (redis) => fillIdle(redis, idle, plan.history));
  const meter = new Meter(fleet.server.world);
  let watch: LoadWatch | null = null;
  try {
    say(`opening ${plan.active} tables in the chat`);
    const tables = await openActive(fleet, plan.active);
    await quiet(fleet);
    meter.take();
    await fleet.redis.config('RESETSTAT');
    watch = new LoadWatch(fleet);
    const players = new Players(fleet, tables, meter);
    const parts = await measured(plan, { meter, watch, players, fleet }, say);
    const { samples } = watch;
    return {
      plan: planned(plan),
      day: new Date().toISOString().slice(0, 10),
      parts,
      moves: players.moves,
      missed: players.missed,
      order: await orderAt(
        fleet.redis,
        tables.map(({ id }) => id),
      ),
      lostTables: await lostAmong(fleet, tables),
      refusedWrites: await refusedWrites(fleet),
      course: courseOf(samples),
    };
  } finally {
    watch?.close();
    meter.close();
    await fleet.close();
  }
}

function planned({ keep, name, ...plan }: LoadPlan): LoadReport['plan'] {
  return plan;
}

/** The parts of a run, one after the other. */
async function measured(
  plan: LoadPlan,
  { meter, watch, players, fleet }: { meter: Meter; watch: LoadWatch; players: Players; fleet: Fleet },
  say: (line: string) => void,
): Promise<LoadPart[]> {
  const parts: LoadPart[] = [];
  const part = async (what: LoadPart['what'], act: () => Promise<void>): Promise<void> => {
    say(what);
    await watch.sample();
    const from = watch.samples.length - 1;
    const began = performance.now();
    await act();
    const seconds = (performance.now() - began) / 1_000;
    await watch.sample();
    await quiet(fleet);
    parts.push(partOf(what, seconds, meter.take(), watch.samples.slice(from)));
  };
  await part('play', () => players.play(plan.rate, plan.looks, plan.minutes * 60));
  if (plan.burst > 0) await part('burst', () => players.burst(plan.burst));
  if (plan.presses > 0) await part('presses', () => players.press(plan.presses));
  return parts;
}

/** Waits until no command, view, picture or message waits, apart from messages that wait for Discord's limits. */
async function quiet({ queues }: Fleet): Promise<void> {
  const until = performance.now() + PATIENCE;
  for (let still = 0; still < 3 && performance.now() < until; ) {
    await pause(200);
    const counts = await Promise.all(queues.map((queue) => queue.getJobCounts('wait', 'prioritized', 'active')));
    const jobs = counts.flatMap((one) => Object.values(one)).reduce((sum, count) => sum + count, 0);
    still = jobs === 0 ? still + 1 : 0;
  }
}

/** Counts the tables that are gone or can't be read. */
async function lostAmong({ redis }: Fleet, tables: readonly ActiveTable[]): Promise<number> {
  const store = new TableStore(redis);
  const stored = await Promise.all(tables.map(({ id }) => store.load(id)));
  return stored.filter((table) => table === null || table.seq === null).length;
}

/** Counts the commands that Redis refused because its memory was full. */
async function refusedWrites({ redis }: Fleet): Promise<number> {
  const text = await redis.info('errorstats');
  const [, count] = /errorstat_OOM:count=(\d+)/.exec(text) ?? [];
  return count === undefined ? 0 : Number(count);
}
