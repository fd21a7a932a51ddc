/** A matrix whose rows are stored one after another. */
export class Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly numbers: Float32Array;

  constructor(rows: number, columns: number) {
    this.rows = rows;
    this.columns = columns;
    this.numbers = new Float32Array(rows * columns);
  }

  /** A row. Writing to the returned row changes the matrix. */
  row(at: number): Float32Array {
    return this.numbers.subarray(at * this.columns, (at + 1) * this.columns);
  }
}

/** Adds a multiple of one row to another row. */
export function addTo(row: Float32Array, times: number, other: Float32Array): void {
  for (let at = 0; at < row.length; at++) row[at] = (row[at] ?? 0) + times * (other[at] ?? 0);
}

/** Returns the dot product of two rows. */
export function dot(row: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < row.length; at++) sum += (row[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** Returns the length of a row as a vector. */
export function lengthOf(row: Float32Array): number {
  return Math.sqrt(dot(row, row));
}

/** Adds the product of a row and a matrix to another row. */
export function addProduct(row: Float32Array, left: Float32Array, right: Matrix): void {
  for (let at = 0; at < left.length; at++) addTo(row, left[at] ?? 0, right.row(at));
}
