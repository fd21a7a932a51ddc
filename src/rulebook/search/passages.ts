import type { BookWords } from './book-words.ts';
import { coveredBy, type Sought, type Texts } from './texts.ts';
import { contentWords, isFiller, isHeadForm, learn, wordsOf } from './words.ts';

/** The weight of the passage as a whole, relative to the weight of its best line. */
const WITHIN = 0.3;
/** The weight of words from the rule that answers the question, relative to words from the question itself. */
const TOLD = 1;

/** Finds the part of an entry that a question is about. */
export class Passages {
  readonly #bookWords: BookWords;
  readonly #texts: Texts;
  /** The cached word forms of parts, lines and titles. The cache can't grow beyond the texts of the book. */
  readonly #lines = new Map<string, ReadonlySet<string>>();

  constructor(bookWords: BookWords, texts: Texts) {
    this.#bookWords = bookWords;
    this.#texts = texts;
  }

  /**
   * Returns the index of the part that matches the question best. Of equally good parts, the first is returned. Words
   * of the title are ignored. `rule` is the text of a rule that answers the question, or empty. The words of `rule` are
   * looked for as well.
   */
  best(parts: readonly string[], title: string, asked: readonly string[], rule: string): number {
    const called = this.#formsOf(title);
    const isTelling = (word: string) => !formsIn(word).some((form) => !isHeadForm(form) && called.has(form));
    const wanted = [this.#wanted(asked.filter(isTelling), 1)];
    if (rule !== '') wanted.push(this.#wanted(contentWords(wordsOf(rule)).filter(isTelling), TOLD));
    let most = { place: 0, score: 0 };
    for (const [place, part] of parts.entries()) {
      const all = this.#formsOf(part);
      const lines = part.split('\n').map((line) => this.#formsOf(line));
      let score = 0;
      for (const { words, counts } of wanted) {
        const inLine = Math.max(...lines.map((line) => coveredBy(line, words)));
        score += counts * (inLine + WITHIN * coveredBy(all, words));
      }
      if (score > most.score) most = { place, score };
    }
    return most.place;
  }

  /** Returns the words with their weights, and the factor (`counts`) that makes the weights add up to `times`. */
  #wanted(some: readonly string[], times: number): { words: readonly Sought[]; counts: number } {
    const words = this.#texts.sought(some);
    return { words, counts: times / (words.reduce((sum, { weight }) => sum + weight, 0) || 1) };
  }

  #formsOf(text: string): ReadonlySet<string> {
    const known = this.#lines.get(text);
    if (known !== undefined) return known;
    const forms = new Set(this.#bookWords.tokensOf(text).flatMap((token) => formsIn(token)));
    this.#lines.set(text, forms);
    return forms;
  }
}

/**
 * Returns the forms of a token. A filler word has no forms, except in titles, because some titles consist only of such
 * words.
 */
export function formsIn(token: string, inTitle = false): string[] {
  if (isHeadForm(token)) return [token];
  return !inTitle && isFiller(token) ? [] : [...learn(token)];
}
