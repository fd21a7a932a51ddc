/** The start of the clock in Discord's ids (ms since 1970). */
const EPOCH = 1_420_070_400_000;

/** Returns when Discord made an id, in milliseconds since 1970 by Discord's clock. */
export function timeOfId(id: string): number {
  return Number(BigInt(id) >> 22n) + EPOCH;
}
