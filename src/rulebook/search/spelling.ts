import { distance } from 'fastest-levenshtein';
import { push } from './lists.ts';

/** The minimum length of a word that may have one typo, and of a word that may have two. */
const ONCE = 4;
const TWICE = 6;

/** Returns the number of typos allowed in a word of this length. */
export function mostSlips({ length }: string): number {
  return length >= TWICE ? 2 : length >= ONCE ? 1 : 0;
}

/** A word of a book, with the set of its letters as bits. */
interface Known {
  word: string;
  letters: number;
}

/** The words of a book, used to correct mistyped words. */
export class Spelling {
  /** The number of times that each word occurs in the book. */
  readonly #counts = new Map<string, number>();
  /** The words by first letter and by last letter, since people rarely mistype both ends of a word. */
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

  /** True if a word occurs in the book. */
  has(word: string): boolean {
    return this.#counts.has(word);
  }

  /** Returns all words, each with the number of times that it occurs. */
  words(): [word: string, count: number][] {
    return [...this.#counts];
  }

  /**
   * Returns a word in the book's spelling. Tries the word itself, then the book's nearest word, and then the most
   * common word that begins with it. Returns null if the book has no matching word.
   */
  correct(word: string): string | null {
    if (this.#counts.has(word)) return word;
    const most = mostSlips(word);
    return most === 0 ? null : (this.#nearest(word, most) ?? this.#begun(word));
  }

  /**
   * Returns the book's word that differs from the typed word by the fewest typos, at most by `most`. If several words
   * are equally near, returns the most common one, or the shortest of the most common ones.
   */
  #nearest(word: string, most: number): string | null {
    const letters = lettersOf(word);
    let best: string | null = null;
    let fewest = most + 0.25;
    for (const alike of [this.#byFirst.get(word.charAt(0)), this.#byLast.get(word.charAt(word.length - 1))]) {
      for (const { word: known, letters: theirs } of alike ?? []) {
        // Lengths and letters rule out most words.
        if (Math.abs(known.length - word.length) > fewest) continue;
        if (lettersApart(letters, theirs) > fewest) continue;
        const slips = editDistance(word, known);
        if (slips > fewest || (slips === fewest && !this.#isMeant(known, best))) continue;
        best = known;
        fewest = slips;
      }
      // The words in the second list begin with a different letter, so they are more than one typo away.
      if (fewest <= 1) break;
    }
    return best;
  }

  /** Returns the most common word with this beginning, for a question that is still being typed. */
  #begun(word: string): string | null {
    let best: string | null = null;
    for (const { word: known } of this.#byFirst.get(word.charAt(0)) ?? []) {
      if (known.startsWith(word) && (best === null || this.#often(known) > this.#often(best))) best = known;
    }
    return best;
  }

  /** True if a word is preferred to another word that is equally near. */
  #isMeant(word: string, than: string | null): boolean {
    if (than === null) return true;
    const more = this.#often(word) - this.#often(than);
    return more > 0 || (more === 0 && word.length < than.length);
  }

  #often(word: string): number {
    return this.#counts.get(word) ?? 0;
  }
}

/**
 * Returns the number of typos between two words. Two swapped letters count as one typo. A wrong first letter adds
 * another quarter of a typo.
 */
export function editDistance(typed: string, known: string): number {
  const far = distance(typed, known);
  const swapped = far === 2 && typed.length === known.length && sorted(typed) === sorted(known);
  return (swapped ? 1 : far) + (typed[0] === known[0] ? 0 : 0.25);
}

/**
 * Returns the number of typos between two words, or null if there are more than the known word allows. Most words are
 * ruled out by their lengths.
 */
export function slipsWithin(typed: string, known: string): number | null {
  const most = mostSlips(known);
  if (Math.abs(typed.length - known.length) > most) return null;
  const slips = editDistance(typed, known);
  return slips <= most ? slips : null;
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

/**
 * Returns the set of a word's letters as bits. One typo removes at most one letter from a word's set and adds at most
 * one.
 */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Returns the least possible number of typos between two words, given their sets of letters as bits. */
export function lettersApart(one: number, other: number): number {
  return Math.max(count(one & ~other), count(other & ~one));
}

function count(letters: number): number {
  let bits = 0;
  for (let left = letters; left !== 0; left &= left - 1) bits += 1;
  return bits;
}
