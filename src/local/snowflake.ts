/** The first millisecond of 2015, from which Discord counts its ids. */
const DISCORD_EPOCH = 1_420_070_400_000;

/**
 * Makes a source of Discord ids: 42 bits of milliseconds since {@link DISCORD_EPOCH}, 22 bits that tell ids of one
 * millisecond apart. Ids rise strictly even when the clock stands still or goes back, and have 17 to 19 digits, by
 * which clients recognise the channel in a path.
 *
 * @param now the clock, in milliseconds since 1970; times before mid-2015 would make shorter ids
 * @param after an id that all new ones are later than, whatever the clock says
 */
export function createSnowflakes(now: () => number, after = '0'): () => string {
  let last = BigInt(after);
  return () => {
    const earliest = BigInt(Math.floor(now()) - DISCORD_EPOCH) << 22n;
    last = earliest > last ? earliest : last + 1n;
    return last.toString();
  };
}
