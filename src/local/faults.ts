/** A simulated fault that affects matching REST requests. */
export interface Fault {
  /** The method of the affected requests, or omitted for requests with any method. */
  readonly method?: string;
  /** The pattern is matched against the path after `/api/v10`. */
  readonly path: RegExp;
  /** Number of requests that the fault affects; 1 by default. */
  readonly times?: number;
  /** The delay before anything else happens, in milliseconds. */
  readonly delayMs?: number;
  /** Cuts the connection without an answer, before or after the request is carried out. */
  readonly reset?: 'before' | 'after';
  /** Answers with this status instead of carrying out the request. */
  readonly status?: number;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Parameters of the answer that {@link Faults.rateLimit} causes. */
export interface RateLimitFault {
  readonly times?: number;
  /** Seconds. */
  readonly retryAfter?: number;
  readonly global?: boolean;
  readonly method?: string;
}

/** Simulated faults that wait for matching requests. Faults that were added first are used first. */
export class Faults {
  readonly #waiting: { fault: Fault; left: number }[] = [];

  /** Makes matching requests fail from now on. */
  add(fault: Fault): void {
    this.#waiting.push({ fault, left: fault.times ?? 1 });
  }

  /** Answers matching requests with 429, even if no rate limit has been reached. */
  rateLimit(path: RegExp, { times = 1, retryAfter = 1, global = false, method }: RateLimitFault = {}): void {
    this.add({
      path,
      times,
      ...(method === undefined ? {} : { method }),
      status: 429,
      body: { message: 'You are being rate limited.', retry_after: retryAfter, global },
      headers: {
        'Retry-After': String(Math.ceil(retryAfter)),
        'X-RateLimit-Scope': global ? 'global' : 'user',
        ...(global ? { 'X-RateLimit-Global': 'true' } : {}),
      },
    });
  }

  /** Removes all faults that are still waiting. */
  clear(): void {
    this.#waiting.length = 0;
  }

  /** Returns the fault for a request, or null. Reduces the number of requests that the fault still affects. */
  take(method: string, path: string): Fault | null {
    const entry = this.#waiting.find(
      ({ fault, left }) => left > 0 && (fault.method ?? method) === method && fault.path.test(path),
    );
    if (!entry) return null;
    entry.left--;
    return entry.fault;
  }
}
