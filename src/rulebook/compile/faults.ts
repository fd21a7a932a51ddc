/** Where something stands: a file as people are told it, and a line of it, counted from 1. */
export interface Place {
  file: string;
  line: number;
}

/** The files of the rulebooks can't be used. Its message has a line for each fault: where it is and what to do. */
export class UnusableBooks extends Error {
  override name = 'UnusableBooks';
}

/** Collects what is wrong, so that all of it is told at once. */
export class BookFaults {
  readonly #found: string[] = [];

  add({ file, line }: Place, sentence: string): void {
    this.#found.push(`${file}:${line}: ${sentence}`);
  }

  /** Throws `UnusableBooks` when anything was found. */
  settle(): void {
    if (this.#found.length > 0) throw new UnusableBooks(this.#found.join('\n'));
  }
}
