const SECOND = 1_000;

/** Lets so many requests pass in any second; those that have to wait go in order. */
export class Pace {
  readonly #most: number;
  /** When the latest requests passed, the latest first; no more than may pass in a second. */
  readonly #passed: number[] = [];
  readonly #waiting: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** `most`: requests in any second. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Settles when a request may be made. */
  turn(): Promise<void> {
    return new Promise((pass) => {
      this.#waiting.push(pass);
      this.#letPass();
    });
  }

  #letPass(): void {
    clearTimeout(this.#timer);
    while (this.#waiting.length > 0) {
      const rest = this.#rest();
      if (rest > 0) {
        this.#timer = setTimeout(() => this.#letPass(), rest);
        return;
      }
      this.#passed.unshift(performance.now());
      this.#passed.length = Math.min(this.#passed.length, this.#most);
      this.#waiting.shift()?.();
    }
  }

  /** Milliseconds until one more may pass; 0 or less: now. */
  #rest(): number {
    const first = this.#passed[this.#most - 1];
    return first === undefined ? 0 : first + SECOND - performance.now();
  }
}
