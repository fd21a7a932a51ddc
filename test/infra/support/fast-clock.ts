import { createHash } from 'node:crypto';
import { type Command, Redis } from 'ioredis';
import { vi } from 'vitest';
import type { QueueName } from '../../../src/queue/jobs.ts';
import { type AnyQueue, openQueue } from '../../../src/queue/queues.ts';
import type { SharedClock } from '../../../src/store/clock.ts';
import { keys, QUEUE_PREFIX } from '../../../src/store/keys.ts';
import type { Regular } from '../../../src/store/regularly.ts';
import { readScript, scriptNames } from '../../../src/store/script-file.ts';
import type { TestRedis } from './redis.ts';
import { until } from './until.ts';

const QUEUES: readonly QueueName[] = ['wake', 'reads', 'bots', 'renders', 'films', 'delivery', 'chores', 'forgets'];
/** BullMQ multiplies a job's due time by this factor. */
const SCORE = 0x1000;
/**
 * Tasks that only find work that was lost or is weeks old. They run whenever time has passed, but time doesn't stop
 * for them.
 */
const UNHURRIED = ['sweep', 'archive'];
/**
 * Patterns of keys that a running process renews again and again: leases, the number of shards, and BullMQ's locks and
 * checks. Processes run while time is skipped, so these lives aren't shortened.
 */
const RENEWED = ['^lease:', '^shards$', ':lock$', ':stalled%-check$'];

/** Shortens the lives of all keys by `ARGV[1]` milliseconds, except of keys that match one of the other arguments. */
const SHORTEN = `
for _, key in ipairs(redis.call('KEYS', '*')) do
  local left = redis.call('PTTL', key)
  local isRenewed = false
  for at = 2, #ARGV do isRenewed = isRenewed or string.find(key, ARGV[at]) ~= nil end
  if left >= 0 and not isRenewed then
    redis.call('PEXPIRE', key, math.max(left - ARGV[1], 0))
  end
end`;

/** The texts of our own scripts, by the hash under which Redis runs them. BullMQ's scripts don't read Redis' clock. */
const scripts = new Map(
  scriptNames().map((name) => {
    const { text } = readScript(name);
    return [createHash('sha1').update(text).digest('hex'), text];
  }),
);

/**
 * A clock for tests, which stands still until time is skipped. All clocks skip together: the process's (`Date.now`,
 * which BullMQ uses), Redis' clock as scripts and streams see it, the lives of keys, and the clock of the roles
 * (`openClock`). So everything happens at the same instants each time, however busy the machine is.
 * `performance.now()` and the timers of the process run as usual.
 */
export class FastClock implements SharedClock {
  #now: number;
  readonly #redis: Redis;
  readonly #queues: readonly AnyQueue<QueueName>[];
  readonly #checks = new Set<Regular>();

  private constructor(redis: Redis, from: number) {
    this.#redis = redis;
    this.#now = from;
    this.#queues = QUEUES.map((name) => openQueue(name, redis));
  }

