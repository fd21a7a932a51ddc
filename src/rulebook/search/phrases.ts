import { push } from './lists.ts';
import { formsOfStem, stemOf, telling, wordsOf } from './words.ts';

/** How much a word of a phrase counts beside the very word that is asked for, when it means about the same. */
const ALIKE = 0.4;

/** Something that players say who mean an entry. */
interface Phrase {
  readonly place: number;
  /** What its telling words weigh together: rare ones most. */
  readonly weight: number;
}

/** What players say who mean an entry, phrase by phrase: a question that says the same as one of them means that entry. */
export class Phrases {
  readonly #phrases: readonly Phrase[];
  /** The phrases that have a word, by each of its forms. */
  readonly #having = new Map<string, number[]>();

  /** `terms`: the other words of each entry, by place; its phrases are apart by `;`. */
  constructor(terms: readonly string[]) {
    const phrases = terms.flatMap((all, place) =>
      all.split(';').map((phrase) => ({ place, stems: new Set([...telling(wordsOf(phrase))].map(stemOf)) })),
    );
    for (const [at, { stems }] of phrases.entries())
      for (const form of new Set([...stems].flatMap(formsOfStem))) push(this.#having, form, at);
    this.#phrases = phrases.map(({ place, stems }) => ({
      place,
      weight: [...stems].reduce((sum, stem) => sum + this.#weight(stem, phrases.length), 0),
    }));
  }

  /** By place, how much a question and the phrase that suits it best have in common, from 0 to 1; `stems`: its telling words. */
  fitting(stems: readonly string[]): Map<number, number> {
    const shared = new Map<number, number>();
    let asked = 0;
    for (const stem of new Set(stems)) {
      const weight = this.#weight(stem, this.#phrases.length);
      asked += weight;
      for (const [at, times] of this.#phrasesWith(stem)) shared.set(at, (shared.get(at) ?? 0) + times * weight);
    }
    const fits = new Map<number, number>();
    for (const [at, same] of shared) {
      const { place, weight } = this.#phrases[at] ?? { place: 0, weight: 0 };
      fits.set(place, Math.max(fits.get(place) ?? 0, same / (asked + weight - same)));
    }
    return fits;
  }

  /** The phrases that have a word, or one that means about the same, and how much of it they have. */
  #phrasesWith(stem: string): Map<number, number> {
    const [own = stem, ...heads] = formsOfStem(stem);
    const alike = heads.flatMap((head) => this.#having.get(head) ?? []);
    return new Map([
      ...alike.map((at) => [at, ALIKE] as const),
      ...(this.#having.get(own) ?? []).map((at) => [at, 1] as const),
    ]);
  }

  #weight(stem: string, all: number): number {
    return Math.log(1 + all / (1 + (this.#having.get(stem)?.length ?? 0)));
  }
}
