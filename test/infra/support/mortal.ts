/**
 * A process that dies at one of its calls. That call and all later ones then wait until it is revived, which may never happen.
 */
export class Mortal {
  /** The number of calls so far. */
  calls = 0;
  /** The call at which it died. */
  where = '';
  /** Resolves when the process has died. */
  readonly died: Promise<void>;
  /** Lets its calls continue, as after a pause. */
  revive = (): void => {};
  #die = (): void => {};
  #isDead = false;
  readonly #at: number;
  readonly #when: 'before' | 'after';
  readonly #revived: Promise<void>;

  /** @param at the number of the call, from 1. By default the process doesn't die. */
  constructor(at = Number.POSITIVE_INFINITY, when: 'before' | 'after' = 'before') {
    this.#at = at;
    this.#when = when;
    this.died = new Promise((resolve) => {
      this.#die = resolve;
    });
    this.#revived = new Promise((resolve) => {
      this.revive = resolve;
    });
  }

  /**
   * Wraps a part of the process, whose methods are all asynchronous. `waitsFor` gives the promise that a method waits for first.
   */
  wrap<T extends object>(part: T, waitsFor: (method: string) => Promise<void> | null = () => null): T {
    return new Proxy(part, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name, target);
        if (typeof method !== 'function') return method;
        return async (...given: unknown[]): Promise<unknown> => {
          await waitsFor(String(name));
          this.calls += 1;
          const isLast = this.calls === this.#at;
          if (this.#isDead || (isLast && this.#when === 'before')) await this.#dies(name);
          const result: unknown = await Reflect.apply(method, target, given);
          if (this.#isDead || isLast) await this.#dies(name);
          return result;
        };
      },
    });
  }

  async #dies(name: string | symbol): Promise<void> {
    if (!this.#isDead) {
      this.#isDead = true;
      this.where = `${this.#when} ${String(name)}`;
      this.#die();
    }
    await this.#revived;
  }
}
