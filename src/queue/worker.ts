import { DelayedError } from 'bullmq';
import { Archive } from '../store/archive.ts';
import { MemoryGuard } from '../store/check.ts';
import { Outbox } from '../store/outbox.ts';
import { TableStore } from '../store/table-store.ts';
import { Directory } from '../tables/directory.ts';
import { type Games, knownRules } from '../tables/games.ts';
import { History } from '../tables/history.ts';
import { HotTables } from '../tables/hot.ts';
import type { TableId } from '../tables/types.ts';
import { type Aftermath, drain, type WorkerTools } from './drain.ts';
import { tellWaits } from './newer.ts';
import { type AnyQueue, type AnyWorker, consume, LATER, oncePerTable, type WorkerContext } from './queues.ts';

/** Tables that one process works on at the same time: enough to have work while Redis writes, and no more than that. */
const AT_ONCE = 10;
/** For how long a command may wait for a newer version before who sent it is told, in milliseconds. */
const TELL_AFTER = 5_000;
/** How long a table of newer rules is left to other workers before this one looks again, in milliseconds. */
const LEAVE_TO_OTHERS = 1_000;

/** The queues that a worker adds to. */
export interface WorkerQueues {
  wake: AnyQueue<'wake'>;
  delivery: AnyQueue<'delivery'>;
  bots: AnyQueue<'bots'>;
}

/** Takes wake-up jobs and applies what waits at their tables. */
export function openWakeWorker(
  context: Omit<WorkerContext, 'clock'>,
  queues: WorkerQueues,
  games: Games,
): AnyWorker<'wake'> {
  const { redis, log } = context;
  const store = new TableStore(redis, knownRules(games));
  const tools = {
    store,
    outbox: new Outbox(redis),
    hot: new HotTables(),
    games,
    history: new History(store, games),
    directory: new Directory(redis),
    archive: new Archive(redis),
    memory: new MemoryGuard(redis),
    aftermath: aftermath(queues),
    log,
  };
  return consume(
    'wake',
    context,
    async (job, token) => {
      const { table } = job.data;
      switch (await drain(table, tools)) {
        case 'done':
          return null;
        case 'more':
          await queues.wake.add('wake', { table }, oncePerTable(table));
          return null;
        case 'newer':
          // Whatever the clocks of the machines say.
          if (job.attemptsStarted * LEAVE_TO_OTHERS > TELL_AFTER) await tellThatItWaits(table, tools);
          await job.moveToDelayed(Date.now() + LEAVE_TO_OTHERS, token);
          throw new DelayedError();
      }
    },
    { concurrency: AT_ONCE },
  );
}

/** All workers are of an older version: that is said to those who wait, once. */
async function tellThatItWaits(
  table: TableId,
  { store, outbox, aftermath }: WorkerTools & { outbox: Outbox },
): Promise<void> {
  const messages = (await store.untold(table)).flatMap(tellWaits);
  for (const message of messages) await outbox.add(table, JSON.stringify(message));
  if (messages.length > 0) await aftermath.delivery(table);
}

/** What follows a commit, as jobs. */
export function aftermath(queues: Omit<WorkerQueues, 'wake'>): Aftermath {
  return {
    async delivery(table) {
      await queues.delivery.add('outbox', { table }, oncePerTable(outboxJob(table)));
    },
    async panel(table) {
      await queues.delivery.add('panel', { table }, oncePerTable(panelJob(table), LATER));
    },
    moved: (table) => hasten(queues.delivery, table),
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

/** Lets what waits for a closed place be tried now: the panel of a table, and its lines in the thread. */
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
      // It may be at work by now.
      if (await job?.isDelayed()) await job?.promote().catch(() => {});
    }),
  );
}

/** Deduplication id of the job that empties a table's outbox. */
export function outboxJob(table: TableId): string {
  return `o-${table}`;
}

/** Deduplication id of the job that posts a table's lines in the thread. */
export function linesJob(table: TableId): string {
  return `l-${table}`;
}

/** Deduplication id of the job that brings a table's panel up to date. */
export function panelJob(table: TableId): string {
  return `p-${table}`;
}
