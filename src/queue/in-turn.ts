/**
 * Runs tasks with the same name one after the other. A task starts when the previous one with its name has ended, even
 * with an error.
 */
export class InTurn {
  readonly #latest = new Map<string, Promise<unknown>>();

  /**
   * Runs `act` once all earlier tasks with this name have ended. Resolves to the result of `act`, or rejects with its
   * error.
   */
  async run<T>(name: string, act: () => Promise<T>): Promise<T> {
    const before = this.#latest.get(name) ?? Promise.resolve();
    const done = before.then(act, act);
    this.#latest.set(name, done);
    try {
      return await done;
    } finally {
      if (this.#latest.get(name) === done) this.#latest.delete(name);
    }
  }
}
