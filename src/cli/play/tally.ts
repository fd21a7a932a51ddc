/** Counts and times the actions of a game. */
export class Tally {
  /** Slash commands and clicks that the bot answered. */
  commands = 0;
  /** Files with the pictures that were seen. */
  readonly pictures: string[] = [];
  readonly #times = new Map<string, number[]>();

  /** Performs a step, and records its duration under a name. */
  async stage<T>(name: string, act: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const result = await act();
    this.#times.set(name, [...(this.#times.get(name) ?? []), performance.now() - began]);
    return result;
  }

  /** Performs a step, and counts it as a command. */
  async command<T>(name: string, act: () => Promise<T>): Promise<T> {
    const result = await this.stage(name, act);
    this.commands += 1;
    return result;
  }

  /** The duration of each step in milliseconds; the median for repeated steps. */
  stages(): Record<string, number> {
    const middle = (times: number[]): number => Math.round(times.sort((a, b) => a - b)[times.length >> 1] ?? 0);
    return Object.fromEntries([...this.#times].map(([name, times]) => [name, middle(times)]));
  }
}
