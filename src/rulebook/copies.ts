import { createHash } from 'node:crypto';

/** How many words in a row count as copied. */
const RUN = 8;
/** Bytes of a hash: enough that among a million runs hardly one is taken for another. */
const BYTES = 5;

/** The words of a text, in small letters and without punctuation: in no other way do two texts differ here. */
function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[’‘]/g, "'")
      .match(/[a-z0-9']+/g) ?? []
  );
}

/** Truncated hashes of all runs of eight words in some texts, sorted: they tell whether a run is there, and no more. */
export function hashesOf(texts: readonly string[]): Buffer {
  const hashes = new Set<string>();
  for (const text of texts) {
    const words = plainWords(text);
    for (let at = 0; at + RUN <= words.length; at++) hashes.add(hashOf(words.slice(at, at + RUN)));
  }
  return Buffer.concat([...hashes].sort().map((hash) => Buffer.from(hash, 'hex')));
}

/** Knows the runs of books by what `hashesOf` gave, and finds them in other texts. */
export class Copies {
  readonly #hashes = new Set<string>();

  constructor(hashes: Buffer) {
    const all = hashes.toString('hex');
    for (let at = 0; at < all.length; at += 2 * BYTES) this.#hashes.add(all.slice(at, at + 2 * BYTES));
  }

  /** Runs of eight words or more that stand in the books, too; one that goes on is told once. */
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
