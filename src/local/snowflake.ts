/** The first millisecond of 2015, from which Discord counts the times in its ids. */
const DISCORD_EPOCH = 1_420_070_400_000;

/**
 * Creates a source of Discord ids. An id consists of 42 bits of milliseconds since {@link DISCORD_EPOCH}, and 22 bits
 * that distinguish ids within one millisecond. Ids always increase, even if the clock stops or goes back. Clients
 * recognize a channel in a path by the 17 to 19 digits of its id.
 * @param now the clock (ms since 1970); times before mid-2015 would make shorter ids
 * @param after a lower bound for all new ids, whatever the clock says
 */
export function createSnowflakes(now: () => number, after = '0'): () => string {
  let last = BigInt(after);
  return () => {
    const earliest = BigInt(Math.floor(now()) - DISCORD_EPOCH) << 22n;
    last = earliest > last ? earliest : last + 1n;
    return last.toString();
  };
}
