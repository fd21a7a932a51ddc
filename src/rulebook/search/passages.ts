import type { BookWords } from './book-words.ts';
import { coveredBy, type Sought, type Texts } from './texts.ts';
import { contentWords, isFiller, isHeadForm, learn, wordsOf } from './words.ts';

/** How much it says of a passage that all its lines together have the words of a question, beside its best line. */
const WITHIN = 0.3;
/** How much it says of a passage that it has the words of a rule which answers the question, beside those of the question. */
const TOLD = 1;

/** Parts of the entries of a book, told apart by their words. */
export class Passages {
  readonly #bookWords: BookWords;
  readonly #texts: Texts;
  /** The forms of the words of lines and titles that were looked through: there are as many as the book has lines. */
  readonly #lines = new Map<string, ReadonlySet<string>>();

  constructor(bookWords: BookWords, texts: Texts) {
    this.#bookWords = bookWords;
    this.#texts = texts;
  }

  /**
   * The place of the part that has most of the words that were asked for; of equal ones the first. What the entry is called tells
   * no part from another. A rule that answers the question, given as its text, tells the part that says about the same.
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

  /** Some words, and how much a part counts that has one of them, so that all together count `times`. */
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

/** The forms of a token; none of a filler, but in a title every word counts: some terms are nothing else. */
export function formsIn(token: string, inTitle = false): string[] {
  if (isHeadForm(token)) return [token];
  return !inTitle && isFiller(token) ? [] : [...learn(token)];
}
