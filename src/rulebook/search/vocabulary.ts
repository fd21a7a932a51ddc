import { apart, compoundsOf, joined, spread, together, writtenApart } from './compounds.ts';
import { isEveryday } from './everyday.ts';
import { Spelling, slipsBetween } from './spelling.ts';
import { hasAlike, isFiller, isFillerMistyped, isParticular, phrasesIn, stemOf, telling, wordsOf } from './words.ts';

/** Telling words of a short question, at most: it asks what something is, and what is called so answers it best. */
const SHORT = 2;

/** How fast that falls with the slips that a word has for its length. */
const SLIP = 1.5;

/** A question, taken apart. */
export interface Query {
  /** What texts are searched for: its words as the book spells them, and the forms of its phrases. */
  words: readonly string[];
  /** How sure it is that a word is meant that was typed otherwise, from 0 to 1. */
  sure: ReadonlyMap<string, number>;
  /** How many of its words the book doesn’t have. */
  unknown: number;
  /** Its telling words without endings, compounds whole. */
  names: readonly string[];
  /** All its words without endings. */
  all: ReadonlySet<string>;
  /** Whether it asks for a concept, not for a particular rule. */
  isShort: boolean;
}

/** How often each word stands in a book, and which words it writes with a hyphen, or both as one and as two. */
export interface ReadyWords {
  words: [word: string, count: number][];
  compounds: string[];
}

/** The words of a book: takes its texts and the questions about it apart. */
export class Vocabulary {
  readonly #spelling = new Spelling();
  readonly #compounds: ReadonlySet<string>;

  /** `from`: all texts of the book, or what `lay` gave. */
  constructor(from: readonly string[] | ReadyWords) {
    if ('words' in from) {
      this.#compounds = new Set(from.compounds);
      for (const [word, count] of from.words) this.#spelling.add(word, count);
      return;
    }
    const texts = from.map(wordsOf);
    this.#compounds = new Set([...from.flatMap(compoundsOf), ...writtenApart(texts, new Set(texts.flat()))]);
    for (const word of texts.flatMap((words) => spread(words, this.#compounds))) this.#spelling.add(word);
  }

  lay(): ReadyWords {
    return { words: this.#spelling.words(), compounds: [...this.#compounds] };
  }

  /** What a text is found by: its words, compounds and their parts, and the forms of its phrases. */
  tokensOf(text: string): string[] {
    const words = wordsOf(text);
    return [...spread(words, this.#compounds), ...phrasesIn(words)];
  }

  /** The words of a question, given as they were typed. */
  takeApart(typed: readonly string[]): Query {
    const parts = this.#asWritten(typed);
    const whole = joined(parts, this.#compounds);
    const distinct = new Set([...telling(parts), ...telling(whole)].filter((word) => !this.#isFiller(word)));
    const spelled = new Map(Array.from(distinct, (word) => [word, this.#spelled(word)]));
    const known = (words: readonly string[]) => telling(words).flatMap((word) => spelled.get(word) ?? []);
    const names = [...new Set(known(whole).map(stemOf))];
    return {
      words: [...known(spread(parts, this.#compounds)), ...phrasesIn(parts)],
      sure: new Map([...spelled].flatMap(([word, as]) => (as === null || as === word ? [] : [[as, sureOf(word, as)]]))),
      unknown: [...spelled.values()].filter((word) => word === null).length,
      names,
      all: new Set([...whole.map(stemOf), ...names]),
      isShort: names.length <= SHORT && !isParticular(parts),
    };
  }

  /** Words as the book writes them, apart or together. */
  #asWritten(typed: readonly string[]): string[] {
    const isIn = (word: string) => this.#spelling.has(word) && !isFiller(word);
    return together(typed, (word) => isIn(word) && !this.#compounds.has(word)).flatMap((word) =>
      this.#isKnown(word) ? word : (apart(word, isIn) ?? word),
    );
  }

  /** Whether a word needs no guessing: the book has it, or one that means about the same, or it is no slip. */
  #isKnown(word: string): boolean {
    return this.#spelling.has(word) || hasAlike(word) || isFiller(word) || isEveryday(word);
  }

  #isFiller(word: string): boolean {
    return !this.#isKnown(word) && isFillerMistyped(word);
  }

  /** A word as the book spells it; null when it has none that is like it. */
  #spelled(word: string): string | null {
    if (this.#spelling.has(word) || hasAlike(word)) return word;
    return isEveryday(word) ? null : this.#spelling.correct(word);
  }
}

/** How sure it is that one word is another one mistyped: the less the shorter it is, and the more slips it took. */
function sureOf(word: string, as: string): number {
  return Math.max(0, 1 - (SLIP * slipsBetween(word, as)) / word.length);
}
