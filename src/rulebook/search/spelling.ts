import { distance } from 'fastest-levenshtein';

/** Letters from which on a word may be mistyped once, and twice. */
const ONCE = 4;
const TWICE = 6;

/** How many slips a word of this length is allowed. */
export function mostSlips({ length }: string): number {
  return length >= TWICE ? 2 : length >= ONCE ? 1 : 0;
}

/** A word of a book, with its letters as bits. */
interface Known {
  word: string;
  letters: number;
}

/** Knows the words of a book and guesses which of them a mistyped one means. */
export class Spelling {
  /** How often each word stands in the book. */
  readonly #counts = new Map<string, number>();
  /** The words by their length: a slip changes it little. */
  readonly #byLength = new Map<number, Known[]>();

  add(word: string, times = 1): void {
    const count = this.#counts.get(word) ?? 0;
    this.#counts.set(word, count + times);
    if (count > 0) return;
    const same = this.#byLength.get(word.length);
    const known = { word, letters: lettersOf(word) };
    if (same === undefined) this.#byLength.set(word.length, [known]);
    else same.push(known);
  }

  /** All words, and how often each stands in the book. */
  words(): [word: string, count: number][] {
    return [...this.#counts];
  }

  /**
   * The word as the book has it: itself, else the nearest one, among those the commonest; else the commonest that begins
   * so. Null when there is none.
   */
  correct(word: string): string | null {
    if (this.#counts.has(word)) return word;
    const most = mostSlips(word);
    if (most === 0) return null;
    const letters = lettersOf(word);
    let best: string | null = null;
    let fewest = most + 0.25;
    for (let length = word.length - most; length <= word.length + most; length++) {
      for (const { word: known, letters: theirs } of this.#byLength.get(length) ?? []) {
        // Hardly anyone errs at both ends; most words of a book are ruled out so, and most others by their letters.
        if (known[0] !== word[0] && known.at(-1) !== word.at(-1)) continue;
        if (count(letters & ~theirs) > fewest || count(theirs & ~letters) > fewest) continue;
        const slips = slipsBetween(word, known);
        if (slips > fewest || (slips === fewest && !this.#isCommoner(known, best))) continue;
        best = known;
        fewest = slips;
      }
    }
    return best ?? this.#begun(word);
  }

  /** The commonest word that begins so: the end of a question that is still being typed. */
  #begun(word: string): string | null {
    let best: string | null = null;
    for (const known of this.#counts.keys()) {
      if (known.startsWith(word) && this.#isCommoner(known, best)) best = known;
    }
    return best;
  }

  #isCommoner(word: string, than: string | null): boolean {
    return than === null || (this.#counts.get(word) ?? 0) > (this.#counts.get(than) ?? 0);
  }
}

/** How many slips lie between two words. Two letters that changed places are one slip; the first letter is seldom wrong. */
export function slipsBetween(typed: string, known: string): number {
  const far = distance(typed, known);
  const swapped = far === 2 && typed.length === known.length && sorted(typed) === sorted(known);
  return (swapped ? 1 : far) + (typed[0] === known[0] ? 0 : 0.25);
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

/** Which letters a word has, a bit each: one slip takes one of them away at most, and adds one at most. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function count(letters: number): number {
  let bits = 0;
  for (let left = letters; left !== 0; left &= left - 1) bits += 1;
  return bits;
}
