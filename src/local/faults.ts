/** Something to go wrong with matching REST requests. */
export interface Fault {
  /** Omitted for any method. */
  readonly method?: string;
  /** Matched against the path after `/api/v10`. */
  readonly path: RegExp;
  /** Number of requests that it affects; 1 by default. */
  readonly times?: number;
  /** Milliseconds to wait before anything else happens. */
  readonly delayMs?: number;
  /** Cuts the connection without an answer, before or after the request is carried out. */
  readonly reset?: 'before' | 'after';
  /** Answers with this status instead of carrying the request out. */
  readonly status?: number;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Parameters of the answer of {@link Faults.rateLimit}. */
export interface RateLimitFault {
  readonly times?: number;
  /** Seconds. */
  readonly retryAfter?: number;
  readonly global?: boolean;
  readonly method?: string;
}

/** Faults that wait for matching requests, used in the order in which they were added. */
export class Faults {
  readonly #waiting: { fault: Fault; left: number }[] = [];

  /** Lets matching requests fail from now on. */
  add(fault: Fault): void {
    this.#waiting.push({ fault, left: fault.times ?? 1 });
  }

  /** Answers matching requests with 429, even if no rate limit is reached. */
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

  /** Forgets all faults that haven't happened. */
  clear(): void {
    this.#waiting.length = 0;
  }

  /** Takes the fault for a request and uses it up once. */
  take(method: string, path: string): Fault | null {
    const entry = this.#waiting.find(
      ({ fault, left }) => left > 0 && (fault.method ?? method) === method && fault.path.test(path),
    );
    if (!entry) return null;
    entry.left--;
    return entry.fault;
  }
}
