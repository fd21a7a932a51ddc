import { setTimeout as pause } from 'node:timers/promises';
import { PATIENCE } from '../../support/patience.ts';

/**
 * Waits until `condition` gives something truthy and returns that. A condition that throws counts as "not yet".
 *
 * @param what names what is waited for; it is the message when time runs out.
 * @param deadline the longest wait in milliseconds, for callers that do something else if nothing comes.
 * @throws Error that names `what`, with the last error of the condition as its cause.
 */
export async function until<T>(what: string, condition: () => T | Promise<T>, deadline = PATIENCE): Promise<Truthy<T>> {
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

/**
 * Waits for the time that a test is about: how long something is unreachable, or how long nothing may happen. Never use it to
 * wait for an event.
 *
 * @param ms the least wait in milliseconds
 */
export function passes(ms: number): Promise<void> {
  return pause(ms);
}

type Truthy<T> = Exclude<T, false | null | undefined | 0 | '' | 0n>;

function isTruthy<T>(value: T): value is T & Truthy<T> {
  return Boolean(value);
}
