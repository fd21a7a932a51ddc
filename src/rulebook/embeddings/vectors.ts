import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lengthOf } from './matrix.ts';

/**
 * The size of the file header in bytes. The header contains the length of the vectors and the number of bytes that the
 * words take.
 */
const HEAD = 8;
/** The largest integer that is used to store a number in a vector. */
const STEPS = 127;

/** The vectors of many words. Words with similar meanings have vectors in similar directions. */
export class Vectors {
  /** The number of components in each vector. */
  readonly size: number;
  readonly #places: ReadonlyMap<string, number>;
  /** The scale of each vector's integers. */
  readonly #steps: Float32Array;
  readonly #numbers: Int8Array;

  /** `file`: the result of `fileOf`. */
  constructor(file: Uint8Array) {
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    const words = HEAD + view.getUint32(4, true);
    const all = new TextDecoder().decode(file.subarray(HEAD, words)).split('\n');
    const steps = words + 4 * all.length;
    this.size = view.getUint32(0, true);
    this.#places = new Map(all.map((word, place) => [word, place]));
    this.#steps = Float32Array.from(all, (_, place) => view.getFloat32(words + 4 * place, true));
    this.#numbers = new Int8Array(file.buffer, file.byteOffset + steps, all.length * this.size);
  }

  /** The words that have vectors, with the books' words first. */
  words(): string[] {
    return [...this.#places.keys()];
  }

  has(word: string): boolean {
    return this.#places.has(word);
  }

  /** The number of words that have vectors. */
  get count(): number {
    return this.#steps.length;
  }

  /** Returns the index of a word, or undefined if it has no vector. */
  placeOf(word: string): number | undefined {
    return this.#places.get(word);
  }

  /** Returns the combined meaning of several words as a unit vector; null if none of them has a vector. */
  of(words: readonly string[]): Float32Array<ArrayBuffer> | null {
    const sum = this.#sumOf(words.flatMap((word) => this.#places.get(word) ?? []));
    const length = lengthOf(sum);
    return length === 0 ? null : sum.map((number) => number / length);
  }

  /** Returns the length of the summed vectors of some words, given by index. */
  lengthOf(places: readonly number[]): number {
    return lengthOf(this.#sumOf(places));
  }

  /** Returns the dot product of a vector and the vector of the word with this index. */
  common(place: number, vector: Float32Array): number {
    const from = place * this.size;
    const numbers = this.#numbers;
    // Four independent sums are faster, and most of a search's time is spent here.
    let [one, two, three, four] = [0, 0, 0, 0];
    for (let at = 0; at < vector.length; at += 4) {
      one += (vector[at] ?? 0) * (numbers[from + at] ?? 0);
      two += (vector[at + 1] ?? 0) * (numbers[from + at + 1] ?? 0);
      three += (vector[at + 2] ?? 0) * (numbers[from + at + 2] ?? 0);
      four += (vector[at + 3] ?? 0) * (numbers[from + at + 3] ?? 0);
    }
    return (one + two + three + four) * (this.#steps[place] ?? 0);
  }

  #sumOf(places: readonly number[]): Float32Array<ArrayBuffer> {
    const sum = new Float32Array(this.size);
    for (const place of places) {
      const step = this.#steps[place] ?? 0;
      for (let at = 0; at < sum.length; at++)
        sum[at] = (sum[at] ?? 0) + step * (this.#numbers[place * this.size + at] ?? 0);
    }
    return sum;
  }
}

/** Encodes vectors as a file. Each number is stored in one byte, as a multiple of the scale of its word's vector. */
export function fileOf(vectors: ReadonlyMap<string, Float32Array>): Uint8Array {
  const words = new TextEncoder().encode([...vectors.keys()].join('\n'));
  const [{ length: size } = []] = vectors.values();
  const file = new Uint8Array(HEAD + words.length + vectors.size * (4 + size));
  const view = new DataView(file.buffer);
  view.setUint32(0, size, true);
  view.setUint32(4, words.length, true);
  file.set(words, HEAD);
  let at = HEAD + words.length;
  const steps = Array.from(vectors.values(), (vector) => Math.max(...vector.map(Math.abs)) / STEPS);
  for (const step of steps) {
    view.setFloat32(at, step, true);
    at += 4;
  }
  for (const [place, vector] of [...vectors.values()].entries())
    for (const number of vector) view.setInt8(at++, Math.round(number / (steps[place] || 1)));
  return file;
}

/** The file of our vectors, which is in the same folder as this file, both in the sources and in the build. */
export const VECTORS = join(import.meta.dirname, 'vectors.bin');

let ours: Vectors | null = null;

/** Returns our vectors, which are loaded on first use. */
export function vectors(): Vectors {
  ours ??= new Vectors(readFileSync(VECTORS));
  return ours;
}
