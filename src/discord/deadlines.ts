import { ADMISSION } from './allowances.ts';
import { timeOfId } from './snowflake.ts';

/**
 * An interaction older than this, in milliseconds, must have been delayed by an unreachable gateway. The answer to an
 * interaction that old would be late anyway.
 */
const LOST = 10_000;

/**
 * Computes when Discord stops waiting for the answer to an interaction. The id of an interaction contains its time by
 * Discord’s clock. The interaction that arrived fastest shows the difference between Discord's clock and ours. Compared
 * with it, the time that other interactions spent in sockets counts as well. No matter what the clocks say, an
 * interaction can’t have arrived before this process was last idle, because an idle process has read everything.
 */
export class Deadlines {
  readonly #clock: () => number;
  readonly #idle: () => number;
  #fastest = Number.POSITIVE_INFINITY;
  #idleBefore = 0;
  #caughtUp: number;

  /**
   * @param clock returns the time in milliseconds and never goes back, like the clock of `Admission`.
   * @param idle returns how long this process has been idle so far, in milliseconds.
   */
  constructor(
    clock: () => number = () => performance.now(),
    idle: () => number = () => performance.eventLoopUtilization().idle,
  ) {
    this.#clock = clock;
    this.#idle = idle;
    this.#caughtUp = clock();
  }

  /** Returns the time at which Discord stops waiting for an interaction that has just arrived. */
  of(id: string): number {
    const now = this.#clock();
    const idle = this.#idle();
    if (idle - this.#idleBefore > NOTHING_TO_DO) this.#caughtUp = now;
    this.#idleBefore = idle;
    const took = now - timeOfId(id);
    if (took < this.#fastest || took > this.#fastest + LOST) this.#fastest = took;
    return now - Math.min(took - this.#fastest, now - this.#caughtUp) + ADMISSION.discord;
  }
}

/** Idle times shorter than this, in milliseconds, don't count. */
const NOTHING_TO_DO = 1;
