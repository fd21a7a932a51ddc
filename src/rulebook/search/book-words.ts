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

/** Telling words of a short question, at most: it asks what something is, and what is called so answers it best. */
const SHORT = 2;

/** How much more a real word that the book doesn’t have is of a question than a word that nobody knows. */
const FOREIGN = 1.3;
/** The same for an idiom, which has words that the book has. */
const IDIOM = 2.12;
/** How fast that falls with the slips that a word has for its length. */
const SLIP = 1.39;

/** A question, taken apart. */
export interface Query {
  /** What texts are searched for: its words as the book spells them, and the forms of its phrases. */
  words: readonly string[];
  /** How sure it is that a word is meant that was typed otherwise, from 0 to 1. */
  sure: ReadonlyMap<string, number>;
  /** How many of its words the book doesn’t have; real ones count for more than one. */
  unknown: number;
  /** Its telling words without endings, compounds whole. */
  names: readonly string[];
  /** All its words without endings. */
  all: ReadonlySet<string>;
  /** Whether it asks for a concept, not for a particular rule. */
  isShort: boolean;
}

/**
 * How often each word stands in a book; which words it writes with a hyphen, which both as one and as two; and all pairs of
 * words that stand side by side where things are named, as one.
 */
export interface ReadyWords {
  words: [word: string, count: number][];
  compounds: string[];
  solid: string[];
  pairs: string[];
}

/** The words of a book: takes its texts and the questions about it apart. */
export class BookWords {
  readonly #spelling = new Spelling();
  readonly #compounds: ReadonlySet<string>;
  /** Those compounds that are words of their own. */
  readonly #solid: ReadonlySet<string>;
  readonly #pairs: ReadonlySet<string>;

  /** `from`: all texts of the book, or what `lay` gave; `named`: the texts in which things are named. */
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

  /** What a text is found by: its words, compounds and their parts, and the forms of its phrases. */
  tokensOf(text: string): string[] {
    const words = wordsOf(text);
    return [...spread(words, this.#compounds), ...phrasesIn(words)];
  }

  /** The words of a question, given as they were typed. */
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

  /** A word that may be mistyped, as the book has it. */
  corrected(word: string): string {
    return this.#spelled(word) ?? word;
  }

  /** Words as the book writes them, apart or together. */
  #asWritten(typed: readonly string[]): string[] {
    const isIn = (word: string) => this.#spelling.has(word) && !isFiller(word);
    const isOne = (word: string) => isIn(word) && (this.#solid.has(word) || !this.#compounds.has(word));
    return together(typed, isOne).flatMap((word) =>
      this.#isKnown(word) || !this.#pairs.has(word) ? word : (apart(word, isIn) ?? word),
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

/** Words of a text with their neighbours, each two as one. */
function pairsIn(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]}${word}`);
}

/** How much a word that the book doesn’t have tells against it: one that is no slip more. */
function foreign(word: string): number {
  return isEveryday(word) ? FOREIGN : 1;
}

/** How sure it is that one word is another one mistyped: the less the shorter it is, and the more slips it took. */
function sureOf(word: string, as: string): number {
  return Math.max(0, 1 - (SLIP * editDistance(word, as)) / word.length);
}
