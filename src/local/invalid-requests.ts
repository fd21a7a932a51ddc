/** Discord's figures: so many refused requests within so many milliseconds ban the address for so many seconds. */
const MOST = 10_000;
const WITHIN = 10 * 60_000;
const BAN = 24 * 3_600;

/** How strict the local server is with a bot that goes on though it is refused. */
export interface InvalidRequestOptions {
  /** Refused requests within ten minutes that lead to a ban; Discord's are 10,000. */
  readonly most?: number;
  /** For how many seconds the address is banned; Discord's ban lasts up to a day. */
  readonly banSeconds?: number;
}

/**
 * Counts the requests that are refused: 401, 403, and 429 unless the limit is shared with others. Whoever makes too many is
 * banned by the proxy in front of Discord: every request is 429 then, without a word by whom. Time is real time, because the
 * client's waits are.
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

  /** How many there were in the last ten minutes. */
  get count(): number {
    return this.#recent().length;
  }

  /** Seconds for which the address is still banned; 0 when it isn't. */
  get banned(): number {
    return Math.max(0, (this.#bannedUntil - Date.now()) / 1_000);
  }

  /** Counts an answer if it is a refusal. */
  heed({ status, headers }: Pick<Response, 'status' | 'headers'>): void {
    const refused = status === 401 || status === 403 || status === 429;
    if (!refused || headers.get('X-RateLimit-Scope') === 'shared') return;
    this.#times = [...this.#recent(), Date.now()];
    if (this.#times.length >= this.#most) this.ban(this.#ban);
  }

  /** Bans the address for so many seconds. */
  ban(seconds: number): void {
    this.#bannedUntil = Date.now() + seconds * 1_000;
    this.#times = [];
  }

  #recent(): number[] {
    const from = Date.now() - WITHIN;
    return this.#times.filter((time) => time > from);
  }
}
