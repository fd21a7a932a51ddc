import { createHash, createHmac } from 'node:crypto';

/** Numbers taken from one block of the stream. */
const PER_BLOCK = 8;
const RANGE = 2 ** 32;

/** Where chance comes from. `next` gives a number from 0 to `bound - 1`; `position` is what was taken so far. */
export interface Chance {
  next(bound: number): number;
  readonly position: number;
  /** The next scripted die, or null when the script is used up; real tables have none. */
  die?(): number | null;
}

/** SHA-256 of a text, in hex: what is shown of a seed before the game. */
export function commitment(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}

/**
 * The seed that a game is played with: the server's secret, to which it committed before anyone sat down, with the ids
 * of the clicks by which the players got ready, so that neither side could choose it.
 */
export function gameSeed(secret: string, ready: readonly string[]): string {
  return createHmac('sha256', secret).update(ready.join('\n')).digest('hex');
}

/**
 * The random stream: HMAC-SHA-256 of a block number, keyed with the seed, read as 32-bit numbers. Numbers already seen
 * tell nothing of those to come.
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
      // Values past the last whole multiple of the bound would favour small numbers: they are thrown away.
      const limit = RANGE - (RANGE % bound);
      let value = take();
      while (value >= limit) value = take();
      return value % bound;
    },
  };
}

/**
 * The random stream of a table, kept from input to input: it is opened anew only when the state stands elsewhere than
 * the stream (after another process went on with the table).
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

/** Puts a list in random order, in place (Fisher and Yates). */
export function shuffle(list: unknown[], next: (bound: number) => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = next(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}
