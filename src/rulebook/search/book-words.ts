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
 * Maximum number of content words in a short question. A short question asks what something is, and the names of entries answer
 * it best.
 */
const SHORT = 2;

/** The weight of a real word that the book lacks, relative to the weight of an unknown word. */
const FOREIGN = 1.3;
/** The weight of an idiom whose words occur in the book, relative to the weight of an unknown word. */
const IDIOM = 2.12;
/** How fast certainty decreases with the number of typos, relative to the length of the word. */
const SLIP = 1.39;

/** A question after parsing. */
export interface Query {
  /** The words to search for: the question's words in the book's spelling, and the forms of its phrases. */
  words: readonly string[];
  /** The certainty that a corrected word is meant, from 0 to 1. */
  sure: ReadonlyMap<string, number>;
  /** The number of words that the book lacks. A real English word counts as more than one. */
  unknown: number;
  /** The question's content words without endings; compounds aren't divided. */
  names: readonly string[];
  /** All of the question's words without endings. */
  all: ReadonlySet<string>;
  /** True if the question asks for a concept, not for a particular rule. */
  isShort: boolean;
}

/**
 * The counts of words in a book, the book's hyphenated words, the words that it also writes as two, and all pairs of adjacent
 * words in names, joined.
 */
export interface ReadyWords {
  words: [word: string, count: number][];
  compounds: string[];
  solid: string[];
  pairs: string[];
}

/** The vocabulary of a book. It splits the book's text, and questions about the book, into words. */
export class BookWords {
  readonly #spelling = new Spelling();
  readonly #compounds: ReadonlySet<string>;
  /** Compounds that are also words in their own right. */
  readonly #solid: ReadonlySet<string>;
  readonly #pairs: ReadonlySet<string>;

  /** `from`: all texts of the book, or the prebuilt words; `named`: the texts that name things. */
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

  /** Parses the words that a person typed as a question. */
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

  /** Returns the words separated or joined as the book writes them. */
  #asWritten(typed: readonly string[]): string[] {
    const isIn = (word: string) => this.#spelling.has(word) && !isFiller(word);
    const isOne = (word: string) => isIn(word) && (this.#solid.has(word) || !this.#compounds.has(word));
    return together(typed, isOne).flatMap((word) =>
      this.#isKnown(word) || !this.#pairs.has(word) ? word : (apart(word, isIn) ?? word),
    );
  }

  /** True if a word needs no correction, because the book has it or a synonym, or because it is a common word. */
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

/** Returns the adjacent words of a text, joined in pairs. */
function pairsIn(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]}${word}`);
}

/** Returns the weight of a word that the book lacks, which is higher if the word isn't a typo. */
function foreign(word: string): number {
  return isEveryday(word) ? FOREIGN : 1;
}

/** Returns the certainty that one word is another one mistyped, which is lower for shorter words and more typos. */
function sureOf(word: string, as: string): number {
  return Math.max(0, 1 - (SLIP * editDistance(word, as)) / word.length);
}
