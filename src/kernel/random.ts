import { createHash, createHmac } from 'node:crypto';

/** The number of random numbers taken from one block of the stream. */
const PER_BLOCK = 8;
const RANGE = 2 ** 32;

/** A source of random numbers. `next` returns a number from 0 to `bound - 1`. `position` counts the numbers taken. */
export interface Chance {
  next(bound: number): number;
  readonly position: number;
  /** Returns the next scripted die, or null if the script is used up. Real tables have no scripted dice. */
  die?(): number | null;
}

/** Returns the SHA-256 of a text in hex. Before the game, players see the hash of the secret as a commitment. */
export function commitment(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}

/**
 * Returns the seed of a game: the server's secret, which was committed to before anyone sat down, combined with the ids
 * of the players' ready clicks. This way, neither the server nor the players can choose the seed.
 */
export function gameSeed(secret: string, ready: readonly string[]): string {
  return createHmac('sha256', secret).update(ready.join('\n')).digest('hex');
}

/**
 * Returns the random stream: HMAC-SHA-256 of a block number, keyed with the seed, and read as 32-bit numbers. The numbers
 * already seen reveal nothing about later ones.
 */
export function stream(seed: string, from = 0): Chance {
  let position = from;
  let block = -1;
  let bytes: Buffer | null = null;
  const take = (): number => {
    const wanted = Math.floor(position / PER_BLOCK);
    if (bytes === null || wanted !== block) {
      block = wanted;
      bytes = createHmac('sha256', seed).update(String(block)).digest();
    }
    const value = bytes.readUInt32LE((position % PER_BLOCK) * 4);
    position += 1;
    return value;
  };
  return {
    get position() {
      return position;
    },
    next(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > RANGE)
        throw new RangeError(`no random number below ${bound}`);
      // Numbers beyond the largest multiple of the bound would favor small results, so they are discarded.
      const limit = RANGE - (RANGE % bound);
      let value = take();
      while (value >= limit) value = take();
      return value % bound;
    },
  };
}

/**
 * Returns a function that provides a table's random stream and keeps it between inputs. The stream is reopened only if the state
 * is at another position in the stream, because another process has continued the table.
 */
export function chanceOf(secret: string): (state: { draws: number }, ready: readonly string[]) => Chance {
  let open: Chance | null = null;
  let seed: string | null = null;
  return (state, ready) => {
    seed ??= gameSeed(secret, ready);
    if (open === null || open.position !== state.draws) open = stream(seed, state.draws);
    return open;
  };
}

/** Shuffles a list in place (Fisher-Yates). */
export function shuffle(list: unknown[], next: (bound: number) => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = next(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}

/** The beginning of a hash or a secret, long enough to recognize it: `c0ffee12…`. */
export function shortHash(digits: string): string {
  return `${digits.slice(0, 8)}…`;
}
