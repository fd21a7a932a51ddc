import { isEveryday } from './common-words.ts';
import { apart, compoundsOf, joined, spread, together, writtenApart } from './compounds.ts';
import { idiomsIn } from './idioms.ts';
import { editDistance, Spelling } from './spelling.ts';
import {
  contentWords,
  hasAlike,
  isFiller,
  isFillerMistyped,
  isParticular,
  phrasesIn,
  stemOf,
  wordsOf,
} from './words.ts';

/**
 * Maximum number of content words in a short question. A short question asks what something is, so the names of entries
 * answer it best.
 */
const SHORT = 2;

/** The weight of a common English word that the book lacks, relative to the weight of an unknown word. */
const FOREIGN = 1.3;
/** The weight of an idiom, relative to the weight of an unknown word. */
const IDIOM = 2.12;
/** A correction loses this much certainty for each typo, divided by the length of the word. */
const SLIP = 1.39;

/** A question after parsing. */
export interface Query {
  /** The words to search for: the question's words in the book's spelling, and the forms that represent its phrases. */
  words: readonly string[];
  /** The certainty that a corrected word is meant, from 0 to 1. */
  sure: ReadonlyMap<string, number>;
  /**
   * The total weight of the words that the book lacks. A common English word or an idiom weighs more than any other
   * such word.
   */
  unknown: number;
  /** The question's content words without endings. Compounds are kept whole. */
  names: readonly string[];
  /** All of the question's words without endings. */
  all: ReadonlySet<string>;
  /** True if the question asks for a concept, not for a particular rule. */
  isShort: boolean;
}

/**
 * The prebuilt words of a book: each word with its count, the compounds, the compounds that the book also writes as one
 * word (`solid`), and each pair of adjacent words in names, joined into one word (`pairs`).
 */
export interface ReadyWords {
  words: [word: string, count: number][];
  compounds: string[];
  solid: string[];
  pairs: string[];
}

/** The vocabulary of a book. This class splits the book's text, and questions about the book, into words. */
export class BookWords {
  readonly #spelling = new Spelling();
  readonly #compounds: ReadonlySet<string>;
  /** Compounds that the book also writes as one word. */
  readonly #solid: ReadonlySet<string>;
  readonly #pairs: ReadonlySet<string>;

  /** `from` contains all texts of the book or the prebuilt words, and `named` the texts that name things. */
  constructor(from: readonly string[] | ReadyWords, named: readonly string[] = []) {
    if ('words' in from) {
      this.#compounds = new Set(from.compounds);
      this.#solid = new Set(from.solid);
      this.#pairs = new Set(from.pairs);
      for (const [word, count] of from.words) this.#spelling.add(word, count);
      return;
    }
    const texts = from.map(wordsOf);
    const known = new Set(texts.flat());
    this.#compounds = new Set([...from.flatMap(compoundsOf), ...writtenApart(texts, known)]);
    this.#solid = new Set([...this.#compounds].filter((compound) => known.has(compound)));
    this.#pairs = new Set(named.map(wordsOf).flatMap(pairsIn));
    for (const word of texts.flatMap((words) => spread(words, this.#compounds))) this.#spelling.add(word);
  }

  lay(): ReadyWords {
    return {
      words: this.#spelling.words(),
      compounds: [...this.#compounds],
      solid: [...this.#solid],
      pairs: [...this.#pairs],
    };
  }

  /** Returns the search words of a text: its words, its compounds and their parts, and the forms of its phrases. */
  tokensOf(text: string): string[] {
    const words = wordsOf(text);
    return [...spread(words, this.#compounds), ...phrasesIn(words)];
  }

  /** Turns the words of a typed question into a query. */
  takeApart(typed: readonly string[]): Query {
    const parts = this.#asWritten(typed);
    const whole = joined(parts, this.#compounds);
    const distinct = new Set([...contentWords(parts), ...contentWords(whole)].filter((word) => !this.#isFiller(word)));
    const spelled = new Map(Array.from(distinct, (word) => [word, this.#spelled(word)]));
    const known = (words: readonly string[]) => contentWords(words).flatMap((word) => spelled.get(word) ?? []);
    const names = [...new Set(known(whole).map(stemOf))];
    return {
      words: [...known(spread(parts, this.#compounds, this.#solid)), ...phrasesIn(parts)],
      sure: new Map([...spelled].flatMap(([word, as]) => (as === null || as === word ? [] : [[as, sureOf(word, as)]]))),
      unknown: [...spelled].reduce(
        (sum, [word, as]) => sum + (as === null ? foreign(word) : 0),
        IDIOM * idiomsIn(typed),
      ),
      names,
      all: new Set([...whole.map(stemOf), ...names]),
      isShort: names.length <= SHORT && !isParticular(parts),
    };
  }

  /** Returns the book's spelling of a word that may be mistyped. */
  corrected(word: string): string {
    return this.#spelled(word) ?? word;
  }

  /** Joins or divides the typed words so that they are written as in the book. */
  #asWritten(typed: readonly string[]): string[] {
    const isIn = (word: string) => this.#spelling.has(word) && !isFiller(word);
    const isOne = (word: string) => isIn(word) && (this.#solid.has(word) || !this.#compounds.has(word));
    return together(typed, isOne).flatMap((word) =>
      this.#isKnown(word) || !this.#pairs.has(word) ? word : (apart(word, isIn) ?? word),
    );
  }

  /** True if a word needs no correction, because the book contains it or a synonym, or because it is a common word. */
  #isKnown(word: string): boolean {
    return this.#spelling.has(word) || hasAlike(word) || isFiller(word) || isEveryday(word);
  }

  #isFiller(word: string): boolean {
    return !this.#isKnown(word) && isFillerMistyped(word);
  }

  /** Returns a word in the book's spelling, or null if no similar word exists. */
  #spelled(word: string): string | null {
    if (this.#spelling.has(word) || hasAlike(word)) return word;
    return isEveryday(word) ? null : this.#spelling.correct(word);
  }
}

/** Returns each pair of adjacent words, joined into one word. */
function pairsIn(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]}${word}`);
}

/** Returns the weight of a word that the book lacks. The weight is higher for a correctly spelled common word. */
function foreign(word: string): number {
  return isEveryday(word) ? FOREIGN : 1;
}

/** Returns the certainty that a typed word means another word, which is lower for shorter words and for more typos. */
function sureOf(word: string, as: string): number {
  return Math.max(0, 1 - (SLIP * editDistance(word, as)) / word.length);
}
