import type { Redis } from 'ioredis';
import type { QueueName } from '../../queue/jobs.ts';
import { openQueue } from '../../queue/queues.ts';
import { readClock } from '../../store/clock.ts';
import { Housekeeping } from '../../store/housekeeping.ts';
import { keys } from '../../store/keys.ts';
import { count, type Finding, fine, lasting, note, stuck } from './finding.ts';

/** The role that serves each queue, and the command that starts the role if roles run separately. */
const ROLES: readonly { role: string; queue: QueueName; start: string; what: string }[] = [
  { role: 'bot', queue: 'delivery', start: 'npm run bot', what: 'message' },
  { role: 'worker', queue: 'wake', start: 'npm run worker', what: 'table' },
  { role: 'reader', queue: 'reads', start: 'npm run worker', what: 'view' },
  { role: 'renderer', queue: 'renders', start: 'npm run renderer', what: 'picture' },
  { role: 'bots', queue: 'bots', start: 'npm run worker', what: 'bot’s turn' },
];

/** A ready job counts as left behind once it is this old, in milliseconds. */
const LEFT = 30_000;

/** Maximum age of the last sweep, in milliseconds. */
const LATE = 2 * 60_000;

/** Reports which roles are running, and the jobs that wait for them. */
export async function examineQueues(redis: Redis, now: number): Promise<Finding[]> {
  const found = await Promise.all(ROLES.map((role) => examineQueue(redis, role, now)));
  const all = found.flat();
  return all.length > 0 ? all : [fine('Every role runs: bot, worker, reader, renderer and bots.')];
}

/** Checks that the sweeper, which finds forgotten work, is running. */
export async function examineChores(redis: Redis): Promise<Finding[]> {
  const last = await new Housekeeping(redis).last('sweep');
  if (last === null && (await redis.zcard(keys.tables)) === 0) return [];
  const { now } = await readClock(redis);
  if (last !== null && now - last < LATE) return [];
  const since = last === null ? 'No sweep has run yet' : `No sweep has run for ${lasting(last, now)}`;
  return [
    stuck(
      'sweep',
      `${since}, so lost commands and messages are not recovered.`,
      'Start a worker: npm start, or npm run worker. If one runs, look for “chores” in its log.',
    ),
  ];
}

async function examineQueue(
  redis: Redis,
  { role, queue: name, start, what }: (typeof ROLES)[number],
  now: number,
): Promise<Finding[]> {
  const queue = openQueue(name, redis);
  try {
    const [workers, waiting, urgent, failed] = await Promise.all([
      queue.getWorkersCount(),
      queue.getWaiting(0, 0),
      queue.getPrioritized(0, 0),
      queue.getFailedCount(),
    ]);
    const counts = await queue.getJobCounts('waiting', 'prioritized');
    const left = (counts['waiting'] ?? 0) + (counts['prioritized'] ?? 0);
    const times = [...waiting, ...urgent].map(({ timestamp }) => timestamp);
    const oldest = times.length > 0 ? Math.min(...times) : now;
    const findings: Finding[] = [];
    if (workers === 0) {
      const waits = left > 0 ? `; ${count(left, what)} ${left === 1 ? 'waits' : 'wait'} for it` : '';
      findings.push(
        stuck(role, `No ${role} process runs${waits}.`, `Start it: npm start, or ${start} if roles run separately.`),
      );
    } else if (now - oldest > LEFT) {
      const says = `${count(left, what)} ${left === 1 ? 'waits' : 'wait'} for a ${role}, the oldest for ${lasting(oldest, now)}.`;
      findings.push(stuck(role, says, `Start more of them: ${start} -- --count 2. Or check their log.`));
    }
    if (failed > 0)
      findings.push(
        note(
          role,
          `${count(failed, 'job')} in the queue ${name} failed recently.`,
          'Look for “a job failed” in the log.',
        ),
      );
    return findings;
  } finally {
    await queue.close();
  }
}
