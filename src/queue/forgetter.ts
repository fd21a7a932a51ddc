import { setImmediate } from 'node:timers/promises';
import type { Job } from 'bullmq';
import type { Redis } from 'ioredis';
import { BlockedPeople } from '../store/blocked-people.ts';
import { type ForgetRequest, Forgetting } from '../store/forgetting.ts';
import type { Forgotten } from '../store/forgotten.ts';
import { markOf, tableOfKey } from '../store/key-marks.ts';
import { keys, QUEUE_PREFIX } from '../store/keys.ts';
import { Stats } from '../store/stats.ts';
import { dropTraces, keysLike, Traces } from '../store/traces.ts';
import type { ForgetPlan } from './forget-plan.ts';
import { ForgottenTables } from './forgotten-tables.ts';
import type { JobData } from './jobs.ts';
import { leaveFor } from './leave-for.ts';
import type { Leaving } from './leaving.ts';
import { dropOldFiles } from './migrate.ts';
import { type AnyQueue, openQueue, QUEUE_NAMES, type WorkerContext } from './queues.ts';

/** The pause before a step that isn't finished is tried again, in milliseconds: so much more with each attempt. */
const PAUSE = 250;
const LONGEST_PAUSE = 60_000;
/** Kinds of jobs that a queue stores. */
const STORED = ['waiting', 'prioritized', 'delayed', 'active', 'failed', 'completed'] as const;

interface ForgetterTools {
  plan: ForgetPlan;
  leaving: Leaving;
  /** The list of people whose data was deleted. */
  forgotten: Forgotten;
  /** The archive folder that an older version used, or null. */
  archive: string | null;
}

/**
 * Deletes what is stored about a person, and makes anonymous what has to stay. A step is done once it finds nothing more
 * to do, so a step that was interrupted is simply repeated.
 */
export class Forgetter {
  readonly #context: WorkerContext;
  readonly #tools: ForgetterTools;
  readonly #requests: Forgetting;
  readonly #tables: ForgottenTables;
  readonly #queues: AnyQueue<(typeof QUEUE_NAMES)[number]>[];

  constructor(context: WorkerContext, tools: ForgetterTools) {
    this.#context = context;
    this.#tools = tools;
    this.#requests = new Forgetting(context.redis);
    this.#tables = new ForgottenTables(context);
    this.#queues = QUEUE_NAMES.map((name) => openQueue(name, context.redis));
  }

  async close(): Promise<void> {
    await Promise.all(this.#queues.map((queue) => queue.close()));
  }

  /** Carries out the present step of a request. */
  async serve(job: Job<JobData['forgets'], null, string>, token: string | undefined): Promise<null> {
    const request = await this.#requests.byName(job.data.forget);
    if (request === null) return null;
    const next = await this.#step(request);
    if (next === 'again') throw await leaveFor(job, Math.min(PAUSE * job.attemptsStarted, LONGEST_PAUSE), token);
    if (next !== null) await this.#tools.plan.advance(next);
    return null;
  }

  /** Returns the request with its next step, `again` if this step isn't finished, and null if it is another program's. */
  async #step(request: ForgetRequest): Promise<ForgetRequest | 'again' | null> {
    const { leaving } = this.#tools;
    if (request.step === 'leave') {
      const waiting = await leaving.leave(request, this.#context.clock.time());
      const left = [...new Set([...request.left, ...waiting])];
      if (left.length > request.left.length) await this.#requests.keep({ ...request, left });
      return waiting.length > 0 ? 'again' : { ...request, left, step: 'messages' };
    }
    if (request.step !== 'data') return null;
    // A seat that the person took at the last moment has to be left, too.
    const late = await leaving.leave(request, this.#context.clock.time());
    if (late.length > 0 || (await this.#delete(request)) > 0) return 'again';
    this.#tables.settled(request);
    await this.#tools.forgotten.note(request.person, this.#context.clock.time());
    await forgetOnDisk(this.#context.redis);
    this.#context.log.info({ tables: request.tables.length }, 'a person’s data was deleted');
    return { ...request, step: 'tell' };
  }

  /** Deletes everything about a person. Returns how much there was. */
  async #delete(request: ForgetRequest): Promise<number> {
    const { redis } = this.#context;
    let found = 0;
    for await (const heads of keysLike(redis, '{t:*}:head'))
      for (const table of heads.flatMap((key) => tableOfKey(key) ?? []))
        found += Number(await this.#tables.anonymize(table, request));
    found += await this.#dropJobs(new Traces([request.person]));
    const traces = { id: new Traces([request.person]), any: new Traces([request.person, ...request.names]) };
    for await (const all of keysLike(redis, '*')) {
      for (const key of all) found += await this.#dropKey(key, request, traces);
      await setImmediate();
    }
    if (this.#tools.archive !== null) found += await dropOldFiles(this.#tools.archive, traces.id);
    return found;
  }

  /** Removes the jobs about a person. Returns how many there were. */
  async #dropJobs(traces: Traces): Promise<number> {
    let found = 0;
    for (const queue of this.#queues)
      for (const job of await queue.getJobs([...STORED])) {
        if (!traces.isIn(JSON.stringify([job.id, job.data, job.opts]))) continue;
        found += 1;
        // The job may be running. Then it is gone at the next attempt.
        await job.remove().catch(() => {});
      }
    return found;
  }

  /** Deletes what a key outside of tables, or beside a table's own data, holds about a person. */
  async #dropKey(key: string, request: ForgetRequest, { id, any }: { id: Traces; any: Traces }): Promise<number> {
    const { redis } = this.#context;
    if (key === keys.forgetting) return 0;
    const { name = '', mark } = markOf(key) ?? {};
    if (mark === 'anonymous') return 0;
    if (mark === 'id') return new BlockedPeople(redis).anonymize(key, request.person);
    if (id.isIn(key)) return redis.unlink(key);
    if (name === 'stats:PERSON') return new Stats(redis).anonymize(key, request.person, request.gone);
    if (mark === 'none') return 0;
    if (key.startsWith(`${QUEUE_PREFIX}:`)) {
      // The fields of a job belong together, so jobs are removed as a whole.
      return (await redis.type(key)) === 'hash' ? 0 : dropTraces(redis, key, id);
    }
    // A picture or a view goes as a whole.
    const isCache = key.startsWith('picture:');
    const found = await dropTraces(redis, key, isBrief(key) ? any : id);
    if (isCache && found > 0) await redis.unlink(key);
    return found;
  }
}

/** True for a key that lasts only minutes, and may contain names. */
function isBrief(key: string): boolean {
  return /^(?:picture|drawing|deck-read|held-list|deck-list|wish|change|answer):/.test(key) || /\}:seen:/.test(key);
}

/** Lets Redis write its file anew, because the old one contains every change. Some providers don't allow that. */
async function forgetOnDisk(redis: Redis): Promise<void> {
  await redis.bgrewriteaof().catch(() => {});
}
