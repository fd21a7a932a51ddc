import { push } from './lists.ts';
import { Scores } from './scores.ts';
import { contentWords, formsOfStem, stemOf, wordsOf } from './words.ts';

/** How much a word of a phrase counts beside the very word that is asked for, when it means about the same. */
const ALIKE = 0.4;

/** The phrases that have a word, or one that means about the same, and how much of it each has. */
interface Having {
  readonly phrases: readonly number[];
  readonly times: readonly number[];
}

const NONE: Having = { phrases: [], times: [] };

/** What players say who mean an entry, phrase by phrase: a question that says the same as one of them means that entry. */
export class Phrases {
  /** By phrase, the place of its entry, and what its telling words weigh together: rare ones most. */
  readonly #places: Uint32Array;
  readonly #weights: Float64Array;
  /** The phrases that have a word, by each of its forms. */
  readonly #having = new Map<string, number[]>();
  /** The words that were asked for so far, each of which some phrase has, or one that means about the same. */
  readonly #asked = new Map<string, Having>();
  /** What the last question has in common with phrases, and with entries; made once, and cleared for each. */
  readonly #shared: Scores;
  readonly #fits: Scores;

  /** `terms`: the other words of each entry, by place; its phrases are apart by `;`. */
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
   * By place, how much a question and the phrase that suits it best have in common, from 0 to 1; `stems`: its telling words. Holds
   * until the next question.
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
    // There is no end to words that no phrase has: they are not remembered.
    if (times.size === 0) return NONE;
    const having = { phrases: [...times.keys()], times: [...times.values()] };
    this.#asked.set(stem, having);
    return having;
  }

  #weight(stem: string, all: number): number {
    return Math.log(1 + all / (1 + (this.#having.get(stem)?.length ?? 0)));
  }
}
