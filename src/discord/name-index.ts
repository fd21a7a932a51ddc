import { distance } from 'fastest-levenshtein';
import { push } from '../rulebook/search/lists.ts';
import { Scores } from '../rulebook/search/scores.ts';
import { mostSlips } from '../rulebook/search/spelling.ts';
import { best } from '../rulebook/search/texts.ts';

/** The weights of an indexed word that begins with the typed word, and of one that differs from the typed word by a few typos. */
const BEGUN = 0.6;
const SLIPPED = 0.2;
/** How fast a word that begins with the typed word loses weight as more letters are missing. */
const TO_COME = 0.3;
/** The weight of a word by its field. */
const FIELDS = { name: 3, kind: 1 } as const;
/** Parameters of BM25+: how much a word's frequency in a field and the length of the field count. */
const BM25 = { k: 1.2, b: 0.7, d: 0.5 };
/** Maximum number of different query words that are looked up; no name has more words. */
const MOST_WORDS = 8;
/** Number of recently typed words whose matches are cached. */
const LATEST = 64;

/** A text field of an indexed document. */
export type NameField = keyof typeof FIELDS;

/** A document to index, as lists of words by field. */
export type Document = Readonly<Record<NameField, readonly string[]>>;

/** The documents that contain a word, by field, with the word's weight in each. */
type Postings = Readonly<Record<NameField, { places: number[]; worths: number[] }>>;

/**
 * Finds documents by words, beginnings of words, and misspelled words. A document must match every word of the query.
 * The work per typed word is small, so that completions don't delay other people.
 */
export class NameIndex {
  /** All different words in order, each with its documents. */
  readonly #words: readonly string[];
  readonly #postings: readonly Postings[];
  readonly #byLength = new Map<number, number[]>();
  readonly #latest = new Map<string, ReadonlyMap<number, number>>();
  readonly #size: number;

  /** `find` returns indexes into `documents`. */
  constructor(documents: readonly Document[]) {
    this.#size = documents.length;
    const all = new Set(documents.flatMap(({ name, kind }) => [...name, ...kind]));
    this.#words = [...all].sort(byLetters);
    const at = new Map(this.#words.map((word, place) => [word, place]));
    this.#postings = this.#words.map(() => ({ name: { places: [], worths: [] }, kind: { places: [], worths: [] } }));
    for (const field of ['name', 'kind'] as const) this.#post(field, documents, at);
    for (const [place, word] of this.#words.entries()) push(this.#byLength, word.length, place);
  }

  #post(field: NameField, documents: readonly Document[], at: ReadonlyMap<string, number>): void {
    const long = documents.reduce((sum, document) => sum + document[field].length, 0) / Math.max(1, documents.length);
    for (const [place, { [field]: words }] of documents.entries()) {
      const counts = new Map<string, number>();
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
      for (const [word, often] of counts) {
        const posting = this.#postings[at.get(word) ?? -1]?.[field];
        const length = 1 - BM25.b + (BM25.b * words.length) / long;
        posting?.places.push(place);
        posting?.worths.push(FIELDS[field] * (BM25.d + (often * (BM25.k + 1)) / (often + BM25.k * length)));
      }
    }
    for (const { [field]: posting } of this.#postings) {
      const rare = Math.log(1 + (this.#size - posting.places.length + 0.5) / (posting.places.length + 0.5));
      posting.worths = posting.worths.map((worth) => worth * rare);
    }
  }

  /** Returns the indexes of the documents that match all the words, best first. `isWanted` selects the documents that count. */
  find(
    typed: readonly string[],
    fields: readonly NameField[],
    limit: number,
    isWanted: (place: number) => boolean,
  ): number[] {
    // The longest word is looked up first. The longest word matches few documents, so little remains to check for the
    // other words.
    const words = [...new Set(typed)].slice(0, MOST_WORDS).sort((one, other) => other.length - one.length);
    let found: Scores | null = null;
    for (const word of words) {
      const before: Scores | null = found;
      const isIn = before === null ? isWanted : (place: number) => before.at(place) > 0;
      const scores = this.#having(word, fields, isIn);
      // No document contains all the words.
      if (scores.count === 0) return [];
      for (let number = 0; before !== null && number < scores.count; number++) {
        const place = scores.place(number);
        scores.add(place, before.at(place));
      }
      found = scores;
    }
    found?.sort();
    return found === null ? [] : best(found, limit);
  }

  /** Scores each document for one word. */
  #having(word: string, fields: readonly NameField[], isWanted: (place: number) => boolean): Scores {
    const scores = new Scores(this.#size);
    const alike = this.#latest.get(word) ?? this.#alike(word);
    // The result is cached, because every game looks up the same words. The next completion, after another letter,
    // looks up the same words again.
    if (this.#latest.size >= LATEST) this.#latest.clear();
    this.#latest.set(word, alike);
    for (const [at, times] of alike) {
      for (const field of fields) {
        const { places, worths } = this.#postings[at]?.[field] ?? { places: [], worths: [] };
        for (const [i, place] of places.entries()) if (isWanted(place)) scores.add(place, times * (worths[i] ?? 0));
      }
    }
    return scores;
  }

  /** The indexed words that a typed word may mean, by index, with the weight of each. */
  #alike(word: string): Map<number, number> {
    const alike = new Map<number, number>();
    for (let at = this.#first(word); this.#words[at]?.startsWith(word) === true; at++) {
      const { length } = this.#words[at] ?? '';
      const toCome = length - word.length;
      alike.set(at, toCome === 0 ? 1 : (BEGUN * length) / (length + TO_COME * toCome));
    }
    const most = mostSlips(word);
    for (let length = word.length - most; most > 0 && length <= word.length + most; length++) {
      for (const at of this.#byLength.get(length) ?? []) {
        if (alike.has(at)) continue;
        const slips = distance(word, this.#words[at] ?? '');
        if (slips <= most) alike.set(at, (SLIPPED * length) / (length + slips));
      }
    }
    return alike;
  }

  /** The index of the first word that doesn't come before the given one. */
  #first(word: string): number {
    let from = 0;
    let to = this.#words.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#words[middle] ?? '') < word) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

/** Compares by code units, as strings do. */
function byLetters(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
