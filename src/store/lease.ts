import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { StoreLost } from './gate.ts';
import { keys } from './keys.ts';
import { takesNoWrites } from './redis-errors.ts';
import { script } from './script.ts';

/** For how long a lease holds when it isn't renewed, in milliseconds: a second process takes over within 10 s. */
const LIFE = 6_000;
/** The longest lease, in milliseconds. A lease with more time left was given before the clock was set back. */
const LONGEST = 60_000;
/** How soon to ask again after trouble with Redis, in milliseconds. */
const TROUBLE = 100;
/** How much earlier the holder itself takes it for lost. */
const MARGIN = 0.1;

const take = script(`local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then
  if redis.call('PTTL', KEYS[1]) > tonumber(ARGV[3]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return 0
end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`);
const renew = script(`if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])`);
const give = script(`if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1])`);

/** Why a lease aborts. The message is a line that a person can read. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
  constructor() {
    super('Redis was away for too long, or another process took over: this one starts again and stands by.');
  }
}

/** The right to do something that one process at a time may do. */
export interface Lease {
  /** Aborts with `LeaseLost` when the lease is lost: whoever holds it stops at once. */
  readonly lost: AbortSignal;
  /** Gives the lease back, so that the next process need not wait. */
  release(): Promise<void>;
}

export interface LeaseOptions {
  /** For how long it holds when it isn't renewed, in milliseconds. */
  life?: number;
  /**
   * Who asks: a lease that is in this name already is taken over at once. Only for a process that knows that its
   * predecessor of this name is dead; unless told, nobody has the same.
   */
  holder?: string | undefined;
  /**
   * For how long trouble with Redis is waited out beyond that, in milliseconds; 0 unless told. Only for what two may do at
   * once without harm: while a holder that hears nothing goes on, another one may hear of Redis and take the lease.
   */
  outage?: number;
  /** Ends the wait. */
  signal?: AbortSignal;
}

/**
 * Waits until nobody else holds the lease, and takes it. Trouble with Redis while waiting is waited out, and who held it
 * before may have it first; trouble while holding it loses it before its time is over, so that no two processes hold it at
 * once, unless `outage` says otherwise.
 *
 * @param redis an impatient connection: an answer that comes too late is none.
 * @throws the signal's reason when the wait is ended.
 */
export async function takeLease(redis: Redis, name: string, options: LeaseOptions = {}): Promise<Lease> {
  const { life = LIFE, holder = randomUUID(), outage = 0, signal } = options;
  const key = keys.lease(name);
  const rest = (time: number) => pause(time, undefined, signal === undefined ? {} : { signal });
  for (let heard = performance.now(); ; ) {
    signal?.throwIfAborted();
    const there = await redis.exists(key).catch(() => 'trouble');
    if (there === 'trouble') {
      // A connection that is only just being made is trouble too, and soon over.
      await rest(TROUBLE);
      continue;
    }
    if (performance.now() - heard > life / 2) await rest(life / 2);
    heard = performance.now();
    const asked = performance.now();
    const taken = await take(redis, [key], [holder, life, LONGEST]).catch(() => 'trouble');
    if (taken === 1 && performance.now() - asked < life / 2)
      return new HeldLease(redis, { key, holder, life, outage }, asked);
    await rest(taken === 'trouble' ? TROUBLE : life / 6);
  }
}

/** What a lease is held by. */
interface Hold {
  key: string;
  holder: string;
  life: number;
  outage: number;
}

class HeldLease implements Lease {
  readonly #redis: Redis;
  readonly #hold: Hold;
  readonly #ended = new AbortController();
  #end: NodeJS.Timeout;
  readonly #renewal: NodeJS.Timeout;

  constructor(redis: Redis, hold: Hold, since: number) {
    this.#redis = redis;
    this.#hold = hold;
    this.#end = this.#endsAt(since);
    this.#renewal = setInterval(() => void this.#renew(), hold.life / 4);
  }

  get lost(): AbortSignal {
    return this.#ended.signal;
  }

  async release(): Promise<void> {
    this.#stop();
    await give(this.#redis, [this.#hold.key], [this.#hold.holder]).catch(() => 0);
  }

  /** The lease holds from when it was asked for, not from when the answer came. */
  #endsAt(since: number): NodeJS.Timeout {
    const { life, outage } = this.#hold;
    const left = since + life * (1 - MARGIN) + outage - performance.now();
    return setTimeout(() => this.#lose(), left);
  }

  async #renew(): Promise<void> {
    const asked = performance.now();
    const { key, holder, life, outage } = this.#hold;
    // What expired while Redis was away and was taken by nobody is taken again.
    const again = outage > 0 ? take : renew;
    const held = await again(this.#redis, [key], [holder, life, LONGEST]).catch((error) => {
      // Nobody can take the lease there, and its holder has to report that the games are missing.
      if (error instanceof StoreLost) return 1;
      return outage > 0 && takesNoWrites(error) ? this.#unchallenged() : null;
    });
    if (held === 0) this.#lose();
    if (held !== 1 || this.lost.aborted) return;
    clearTimeout(this.#end);
    this.#end = this.#endsAt(asked);
  }

  /** While Redis refuses writes, nobody else can take the lease. So it stays valid although it can't be renewed. */
  async #unchallenged(): Promise<0 | 1 | null> {
    const { key, holder } = this.#hold;
    const found = await this.#redis.get(key).catch(() => undefined);
    if (found === undefined) return null;
    return found === null || found === holder ? 1 : 0;
  }

  #lose(): void {
    this.#stop();
    this.#ended.abort(new LeaseLost());
  }

  #stop(): void {
    clearInterval(this.#renewal);
    clearTimeout(this.#end);
  }
}