  /**
   * Starts a clock, which also replaces the clock of this process until `vi.restoreAllMocks()`. Start it before the
   * roles.
   * @param from the time at which the clock starts; the present by default
   */
  static start(redis: TestRedis, from: Date = new Date()): FastClock {
    const clock = new FastClock(redis.connect(), from.getTime());
    vi.spyOn(Date, 'now').mockImplementation(() => clock.#now);
    const send = Redis.prototype.sendCommand;
    vi.spyOn(Redis.prototype, 'sendCommand').mockImplementation(function (this: Redis, command, stream) {
      clock.#shift(command);
      return send.call(this, command, stream);
    });
    return clock;
  }

  now(): number {
    return this.#now;
  }

  time(): number {
    return this.now();
  }

  /** The check runs each time `advance` has skipped some time. */
  every(_interval: number, check: () => Promise<void>): Regular {
    let running = Promise.resolve();
    const look = (): Promise<void> => {
      running = running.then(check).catch(() => {});
      return running;
    };
    const regular: Regular = { look, close: () => void this.#checks.delete(regular) };
    this.#checks.add(regular);
    return regular;
  }

  close(): void {}

  /** Opens this clock for a role. */
  readonly openClock = async (): Promise<SharedClock> => this;

  /**
   * Lets time pass. Everything that is due in the meantime happens in its order and at its time: delayed jobs,
   * reminders and the watches. Resolves when all queues are quiet, so every role that has jobs must run.
   * @param ms in milliseconds
   */
  async advance(ms: number): Promise<void> {
    const end = this.now() + ms;
    for (let isOver = false; !isOver; ) {
      await this.#settle();
      const due = await this.#nextDue();
      isOver = due >= end;
      await this.#skip(Math.min(due, end) - this.now());
      await Promise.all([...this.#checks].map(({ look }) => look()));
    }
    await this.#settle();
  }

  /** Lets time pass until an instant. */
  advanceTo(instant: Date): Promise<void> {
    return this.advance(instant.getTime() - this.now());
  }

  /** Moves all clocks. */
  async #skip(ms: number): Promise<void> {
    const by = Math.ceil(ms);
    if (by <= 0) return;
    this.#now += by;
    await this.#redis.eval(SHORTEN, 0, by, ...RENEWED);
  }

  /** Promotes the jobs that are due, and waits until no job is left to do now. */
  async #settle(): Promise<void> {
    await until('all queues are quiet', async () => {
      const promoted = await this.#promote();
      const lists = this.#redis.multi();
      for (const { name } of this.#queues) {
        lists.llen(`${QUEUE_PREFIX}:${name}:wait`).llen(`${QUEUE_PREFIX}:${name}:active`);
        lists.zcard(`${QUEUE_PREFIX}:${name}:prioritized`);
      }
      const counts = await lists.exec();
      if (promoted === 0 && counts?.every(([error, count]) => error === null && count === 0)) return true;
      throw new Error(`jobs in ${QUEUES.join(', ')} (waiting, active, by priority): ${counts?.map(([, n]) => n)}`);
    });
  }

  /** Promotes the delayed jobs that are due, in the order in which they are due. Returns how many there were. */
  async #promote(): Promise<number> {
    let count = 0;
    for (const queue of this.#queues) {
      const due = (this.now() + 1) * SCORE;
      for (const id of await this.#redis.zrangebyscore(queue.toKey('delayed'), '-inf', due)) {
        const job = await queue.getJob(id);
        // BullMQ may have promoted it by itself.
        await job?.promote().catch(() => {});
        count += 1;
      }
    }
    return count;
  }

  /** The next time at which something is due, after now. */
  async #nextDue(): Promise<number> {
    const now = this.now();
    const times: number[] = [];
    for (const queue of this.#queues) {
      const found = await this.#redis.zrangebyscore(queue.toKey('delayed'), now * SCORE, '+inf', 'WITHSCORES');
      found.forEach((id, at) => {
        const isUnhurried = UNHURRIED.some((task) => id.startsWith(`repeat:${task}:`));
        if (at % 2 === 0 && !isUnhurried) times.push(Number(found[at + 1]) / SCORE);
      });
    }
    const [, reminder] = await this.#redis.zrangebyscore(
      keys.reminders,
      `(${now}`,
      '+inf',
      'WITHSCORES',
      'LIMIT',
      0,
      1,
    );
    if (reminder !== undefined) times.push(Number(reminder));
    return Math.min(...times);
  }

  /**
   * Changes a command that depends on Redis' clock, so that it sees this clock: our scripts that read `TIME`, and
   * entries that get their ids from the time.
   */
  #shift(command: Command): void {
    const name = command.name.toLowerCase();
    const [first, ...rest] = command.args;
    if (name === 'evalsha' && typeof first === 'string') {
      const text = scripts.get(first);
      if (text !== undefined) Object.assign(command, { name: 'eval', args: [this.#shifted(text), ...rest] });
    }
    if (name === 'xadd' && rest[0] === '*') {
      const text = this.#shifted("return redis.call('XADD', KEYS[1], unpack(ARGV))");
      Object.assign(command, { name: 'eval', args: [text, '1', ...command.args] });
    }
  }

  /** A script that sees this clock. */
  #shifted(text: string): string {
    return `
local real = redis
local redis = setmetatable({call = function(name, ...)
  local given = {...}
  if name == 'TIME' then return {'${Math.floor(this.#now / 1_000)}', '${(this.#now % 1_000) * 1_000}'} end
  if name == 'XADD' and given[2] == '*' then given[2] = '${this.#now}-*' end
  return real.call(name, unpack(given))
end}, {__index = real})
${text}`;
  }
}
