import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until `condition` gives something truthy and returns that. A condition that throws counts as "not yet".
 *
 * @param what names what is waited for; it is the message when time runs out.
 * @param deadline in milliseconds: how long to wait at most. Generous, because it only matters when the test fails.
 * @throws Error that names `what`, with the last error of the condition as its cause.
 */
export async function until<T>(what: string, condition: () => T | Promise<T>, deadline = 20_000): Promise<Truthy<T>> {
  const end = performance.now() + deadline;
  for (;;) {
    let failure: unknown;
    try {
      const value = await condition();
      if (isTruthy(value)) return value;
    } catch (error) {
      failure = error;
    }
    if (performance.now() > end) throw new Error(`Waited ${deadline} ms in vain until ${what}.`, { cause: failure });
    await pause(10);
  }
}

type Truthy<T> = Exclude<T, false | null | undefined | 0 | '' | 0n>;

function isTruthy<T>(value: T): value is T & Truthy<T> {
  return Boolean(value);
}
