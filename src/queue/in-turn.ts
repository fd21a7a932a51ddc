/** Runs work under a name one after the other: each waits until the earlier ones have ended, whether they failed or not. */
export class InTurn {
  readonly #latest = new Map<string, Promise<unknown>>();

  /** Runs `act` once all earlier work under this name has ended. Settles as `act` does. */
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
