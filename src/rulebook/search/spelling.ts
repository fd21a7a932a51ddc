import { distance } from 'fastest-levenshtein';
import { push } from './lists.ts';

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
  /** The words by their first letters, and by their last ones: hardly anyone errs at both ends of a word. */
  readonly #byFirst = new Map<string, Known[]>();
  readonly #byLast = new Map<string, Known[]>();

  add(word: string, times = 1): void {
    const count = this.#counts.get(word) ?? 0;
    this.#counts.set(word, count + times);
    if (count > 0) return;
    const known = { word, letters: lettersOf(word) };
    push(this.#byFirst, word.charAt(0), known);
    push(this.#byLast, word.charAt(word.length - 1), known);
  }

  /** Whether the book has a word. */
  has(word: string): boolean {
    return this.#counts.has(word);
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
    return most === 0 ? null : (this.#nearest(word, most) ?? this.#begun(word));
  }

  /** The word that is the fewest slips away, `most` of them at most; of such the commonest, of those the shortest. */
  #nearest(word: string, most: number): string | null {
    const letters = lettersOf(word);
    let best: string | null = null;
    let fewest = most + 0.25;
    for (const alike of [this.#byFirst.get(word.charAt(0)), this.#byLast.get(word.charAt(word.length - 1))]) {
      for (const { word: known, letters: theirs } of alike ?? []) {
        // Most words are ruled out by their lengths and letters.
        if (Math.abs(known.length - word.length) > fewest) continue;
        if (lettersApart(letters, theirs) > fewest) continue;
        const slips = editDistance(word, known);
        if (slips > fewest || (slips === fewest && !this.#isMeant(known, best))) continue;
        best = known;
        fewest = slips;
      }
      // Those that begin otherwise are more than one slip away.
      if (fewest <= 1) break;
    }
    return best;
  }

  /** The commonest word that begins so: the end of a question that is still being typed. */
  #begun(word: string): string | null {
    let best: string | null = null;
    for (const { word: known } of this.#byFirst.get(word.charAt(0)) ?? []) {
      if (known.startsWith(word) && (best === null || this.#often(known) > this.#often(best))) best = known;
    }
    return best;
  }

  /** Whether a word is meant rather than another one which is as near. */
  #isMeant(word: string, than: string | null): boolean {
    if (than === null) return true;
    const more = this.#often(word) - this.#often(than);
    return more > 0 || (more === 0 && word.length < than.length);
  }

  #often(word: string): number {
    return this.#counts.get(word) ?? 0;
  }
}

/** How many slips lie between two words. Two letters that changed places are one slip; the first letter is seldom wrong. */
export function editDistance(typed: string, known: string): number {
  const far = distance(typed, known);
  const swapped = far === 2 && typed.length === known.length && sorted(typed) === sorted(known);
  return (swapped ? 1 : far) + (typed[0] === known[0] ? 0 : 0.25);
}

/** The number of slips between two words if the known one allows that many, else null. Mostly the lengths decide. */
export function slipsWithin(typed: string, known: string): number | null {
  const most = mostSlips(known);
  if (Math.abs(typed.length - known.length) > most) return null;
  const slips = editDistance(typed, known);
  return slips <= most ? slips : null;
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

/** Which letters a word has, a bit each: one slip takes one of them away at most, and adds one at most. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** The least number of slips between two words, given as bits: the letters that only one of them has. */
export function lettersApart(one: number, other: number): number {
  return Math.max(count(one & ~other), count(other & ~one));
}

function count(letters: number): number {
  let bits = 0;
  for (let left = letters; left !== 0; left &= left - 1) bits += 1;
  return bits;
}
