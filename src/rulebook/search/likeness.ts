import { vectors } from '../meaning/vectors.ts';
import type { SearchDocument } from './documents.ts';
import { wordsOf } from './words.ts';

/** How much more a saying counts the more it is like a question: the one most like it most, but several count more than one. */
const ALIKE = 20;

/** What an entry is called, as numbers: the words of its sayings one after another, where each saying ends, and how long its vector is. */
interface Sayings {
  readonly words: Uint16Array;
  readonly ends: Uint32Array;
  readonly lengths: Float32Array;
}

/** How alike questions are to what players call the entries, in what they mean: by vectors, whatever words they have. */
export class Likeness {
  readonly #documents: readonly Omit<SearchDocument, 'id' | 'text'>[];
  /** By place, what an entry is called; taken apart when it is first compared. */
  readonly #sayings: (Sayings | undefined)[] = [];
  /** By word, what it has in common with the question that was compared last; worked out once a question. */
  readonly #common: Float32Array;
  /** By word, the number of the question for which that was worked out. */
  readonly #asked: Uint32Array;
  #question = new Float32Array();
  #number = 0;

  /** `documents`: what is searched of each entry, by place. */
  constructor(documents: readonly Omit<SearchDocument, 'id' | 'text'>[]) {
    this.#documents = documents;
    const { count } = vectors();
    this.#common = new Float32Array(count);
    this.#asked = new Uint32Array(count);
  }

  /** Compares entries with a question from now on, given as a vector. */
  ask(question: Float32Array<ArrayBuffer>): void {
    this.#question = question;
    this.#number += 1;
  }

  /**
   * How much what an entry is called is like the question, all its sayings together. A saying is the sum of its words, and many
   * share them, so each word is compared once.
   */
  at(place: number): number {
    const { words, ends, lengths } = this.#sayingsAt(place);
    let sum = 0;
    let from = 0;
    for (let saying = 0; saying < ends.length; saying++) {
      const end = ends[saying] ?? 0;
      let common = 0;
      for (let at = from; at < end; at++) common += this.#commonOf(words[at] ?? 0);
      sum += Math.exp((ALIKE * common) / (lengths[saying] ?? 1));
      from = end;
    }
    return sum;
  }

  #commonOf(word: number): number {
    if (this.#asked[word] === this.#number) return this.#common[word] ?? 0;
    const common = vectors().common(word, this.#question);
    this.#asked[word] = this.#number;
    this.#common[word] = common;
    return common;
  }

  #sayingsAt(place: number): Sayings {
    const known = this.#sayings[place];
    if (known !== undefined) return known;
    const { title = '', aliases = '', terms = '', rules = '' } = this.#documents[place] ?? {};
    const all = vectors();
    const words: number[] = [];
    const ends: number[] = [];
    const lengths: number[] = [];
    for (const saying of [title, aliases, terms, rules].flatMap((text) => text.split(/[;\n]/))) {
      const places = wordsOf(saying).flatMap((word) => all.placeOf(word) ?? []);
      const length = all.lengthOf(places);
      if (length === 0) continue;
      words.push(...places);
      ends.push(words.length);
      lengths.push(length);
    }
    const sayings = {
      words: Uint16Array.from(words),
      ends: Uint32Array.from(ends),
      lengths: Float32Array.from(lengths),
    };
    this.#sayings[place] = sayings;
    return sayings;
  }
}
