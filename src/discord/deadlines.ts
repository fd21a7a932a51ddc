import { ADMISSION } from './allowances.ts';

/** The start of Discord's id clock (ms since 1970). */
const EPOCH = 1_420_070_400_000;
/**
 * Milliseconds after which an interaction must have been delayed by an unreachable gateway. Its answer is lost anyway.
 */
const LOST = 10_000;

/**
 * Computes when Discord stops waiting for the answer to an interaction. The id contains its time by Discord’s clock.
 * The fastest interaction so far shows the difference to our clock, so time spent in sockets counts too. Whatever the
 * clocks say, an interaction can’t have waited since before this process was last idle, because by then it had read
 * everything.
 */
export class Deadlines {
  readonly #clock: () => number;
  readonly #idle: () => number;
  #fastest = Number.POSITIVE_INFINITY;
  #idleBefore = 0;
  #caughtUp: number;

  /**
   * @param clock returns milliseconds that never fall, as the admission’s clock does.
   * @param idle returns for how many milliseconds this process has been idle so far.
   */
  constructor(
    clock: () => number = () => performance.now(),
    idle: () => number = () => performance.eventLoopUtilization().idle,
  ) {
    this.#clock = clock;
    this.#idle = idle;
    this.#caughtUp = clock();
  }

  /** When Discord stops waiting for an interaction that has just arrived. */
  of(id: string): number {
    const now = this.#clock();
    const idle = this.#idle();
    if (idle - this.#idleBefore > NOTHING_TO_DO) this.#caughtUp = now;
    this.#idleBefore = idle;
    const took = now - (Number(BigInt(id) >> 22n) + EPOCH);
    if (took < this.#fastest || took > this.#fastest + LOST) this.#fastest = took;
    return now - Math.min(took - this.#fastest, now - this.#caughtUp) + ADMISSION.discord;
  }
}

/** The least idle time that counts, in milliseconds. */
const NOTHING_TO_DO = 1;
