/** Discord's limits: this many refused requests within this many milliseconds ban the address for this many seconds. */
const MOST = 10_000;
const WITHIN = 10 * 60_000;
const BAN = 24 * 3_600;

/** The limit for refused requests, and the ban that follows. */
export interface InvalidRequestOptions {
  /** The number of refused requests in ten minutes that causes a ban; Discord's is 10,000. */
  readonly most?: number;
  /** The duration of the ban in seconds; Discord's is up to a day. */
  readonly banSeconds?: number;
}

/**
 * Counts the requests refused with 401, 403, or 429 (unless the rate limit is shared with others). The proxy in front
 * of Discord bans an address that has too many refused requests. During a ban, every response is 429, and it lacks the
 * header in which the proxy names itself. This class uses real time, because the client waits in real time.
 */
export class InvalidRequests {
  readonly #most: number;
  readonly #ban: number;
  #times: number[] = [];
  #bannedUntil = 0;

  constructor({ most = MOST, banSeconds = BAN }: InvalidRequestOptions = {}) {
    this.#most = most;
    this.#ban = banSeconds;
  }

  /** Returns the number of refused requests in the last ten minutes. */
  get count(): number {
    return this.#recent().length;
  }

  /** Returns the seconds for which the address is still banned, or 0. */
  get banned(): number {
    return Math.max(0, (this.#bannedUntil - Date.now()) / 1_000);
  }

  /** Counts a response if it is a refusal. */
  heed({ status, headers }: Pick<Response, 'status' | 'headers'>): void {
    const refused = status === 401 || status === 403 || status === 429;
    if (!refused || headers.get('X-RateLimit-Scope') === 'shared') return;
    this.#times = [...this.#recent(), Date.now()];
    if (this.#times.length >= this.#most) this.ban(this.#ban);
  }

  /** Bans the address for this many seconds. */
  ban(seconds: number): void {
    this.#bannedUntil = Date.now() + seconds * 1_000;
    this.#times = [];
  }

  #recent(): number[] {
    const from = Date.now() - WITHIN;
    return this.#times.filter((time) => time > from);
  }
}
