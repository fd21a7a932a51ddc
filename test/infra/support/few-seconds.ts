/** The time within which everything works again after an outage, in milliseconds, on a machine that answers at once. */
const FEW_SECONDS = 5_000;
/** The number of answers for which a slow machine gets more time. */
const ANSWERS = 20;

/** Gets an answer, and returns the time within which everything works again after an outage on a machine that takes this long for it. */
export async function fewSeconds(answer: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await answer();
  return FEW_SECONDS + ANSWERS * (performance.now() - before);
}
