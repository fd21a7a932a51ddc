import { createHash } from 'node:crypto';

/** The number of consecutive words that count as copied. */
const RUN = 8;
/** The number of bytes in a hash, enough to make collisions among a million sequences rare. */
const BYTES = 5;

/** Returns the words of a text in lower case without punctuation, so that only the words themselves are compared. */
function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[’‘]/g, "'")
      .match(/[a-z0-9']+/g) ?? []
  );
}

/**
 * Returns sorted, truncated hashes of all eight-word sequences in some texts. The hashes reveal only whether a sequence
 * occurs.
 */
export function hashesOf(texts: readonly string[]): Buffer {
  const hashes = new Set<string>();
  for (const text of texts) {
    const words = plainWords(text);
    for (let at = 0; at + RUN <= words.length; at++) hashes.add(hashOf(words.slice(at, at + RUN)));
  }
  return Buffer.concat([...hashes].sort().map((hash) => Buffer.from(hash, 'hex')));
}

/** Finds eight-word sequences from books in other texts, using the hashes from `hashesOf`. */
export class Copies {
  readonly #hashes = new Set<string>();

  constructor(hashes: Buffer) {
    const all = hashes.toString('hex');
    for (let at = 0; at < all.length; at += 2 * BYTES) this.#hashes.add(all.slice(at, at + 2 * BYTES));
  }

  /**
   * Returns the sequences of eight or more words that also occur in the books. Overlapping sequences are returned as
   * one.
   */
  in(text: string): string[] {
    const words = plainWords(text);
    const found: string[] = [];
    let end = 0;
    for (let at = 0; at + RUN <= words.length; at++) {
      if (!this.#hashes.has(hashOf(words.slice(at, at + RUN)))) continue;
      if (at < end) found.push(`${found.pop()} ${words[at + RUN - 1]}`);
      else found.push(words.slice(at, at + RUN).join(' '));
      end = at + RUN;
    }
    return found;
  }
}

function hashOf(run: readonly string[]): string {
  return createHash('sha256')
    .update(run.join(' '))
    .digest('hex')
    .slice(0, 2 * BYTES);
}
