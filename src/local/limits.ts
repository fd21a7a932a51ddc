import { createHash } from 'node:crypto';

/** A route allows this many requests in this many seconds, for each channel, server or webhook. */
export interface BucketRule {
  readonly requests: number;
  readonly seconds: number;
}

/** Maximum number of a bot's requests per second across all routes, except the routes of interactions. */
const GLOBAL_LIMIT: BucketRule = { requests: 50, seconds: 1 };

/** The decision about one request. */
export interface LimitVerdict {
  readonly allowed: boolean;
  readonly headers: Readonly<Record<string, string>>;
  /** The seconds to wait; 0 if the request is allowed. */
  readonly retryAfter: number;
  readonly global: boolean;
}

/** A request, reduced to what the limits depend on. */
export interface LimitedRequest {
  /** The route as `METHOD /template`, from which the bucket's name is derived. */
  readonly route: string;
  /** The channel, server or webhook in the path, each of which has its own request count. */
  readonly major: string;
  readonly rule: BucketRule;
  /** True if the request counts towards {@link GLOBAL_LIMIT}. */
  readonly global: boolean;
}

interface Window {
  used: number;
  /** The time when the window ends, in milliseconds. */
  resetsAt: number;
}

/**
 * Discord's rate limits, with fixed windows that begin with their first request. This class uses real time, because the
 * client waits in real time.
 * @param enforced if false, requests are counted and reported but always allowed, for measuring throughput
 */
export class RateLimits {
  readonly #enforced: boolean;
  readonly #now: () => number;
  readonly #windows = new Map<string, Window>();
  #global: Window = { used: 0, resetsAt: 0 };

  constructor(enforced: boolean, now: () => number = Date.now) {
    this.#enforced = enforced;
    this.#now = now;
  }

  /** Counts a request if its limits allow it. */
  take({ route, major, rule, global }: LimitedRequest): LimitVerdict {
    if (!this.#enforced) return { allowed: true, headers: {}, retryAfter: 0, global: false };
    const now = this.#now();
    if (global) {
      if (this.#global.resetsAt <= now) this.#global = { used: 0, resetsAt: now + GLOBAL_LIMIT.seconds * 1000 };
      if (this.#global.used >= GLOBAL_LIMIT.requests) return refuseGlobally((this.#global.resetsAt - now) / 1000);
      this.#global.used++;
    }
    const window = this.#window(`${route} ${major}`, rule, now);
    const allowed = window.used < rule.requests;
    if (allowed) window.used++;
    const resetAfter = (window.resetsAt - now) / 1000;
    const headers = {
      'X-RateLimit-Bucket': createHash('sha256').update(route).digest('hex').slice(0, 32),
      'X-RateLimit-Limit': String(rule.requests),
      'X-RateLimit-Remaining': String(rule.requests - window.used),
      'X-RateLimit-Reset': (window.resetsAt / 1000).toFixed(3),
      'X-RateLimit-Reset-After': resetAfter.toFixed(3),
    };
    if (allowed) return { allowed, headers, retryAfter: 0, global: false };
    return { allowed, headers: { ...headers, ...refusal(resetAfter, 'user') }, retryAfter: resetAfter, global: false };
  }

  #window(key: string, rule: BucketRule, now: number): Window {
    const open = this.#windows.get(key);
    if (open && open.resetsAt > now) return open;
    if (this.#windows.size > 10_000) this.#forget(now);
    const fresh = { used: 0, resetsAt: now + rule.seconds * 1000 };
    this.#windows.set(key, fresh);
    return fresh;
  }

  #forget(now: number): void {
    for (const [key, { resetsAt }] of this.#windows) if (resetsAt <= now) this.#windows.delete(key);
  }
}

function refusal(seconds: number, scope: 'user' | 'global'): Record<string, string> {
  return { 'Retry-After': String(Math.ceil(seconds)), 'X-RateLimit-Scope': scope };
}

function refuseGlobally(retryAfter: number): LimitVerdict {
  const headers = { ...refusal(retryAfter, 'global'), 'X-RateLimit-Global': 'true' };
  return { allowed: false, headers, retryAfter, global: true };
}
