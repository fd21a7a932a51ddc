import type { Job } from 'bullmq';
import type { Redis } from 'ioredis';
import { Archive } from '../store/archive.ts';
import { MemoryGuard } from '../store/check.ts';
import { inOneWrite } from '../store/connect.ts';
import { Outbox } from '../store/outbox.ts';
import { TableStore } from '../store/table-store.ts';
import { Directory } from '../tables/directory.ts';
import { type Games, knownRules } from '../tables/games.ts';
import { History } from '../tables/history.ts';
import { TableCache } from '../tables/table-cache.ts';
import type { TableId } from '../tables/types.ts';
import { TurnDeadlines } from './deadlines.ts';
import { type Aftermath, drain, type WorkerTools } from './drain.ts';
import { InTurn } from './in-turn.ts';
import type { JobData, JobResult } from './jobs.ts';
import { leaveFor } from './leave-for.ts';
import { tellWaits } from './no-view.ts';
import { type AnyQueue, complainer, consume, LATER, oncePerTable, type WorkerContext } from './queues.ts';

/** Number of tables that a consumer works on at the same time, which keeps it busy while Redis writes. */
const AT_ONCE = 5;
/**
 * Number of consumers in one process. BullMQ leaves a marker whenever it hands out a job. If a second consumer is
 * waiting, Redis gives it the marker in the same operation. A single consumer would have to take the marker in a
 * separate write, which would delay the commit.
 */
const CONSUMERS = 2;
/** How long a command may wait for a newer version before its sender is told, in milliseconds. */
const TELL_AFTER = 5_000;
/** How long this worker leaves tables with newer rules to other workers before it checks them again, in milliseconds. */
const LEAVE_TO_OTHERS = 1_000;

/** The queues that a worker adds jobs to. */
export interface WorkerQueues {
  wake: AnyQueue<'wake'>;
  delivery: AnyQueue<'delivery'>;
  bots: AnyQueue<'bots'>;
  chores: AnyQueue<'chores'>;
}

/** Handles wake-up jobs: applies the waiting commands of their tables. */
export function openWakeWorker(context: WorkerContext, queues: WorkerQueues, games: Games): { close(): Promise<void> } {
  const { redis, clock, log } = context;
  const store = new TableStore(redis, knownRules(games));
  const tools = {
    store,
    outbox: new Outbox(redis),
    hot: new TableCache(),
    games,
    history: new History(store, games),
    directory: new Directory(redis),
    archive: new Archive(redis),
    memory: new MemoryGuard(redis),
    deadlines: new TurnDeadlines(redis),
    aftermath: aftermath(redis, queues),
    clock,
    turns: new InTurn(),
    log,
  };
  const work = async (job: Job<JobData['wake'], JobResult['wake'], string>, token?: string): Promise<null> => {
    const { table } = job.data;
    switch (await drain(table, tools, hasFailed(job) ? 'again' : 'fresh')) {
      case 'done':
        return null;
      case 'more':
        await queues.wake.add('wake', { table }, oncePerTable(table));
        return null;
      case 'newer':
        // The waiting time is derived from the number of attempts, because the machines' clocks may differ.
        if (job.attemptsStarted * LEAVE_TO_OTHERS > TELL_AFTER) await tellThatItWaits(table, tools);
        throw await leaveFor(job, LEAVE_TO_OTHERS, token);
    }
  };
  const shared = { concurrency: AT_ONCE, complain: complainer('wake', log) };
  const consumers = Array.from({ length: CONSUMERS }, () => consume('wake', context, work, shared));
  return {
    async close() {
      await Promise.all(consumers.map((consumer) => consumer.close()));
    },
  };
}

/**
 * True if a worker may have died while applying a table’s commands, either in this job or in an earlier job that the
 * sweeper replaced. BullMQ counts stalled attempts in a write that it makes anyway, so a first attempt needs no extra
 * write.
 */
function hasFailed({ name, stalledCounter }: { name: string; stalledCounter: number }): boolean {
  return name === 'sweep' || stalledCounter > 0;
}

/** Tells people once that their commands are waiting for a newer version, which no running worker has. */
async function tellThatItWaits(
  table: TableId,
  { store, outbox, aftermath }: WorkerTools & { outbox: Outbox },
): Promise<void> {
  const messages = (await store.untold(table)).flatMap(tellWaits);
  for (const message of messages) await outbox.add(table, JSON.stringify(message));
  if (messages.length > 0) await aftermath.delivery(table);
}

/** Returns functions that add the jobs that follow a commit. Jobs that are added at the same moment share one write. */
export function aftermath(redis: Redis, queues: Omit<WorkerQueues, 'wake'>): Aftermath {
  const add = (...job: Parameters<AnyQueue<'delivery'>['add']>): Promise<unknown> =>
    inOneWrite(redis, () => queues.delivery.add(...job));
  return {
    async delivery(table) {
      await add('outbox', { table }, oncePerTable(outboxJob(table)));
    },
    async panel(table) {
      await add('panel', { table }, oncePerTable(panelJob(table), LATER));
    },
    moved: (table) => hasten(queues.delivery, table),
    async clock(table) {
      await inOneWrite(redis, () => queues.chores.add('clock', { table }, oncePerTable(clockJob(table))));
    },
    async bots(table, turns) {
      await Promise.all(
        turns.map(({ seat, decision }) => {
          const id = `b-${table}-${seat}-${decision}`;
          return queues.bots.add('decide', { table, seat, decision }, { deduplication: { id } });
        }),
      );
    },
  };
}

/** Immediately retries a table's panel and thread messages, which couldn't be posted where the table is played. */
export async function hasten(queue: AnyQueue<'delivery'>, table: TableId): Promise<void> {
  const jobs = [
    { name: 'panel', id: panelJob(table) },
    { name: 'lines', id: linesJob(table) },
  ];
  await Promise.all(
    jobs.map(async ({ name, id }) => {
      await queue.add(name, { table }, oncePerTable(id, LATER));
      const waiting = await queue.getDeduplicationJobId(id);
      const job = waiting === null ? undefined : await queue.getJob(waiting);
      // The job may already be running.
      if (await job?.isDelayed()) await job?.promote().catch(() => {});
    }),
  );
}

/** Deduplication id of the job that sends the messages in a table's outbox. */
export function outboxJob(table: TableId): string {
  return `o-${table}`;
}

/** Deduplication id of the job that looks at a table's deadlines. */
export function clockJob(table: TableId): string {
  return `c-${table}`;
}

/** Deduplication id of the job that posts a table's thread messages. */
export function linesJob(table: TableId): string {
  return `l-${table}`;
}

/** Deduplication id of the job that updates a table's panel. */
function panelJob(table: TableId): string {
  return `p-${table}`;
}
