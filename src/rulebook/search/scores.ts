/**
 * Scores by position, initially 0. The positions that have a score are listed as well, because a question concerns only
 * a few of them. The arrays are allocated once and cleared for each question, so that a search creates almost no
 * garbage.
 */
export class Scores {
  /** The scores, by position. */
  readonly values: Float64Array;
  /** The positions that have a score, in order of appearance. */
  readonly #places: Uint32Array;
  #count = 0;

  /** `size` is the number of positions. */
  constructor(size: number) {
    this.values = new Float64Array(size);
    this.#places = new Uint32Array(size);
  }

  /** The number of positions that have a score. */
  get count(): number {
    return this.#count;
  }

  /** Returns the position at this index in the list of positions that have a score. */
  place(number: number): number {
    return this.#places[number] ?? 0;
  }

  /** Returns the score of a position. */
  at(place: number): number {
    return this.values[place] ?? 0;
  }

  /** Adds to a position's score, and puts the position on the list if its score was 0. */
  add(place: number, more: number): void {
    const before = this.at(place);
    if (before === 0) this.#list(place);
    this.values[place] = before + more;
  }

  /** Raises a position's score to at least the given score, and puts the position on the list if its score was 0. */
  raise(place: number, to: number): void {
    const before = this.at(place);
    if (before === 0) this.#list(place);
    if (to > before) this.values[place] = to;
  }

  /** Sorts the list of positions, so that `best` prefers the lower one of two positions with equal scores. */
  sort(): void {
    this.#places.subarray(0, this.#count).sort();
  }

  /** Forgets all scores. */
  clear(): void {
    for (let number = 0; number < this.#count; number++) this.values[this.place(number)] = 0;
    this.#count = 0;
  }

  #list(place: number): void {
    // The list can be full, because it may contain a position twice if its score has fallen to 0.
    if (this.#count === this.#places.length) return;
    this.#places[this.#count] = place;
    this.#count += 1;
  }
}
