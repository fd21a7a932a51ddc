/** A position in a file: the file's name as people see it, and a line number from 1. */
export interface Place {
  file: string;
  line: number;
}

/** Thrown if the rulebook files have faults. The error's message has a line for each fault: where it is and what to do. */
export class UnusableBooks extends Error {
  override name = 'UnusableBooks';
}

/** Collects faults, so that they can all be reported together. */
export class BookFaults {
  readonly #found: string[] = [];

  add({ file, line }: Place, sentence: string): void {
    this.#found.push(`${file}:${line}: ${sentence}`);
  }

  /** Throws `UnusableBooks` if there are any faults. */
  settle(): void {
    if (this.#found.length > 0) throw new UnusableBooks(this.#found.join('\n'));
  }
}
