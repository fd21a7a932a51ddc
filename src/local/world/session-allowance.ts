/** The default number of sessions that a bot may start per day. Discord allows small bots the same number. */
const TOTAL = 1_000;
/** The interval at which Discord resets the count, in milliseconds. */
const DAY = 24 * 3_600_000;

/** Counts how many more sessions the bot may start on the current day. A day begins when its first session starts. */
export class SessionAllowance {
  readonly total: number;
  readonly #now: () => number;
  #used = 0;
  #since = 0;

  constructor(now: () => number, total = TOTAL) {
    this.#now = now;
    this.total = total;
  }

  /** The number of sessions left. */
  get remaining(): number {
    this.#renew();
    return this.total - this.#used;
  }

  /** Milliseconds until the count is reset. */
  get resetAfter(): number {
    this.#renew();
    return this.#used === 0 ? DAY : this.#since + DAY - this.#now();
  }

  /** Uses up one session; returns false if none was left. */
  take(): boolean {
    if (this.remaining <= 0) return false;
    if (this.#used === 0) this.#since = this.#now();
    this.#used += 1;
    return true;
  }

  #renew(): void {
    if (this.#now() - this.#since >= DAY) this.#used = 0;
  }
}
