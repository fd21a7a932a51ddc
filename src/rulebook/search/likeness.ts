import { dot } from '../meaning/matrix.ts';
import { vectors } from '../meaning/vectors.ts';
import type { SearchDocument } from './documents.ts';
import { wordsOf } from './words.ts';

/** How much more a saying counts the more it is like a question: the one most like it most, but several count more than one. */
const ALIKE = 12;

/** How alike questions are to what players call the entries, in what they mean: by vectors, whatever words they have. */
export class Likeness {
  readonly #documents: readonly Omit<SearchDocument, 'id' | 'text'>[];
  /** By place, the vectors of what an entry is called; made when it is first compared. */
  readonly #sayings: (readonly Float32Array[])[] = [];

  /** `documents`: what is searched of each entry, by place. */
  constructor(documents: readonly Omit<SearchDocument, 'id' | 'text'>[]) {
    this.#documents = documents;
  }

  /** How much what an entry is called is like a question, given as a vector, all its sayings together. */
  at(place: number, question: Float32Array): number {
    return this.#sayingsAt(place).reduce((sum, saying) => sum + Math.exp(ALIKE * dot(saying, question)), 0);
  }

  #sayingsAt(place: number): readonly Float32Array[] {
    const known = this.#sayings[place];
    if (known !== undefined) return known;
    const { title = '', aliases = '', terms = '', rules = '' } = this.#documents[place] ?? {};
    const sayings = [title, aliases, terms, rules]
      .flatMap((text) => text.split(/[;\n]/))
      .flatMap((saying) => vectors().of(wordsOf(saying)) ?? []);
    this.#sayings[place] = sayings;
    return sayings;
  }
}
