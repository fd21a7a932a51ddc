/** How many sessions a bot may begin in a day, unless the server is told otherwise: Discord's figure for a small bot. */
const TOTAL = 1_000;
/** After how long Discord counts anew, in milliseconds. */
const DAY = 24 * 3_600_000;

/** The sessions that the bot may still begin: 1,000 within a day that begins with the first of them. */
export class SessionAllowance {
  readonly total: number;
  readonly #now: () => number;
  #used = 0;
  #since = 0;

  constructor(now: () => number, total = TOTAL) {
    this.#now = now;
    this.total = total;
  }

  /** How many are left. */
  get remaining(): number {
    this.#renew();
    return this.total - this.#used;
  }

  /** Milliseconds until it is counted anew. */
  get resetAfter(): number {
    this.#renew();
    return this.#used === 0 ? DAY : this.#since + DAY - this.#now();
  }

  /** Uses one up; false when none was left. */
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
