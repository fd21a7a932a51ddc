/** Scores of what has places in a list, each 0 at first, and the places that have one: a question concerns few of all. */
export class Scores {
  /** The places that have a score, in the order in which they came up. */
  readonly places: number[] = [];
  /** The scores by place. */
  readonly values: Float64Array;

  /** `size`: how many places there are. */
  constructor(size: number) {
    this.values = new Float64Array(size);
  }

  /** The score of a place. */
  at(place: number): number {
    return this.values[place] ?? 0;
  }

  /** Adds to the score of a place, and lists it where that was 0. */
  add(place: number, more: number): void {
    const before = this.at(place);
    if (before === 0) this.places.push(place);
    this.values[place] = before + more;
  }

  /** Makes the score of a place at least as great as another one, and lists it where that was 0. */
  raise(place: number, to: number): void {
    const before = this.at(place);
    if (before === 0) this.places.push(place);
    if (to > before) this.values[place] = to;
  }
}
