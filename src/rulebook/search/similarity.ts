import { vectors } from '../embeddings/vectors.ts';
import type { SearchDocument } from './documents.ts';
import { wordsOf } from './words.ts';

/** How much more a saying counts the more it is like a question: the one most like it most, but several count more than one. */
const ALIKE = 20;
/** How much it counts to mean what an entry is called, all its sayings together. */
const MEANT = 0.5;

/** How much more an entry counts the more like a question the saying of its own is that is most like it, and how it begins. */
const OWN = 1;
const OPENING = 0.8;
/** Words of its first paragraph that are compared. */
const OPENING_WORDS = 40;

/**
 * What an entry is called, as numbers: the words of its sayings one after another, where each saying ends, and how long its vector is.
 * The first is how the entry begins, then come its own sayings, then those of what leads to it and comes from it.
 */
interface Sayings {
  readonly words: Uint16Array;
  readonly ends: Uint32Array;
  readonly lengths: Float32Array;
  /** How many of them are its own, with its beginning. */
  readonly own: number;
}

/** How alike questions are to what players call the entries, in what they mean: by vectors, whatever words they have. */
export class SemanticSimilarity {
  readonly #documents: readonly Omit<SearchDocument, 'id'>[];
  /** By place, what an entry is called; taken apart when it is first compared. */
  readonly #sayings: (Sayings | undefined)[] = [];
  /** By word, what it has in common with the question that was compared last; worked out once a question. */
  readonly #common: Float32Array;
  /** By word, the number of the question for which that was worked out. */
  readonly #asked: Uint32Array;
  #question = new Float32Array();
  #number = 0;

  /** `documents`: what is searched of each entry, by place. */
  constructor(documents: readonly Omit<SearchDocument, 'id'>[]) {
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
   * How many times an entry counts for being like the question: all its sayings together tell, and more its best own one and how it
   * begins, since what comes from a term may be said of many. A saying is the sum of its words, and many share them, so each
   * word is compared once.
   */
  at(place: number): number {
    const { words, ends, lengths, own } = this.#sayingsAt(place);
    let sum = 0;
    let opening = 0;
    let most = 0;
    let from = 0;
    for (let saying = 0; saying < ends.length; saying++) {
      const end = ends[saying] ?? 0;
      let common = 0;
      for (let at = from; at < end; at++) common += this.#commonOf(words[at] ?? 0);
      from = end;
      const alike = common / (lengths[saying] || 1);
      if (saying === 0) {
        opening = alike;
        continue;
      }
      sum += Math.exp(ALIKE * alike);
      if (saying < own && alike > most) most = alike;
    }
    return sum ** MEANT * Math.exp(OWN * most + OPENING * opening);
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
    const { title = '', aliases = '', terms = '', rules = '', text = '' } = this.#documents[place] ?? {};
    const all = vectors();
    const words: number[] = [];
    const ends: number[] = [];
    const lengths: number[] = [];
    const add = (said: readonly string[], always = false) => {
      const places = said.flatMap((word) => all.placeOf(word) ?? []);
      const length = all.lengthOf(places);
      if (length === 0 && !always) return;
      words.push(...places);
      ends.push(words.length);
      lengths.push(length);
    };
    const [opening = ''] = text.split('\n', 1);
    add(wordsOf(opening).slice(0, OPENING_WORDS), true);
    for (const saying of [title, ...terms.split(';')]) add(wordsOf(saying));
    const own = ends.length;
    for (const saying of [aliases, rules].flatMap((texts) => texts.split(/[;\n]/))) add(wordsOf(saying));
    const sayings = {
      words: Uint16Array.from(words),
      ends: Uint32Array.from(ends),
      lengths: Float32Array.from(lengths),
      own,
    };
    this.#sayings[place] = sayings;
    return sayings;
  }
}
