import { push } from './lists.ts';
import { stemOf, telling, wordsOf } from './words.ts';

/** Something that players say who mean an entry. */
interface Phrase {
  readonly place: number;
  /** What its telling words weigh together: rare ones most. */
  readonly weight: number;
}

/** What players say who mean an entry, phrase by phrase: a question that says the same as one of them means that entry. */
export class Phrases {
  readonly #phrases: readonly Phrase[];
  /** The phrases that have a word, by the word without its ending. */
  readonly #having = new Map<string, number[]>();

  /** `terms`: the other words of each entry, by place; its phrases are apart by `;`. */
  constructor(terms: readonly string[]) {
    const phrases = terms.flatMap((all, place) =>
      all.split(';').map((phrase) => ({ place, stems: new Set([...telling(wordsOf(phrase))].map(stemOf)) })),
    );
    for (const [at, { stems }] of phrases.entries()) for (const stem of stems) push(this.#having, stem, at);
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
      for (const at of this.#having.get(stem) ?? []) shared.set(at, (shared.get(at) ?? 0) + weight);
    }
    const fits = new Map<number, number>();
    for (const [at, same] of shared) {
      const { place, weight } = this.#phrases[at] ?? { place: 0, weight: 0 };
      fits.set(place, Math.max(fits.get(place) ?? 0, same / (asked + weight - same)));
    }
    return fits;
  }

  #weight(stem: string, all: number): number {
    return Math.log(1 + all / (1 + (this.#having.get(stem)?.length ?? 0)));
  }
}
