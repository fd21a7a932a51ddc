import { count } from '../metrics/record.ts';

const SECOND = 1_000;
/** Number of requests that may be sent together after a rest. */
const BURST = 5;

/**
 * Spreads requests out: a few together after a rest, then one at a time at a constant interval. Bursts stay small, because
 * requests may reach Discord closer together than they were sent. Waiting requests keep their order.
 */
export class Pace {
  /** Milliseconds between two requests. */
  readonly #between: number;
  readonly #burst: number;
  /** Number of requests that may be sent immediately, as of `#at`. */
  #left: number;
  #at = performance.now();
  readonly #waiting: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;

  /**
   * `most` is the maximum number of requests in any second, and at least 2. `burst` is how many of them may be sent
   * together, and less than `most`.
   */
  constructor(most: number, burst = Math.min(BURST, most - 1)) {
    this.#between = SECOND / (most - burst);
    this.#burst = burst;
    this.#left = burst;
  }

  /** Resolves when the caller may make a request. */
  turn(): Promise<void> {
    return new Promise((pass) => {
      const since = performance.now();
      this.#waiting.push(() => {
        count('subspace_rest_wait_seconds_total', { cause: 'pace' }, (performance.now() - since) / SECOND);
        pass();
      });
      this.#letPass();
    });
  }

  #letPass(): void {
    clearTimeout(this.#timer);
    this.#refill();
    while (this.#waiting.length > 0) {
      if (this.#left < 1) {
        this.#timer = setTimeout(() => this.#letPass(), Math.ceil((1 - this.#left) * this.#between));
        return;
      }
      this.#left -= 1;
      this.#waiting.shift()?.();
    }
  }

  #refill(): void {
    const now = performance.now();
    this.#left = Math.min(this.#burst, this.#left + (now - this.#at) / this.#between);
    this.#at = now;
  }
}
