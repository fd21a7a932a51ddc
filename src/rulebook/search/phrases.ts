import { push } from './lists.ts';
import { Scores } from './scores.ts';
import { contentWords, formsOfStem, stemOf, wordsOf } from './words.ts';

/** The weight of a synonym for a word in a phrase, relative to the word itself. */
const ALIKE = 0.4;

/**
 * The phrases that contain a word or its synonym. `times` is 1 for a phrase that contains the word itself, and less for
 * a synonym.
 */
interface Having {
  readonly phrases: readonly number[];
  readonly times: readonly number[];
}

const NONE: Having = { phrases: [], times: [] };

/**
 * Compares the words of questions with players' phrases for the entries. A question that matches a phrase is about the
 * phrase's entry.
 */
export class Phrases {
  /** For each phrase, the position of its entry and the total weight of its content words. Rare words weigh most. */
  readonly #places: Uint32Array;
  readonly #weights: Float64Array;
  /** The phrases that contain a word, by each form of the word. */
  readonly #having = new Map<string, number[]>();
  /** A cache of the words that were looked up and occur in a phrase, either themselves or as a synonym. */
  readonly #asked = new Map<string, Having>();
  /**
   * How much the last question overlaps with each phrase, and with each entry. Allocated once, and cleared for each
   * question.
   */
  readonly #shared: Scores;
  readonly #fits: Scores;

  /** `terms` contains each entry's other words, by the entry's position. A `;` separates phrases. */
  constructor(terms: readonly string[]) {
    const phrases = terms.flatMap((all, place) =>
      all.split(';').map((phrase) => ({ place, stems: new Set([...contentWords(wordsOf(phrase))].map(stemOf)) })),
    );
    for (const [at, { stems }] of phrases.entries())
      for (const form of new Set([...stems].flatMap(formsOfStem))) push(this.#having, form, at);
    this.#shared = new Scores(phrases.length);
    this.#fits = new Scores(terms.length);
    this.#places = Uint32Array.from(phrases, ({ place }) => place);
    this.#weights = Float64Array.from(phrases, ({ stems }) =>
      [...stems].reduce((sum, stem) => sum + this.#weight(stem, phrases.length), 0),
    );
  }

  /**
   * Returns, for each entry by position, how much the question overlaps with the entry's best matching phrase, from 0
   * to 1. `stems` are the question's content words. The result is valid until the next question.
   */
  fitting(stems: readonly string[]): Scores {
    const shared = this.#shared;
    const fits = this.#fits;
    shared.clear();
    fits.clear();
    let asked = 0;
    for (const stem of new Set(stems)) {
      const weight = this.#weight(stem, this.#places.length);
      asked += weight;
      const { phrases, times } = this.#phrasesWith(stem);
      for (let at = 0; at < phrases.length; at++) shared.add(phrases[at] ?? 0, (times[at] ?? 0) * weight);
    }
    for (let number = 0; number < shared.count; number++) {
      const at = shared.place(number);
      const same = shared.at(at);
      fits.raise(this.#places[at] ?? 0, same / (asked + (this.#weights[at] ?? 0) - same));
    }
    return fits;
  }

  #phrasesWith(stem: string): Having {
    const known = this.#asked.get(stem);
    if (known !== undefined) return known;
    const [own = stem, ...heads] = formsOfStem(stem);
    const times = new Map<number, number>();
    for (const at of heads.flatMap((head) => this.#having.get(head) ?? [])) times.set(at, ALIKE);
    for (const at of this.#having.get(own) ?? []) times.set(at, 1);
    // Unknown words aren't cached, since their number is unlimited.
    if (times.size === 0) return NONE;
    const having = { phrases: [...times.keys()], times: [...times.values()] };
    this.#asked.set(stem, having);
    return having;
  }

  #weight(stem: string, all: number): number {
    return Math.log(1 + all / (1 + (this.#having.get(stem)?.length ?? 0)));
  }
}
