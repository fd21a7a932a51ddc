import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { StoreLost } from './gate.ts';
import { keys } from './keys.ts';
import { takesNoWrites } from './redis-errors.ts';
import { script } from './script.ts';

/**
 * How long a lease lasts unless it is renewed, in milliseconds. This value lets a second process take over within 10
 * seconds.
 */
const LIFE = 6_000;
/**
 * Maximum duration of a lease, in milliseconds. A lease that has more time left than this was taken before the clock
 * was set back.
 */
const LONGEST = 60_000;
/** How long to wait after a Redis error before the next try, in milliseconds. */
const TROUBLE = 100;
/** A holder treats a lease as lost once only this share of the lease's time is left. */
const MARGIN = 0.1;

const take = script('take-lease', { keys: ['lease'], args: { holder: 'text', life: 'number', longest: 'number' } });
const renew = script('renew-lease', { keys: ['lease'], args: { holder: 'text', life: 'number' } });
const give = script('release-lease', { keys: ['lease'], args: { holder: 'text' } });

/** The reason of the abort signal when a lease is lost. The error's message may be shown to people. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
  constructor() {
    super(
      'Redis was away for too long, or another process took over. This process restarts and waits until it is needed.',
    );
  }
}

/** The right to do something that only one process at a time may do. */
export interface Lease {
  /** Aborts with `LeaseLost` if the lease is lost. The holder of a lost lease must stop its work immediately. */
  readonly lost: AbortSignal;
  /** Releases the lease, so that the next process doesn't have to wait. */
  release(): Promise<void>;
}

export interface LeaseOptions {
  /** How long the lease lasts unless it is renewed, in milliseconds. */
  life?: number;
  /**
   * The name of the lease's holder, random by default. A lease that is already held under this name is taken over
   * immediately. Set the name only if a predecessor with this name is known to be dead.
   */
  holder?: string | undefined;
  /**
   * How long the lease is kept beyond its usual time during Redis errors, in milliseconds; 0 by default. Use this only
   * for work that two processes may do at the same time. Another process may reach Redis in the meantime and take the
   * lease.
   */
  outage?: number;
  /** Aborts the wait for the lease. */
  signal?: AbortSignal;
}

/**
 * Waits until nobody else holds the lease, and then takes it. Redis errors during the wait are tolerated. After an
 * outage, the former holder gets the chance to renew the lease first. A holder that can't renew the lease because of
 * errors gives it up before it runs out. Two processes therefore never hold the lease at the same time, unless `outage`
 * allows that.
 * @param redis an impatient connection, since a late reply is useless.
 * @throws the signal's reason if the wait is aborted.
 */
export async function takeLease(redis: Redis, name: string, options: LeaseOptions = {}): Promise<Lease> {
  const { life = LIFE, holder = randomUUID(), outage = 0, signal } = options;
  const key = keys.lease(name);
  const rest = (time: number) => pause(time, undefined, signal === undefined ? {} : { signal });
  for (let heard = performance.now(); ; ) {
    signal?.throwIfAborted();
    const there = await redis.exists(key).catch(() => 'trouble');
    if (there === 'trouble') {
      // The error may also mean that the connection is still being opened, which takes only a moment.
      await rest(TROUBLE);
      continue;
    }
    if (performance.now() - heard > life / 2) await rest(life / 2);
    heard = performance.now();
    const asked = performance.now();
    const taken = await take(redis, { lease: key }, { holder, life, longest: LONGEST }).catch(() => 'trouble');
    if (taken === 1 && performance.now() - asked < life / 2)
      return new HeldLease(redis, { key, holder, life, outage }, asked);
    await rest(taken === 'trouble' ? TROUBLE : life / 6);
  }
}

/** A lease that this process holds. */
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
    await give(this.#redis, { lease: this.#hold.key }, { holder: this.#hold.holder }).catch(() => 0);
  }

  /** Sets the timer for the end of the lease. The lease's time counts from the request, not from the reply. */
  #endsAt(since: number): NodeJS.Timeout {
    const { life, outage } = this.#hold;
    const left = since + life * (1 - MARGIN) + outage - performance.now();
    return setTimeout(() => this.#lose(), left);
  }

  async #renew(): Promise<void> {
    const asked = performance.now();
    const { key, holder, life, outage } = this.#hold;
    // A lease that expired during an outage is taken again, unless somebody else has it.
    const again = outage > 0 ? take : renew;
    const held = await again(this.#redis, { lease: key }, { holder, life, longest: LONGEST }).catch((error) => {
      // This Redis is another store, so nobody can take the lease there. The holder keeps the lease, so that it can
      // report that the games are missing.
      if (error instanceof StoreLost) return 1;
      return outage > 0 && takesNoWrites(error) ? this.#unchallenged() : null;
    });
    if (held === 0) this.#lose();
    if (held !== 1 || this.lost.aborted) return;
    clearTimeout(this.#end);
    this.#end = this.#endsAt(asked);
  }

  /**
   * Called while Redis refuses writes. Nobody else can take the lease in the meantime, so it stays valid without being
   * renewed. Returns 1 if nobody else holds the lease, 0 if somebody else does, and null if that isn't known.
   */
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
