import { expect } from 'vitest';

/** The time within which everything works again after an outage, in milliseconds, on a machine that answers at once. */
const FEW_SECONDS = 5_000;
/** The number of answers for which a slow machine gets more time. */
const ANSWERS = 20;
/** The number of answers that are timed afterwards, because a machine may have become slow in the meantime. */
const AFTERWARDS = 5;

/**
 * Times an answer, and returns a function that waits for some work and fails if the work took longer than a few seconds.
 * A machine that is slow now, or when the work is done, gets the time of some answers more.
 */
export async function fewSeconds(answer: () => Promise<unknown>): Promise<(work: Promise<unknown>) => Promise<void>> {
  let slowest = await timed(answer);
  return async (work) => {
    const took = await timed(() => work);
    for (let count = 0; count < AFTERWARDS; count++) slowest = Math.max(slowest, await timed(answer));
    expect(took).toBeLessThan(FEW_SECONDS + ANSWERS * slowest);
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  const after = performance.now();
  return after - before;
}
