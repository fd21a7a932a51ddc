import { vectors } from '../embeddings/vectors.ts';
import type { SearchDocument } from './documents.ts';
import { wordsOf } from './words.ts';

/**
 * A higher number gives more weight to the most similar phrases. The most similar phrase weighs most, but several
 * phrases together weigh more than one.
 */
const ALIKE = 20;
/** The weight of the similarity of all of an entry's phrases together. */
const MEANT = 0.5;

/** The weights of the most similar of an entry's own phrases, and of the entry's beginning. */
const OWN = 1;
const OPENING = 0.8;
/** The number of words of an entry's first paragraph that are compared. */
const OPENING_WORDS = 40;

/**
 * The phrases of an entry in numeric form: the words of all phrases in a row and, for each phrase, where it ends and
 * how long its vector is. The entry's beginning comes first, then its own phrases, and then the phrases of entries that
 * lead to it or come from it.
 */
interface Sayings {
  readonly words: Uint16Array;
  readonly ends: Uint32Array;
  readonly lengths: Float32Array;
  /** The number of the entry's own phrases. The entry's beginning counts as one of them. */
  readonly own: number;
}

/** Compares the meaning of a question with that of players' phrases for the entries, by means of word vectors. */
export class SemanticSimilarity {
  readonly #documents: readonly Omit<SearchDocument, 'id'>[];
  /** The phrases of each entry, by position, parsed when they are first compared. */
  readonly #sayings: (Sayings | undefined)[] = [];
  /** For each word, the dot product of its vector and the last question's vector, computed once for each question. */
  readonly #common: Float32Array;
  /** For each word, the number of the question for which its dot product was last computed. */
  readonly #asked: Uint32Array;
  #question = new Float32Array();
  #number = 0;

  /** `documents` contains the searched texts of each entry, by position. */
  constructor(documents: readonly Omit<SearchDocument, 'id'>[]) {
    this.#documents = documents;
    const { count } = vectors();
    this.#common = new Float32Array(count);
    this.#asked = new Uint32Array(count);
  }

  /** Sets the vector of the question for the comparisons that follow. */
  ask(question: Float32Array<ArrayBuffer>): void {
    this.#question = question;
    this.#number += 1;
  }

  /**
   * Returns the factor by which an entry's similarity to the question changes its score. All phrases of an entry
   * contribute. The entry's own best phrase and its beginning have more weight, since the phrases of derived entries
   * may be about many different things. A phrase's vector is the sum of its words' vectors, and many phrases share
   * words, so each word is compared only once.
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
