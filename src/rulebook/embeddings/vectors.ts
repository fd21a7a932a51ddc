import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lengthOf } from './matrix.ts';

/** Bytes of the two numbers that a file begins with: how many numbers a vector has, and how many bytes the words take. */
const HEAD = 8;
/** The greatest whole number that a number of a vector is kept as. */
const STEPS = 127;

/** The vectors of many words. Words with about the same meaning have vectors that point in about the same direction. */
export class Vectors {
  /** How many numbers a vector has. */
  readonly size: number;
  readonly #places: ReadonlyMap<string, number>;
  /** What the whole numbers of each vector are multiples of. */
  readonly #steps: Float32Array;
  readonly #numbers: Int8Array;

  /** `file`: what `fileOf` gave. */
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

  /** The words that have vectors, those of the books first. */
  words(): string[] {
    return [...this.#places.keys()];
  }

  has(word: string): boolean {
    return this.#places.has(word);
  }

  /** How many words have vectors. */
  get count(): number {
    return this.#steps.length;
  }

  /** The place of a word among those that have vectors. */
  placeOf(word: string): number | undefined {
    return this.#places.get(word);
  }

  /** What some words mean together, as a vector of length 1; null when none of them has a vector. */
  of(words: readonly string[]): Float32Array<ArrayBuffer> | null {
    const sum = this.#sumOf(words.flatMap((word) => this.#places.get(word) ?? []));
    const length = lengthOf(sum);
    return length === 0 ? null : sum.map((number) => number / length);
  }

  /** How long the vectors of some words are together, by the places of the words. */
  lengthOf(places: readonly number[]): number {
    return lengthOf(this.#sumOf(places));
  }

  /** What a word, by its place, and a vector have in common. */
  common(place: number, vector: Float32Array): number {
    const from = place * this.size;
    const numbers = this.#numbers;
    // Four sums at once, none of which waits for another: this is what a question takes most of its time for.
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

/** Vectors as a file: each number in a byte, as a multiple of a step that its word has. */
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

/** The file of our vectors: beside this one, in the sources and in what was built. */
export const VECTORS = join(import.meta.dirname, 'vectors.bin');

let ours: Vectors | null = null;

/** Our vectors; read when they are first asked for. */
export function vectors(): Vectors {
  ours ??= new Vectors(readFileSync(VECTORS));
  return ours;
}
