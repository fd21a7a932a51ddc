/**
 * Scores of what has places in a list, each 0 at first, and the places that have one: a question concerns few of all. They are made
 * once and cleared for each question, and their lists never grow: to look something up makes next to no garbage.
 */
export class Scores {
  /** The scores by place. */
  readonly values: Float64Array;
  /** The places that have a score, in the order in which they came up. */
  readonly #places: Uint32Array;
  #count = 0;

  /** `size`: how many places there are. */
  constructor(size: number) {
    this.values = new Float64Array(size);
    this.#places = new Uint32Array(size);
  }

  /** How many places have a score. */
  get count(): number {
    return this.#count;
  }

  /** A place that has a score, by its number among those, from 0. */
  place(number: number): number {
    return this.#places[number] ?? 0;
  }

  /** The score of a place. */
  at(place: number): number {
    return this.values[place] ?? 0;
  }

  /** Adds to the score of a place, and lists it where that was 0. */
  add(place: number, more: number): void {
    const before = this.at(place);
    if (before === 0) this.#list(place);
    this.values[place] = before + more;
  }

  /** Makes the score of a place at least as great as another one, and lists it where that was 0. */
  raise(place: number, to: number): void {
    const before = this.at(place);
    if (before === 0) this.#list(place);
    if (to > before) this.values[place] = to;
  }

  /** Puts the places that have a score in order, so that of equal scores the first place comes first. */
  sort(): void {
    this.#places.subarray(0, this.#count).sort();
  }

  /** Forgets all scores. */
  clear(): void {
    for (let number = 0; number < this.#count; number++) this.values[this.place(number)] = 0;
    this.#count = 0;
  }

  #list(place: number): void {
    // A place whose score fell to 0 may be listed already.
    if (this.#count === this.#places.length) return;
    this.#places[this.#count] = place;
    this.#count += 1;
  }
}
