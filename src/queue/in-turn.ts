/** Runs work with the same name one after the other: each waits until the earlier work has ended, even with an error. */
export class InTurn {
  readonly #latest = new Map<string, Promise<unknown>>();

  /** Runs `act` once all earlier work with this name has ended. Settles in the same way as `act`. */
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
