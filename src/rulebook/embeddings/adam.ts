import { Matrix } from './matrix.ts';

/** The decay rates of the running means of the gradients and of their squares. */
const MEAN = 0.9;
const SQUARES = 0.99;
const TINY = 1e-8;

/** Moves the rows of a matrix against their gradients, with a separate step size for each number (Adam). */
export class Adam {
  readonly #moved: Matrix;
  readonly #means: Matrix;
  readonly #squares: Matrix;

  constructor(moved: Matrix) {
    this.#moved = moved;
    this.#means = new Matrix(moved.rows, moved.columns);
    this.#squares = new Matrix(moved.rows, moved.columns);
  }

  /** Moves a row by a step of at most about `pace` per number. */
  move(at: number, slopes: Float32Array, pace: number): void {
    const row = this.#moved.row(at);
    const means = this.#means.row(at);
    const squares = this.#squares.row(at);
    for (let n = 0; n < row.length; n++) {
      const slope = slopes[n] ?? 0;
      const mean = MEAN * (means[n] ?? 0) + (1 - MEAN) * slope;
      const square = SQUARES * (squares[n] ?? 0) + (1 - SQUARES) * slope * slope;
      means[n] = mean;
      squares[n] = square;
      row[n] = (row[n] ?? 0) - (pace * mean) / (Math.sqrt(square) + TINY);
    }
  }
}
