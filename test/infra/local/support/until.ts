import { until as untilTruthy } from '../../support/until.ts';

/** Waits until a value exists. @throws Error if it never does */
export async function until<T>(look: () => T | Promise<T>): Promise<NonNullable<T>> {
  // The returned value is truthy.
  return (await untilTruthy(`this gives something: ${look}`, look)) as NonNullable<T>;
}

/** Returns the error with which something fails. @throws Error if it doesn't fail */
export async function failure(attempt: Promise<unknown>): Promise<Error & { code?: unknown; rawError?: unknown }> {
  try {
    await attempt;
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
  throw new Error('it succeeded');
}
