/** Who waits for a request: someone for words, someone for the picture that goes with them, nobody in particular. */
export type Urgency = 'words' | 'picture' | 'other';

const SECOND = 1_000;

/** Requests of one urgency and those that are less urgent. */
interface Lane {
  urgency: Urgency;
  /** How many of them may pass in a second; what is more urgent has the rest for itself. */
  most: number;
  /** When the latest of them passed, the latest first; no more than may pass in a second. */
  passed: number[];
  waiting: (() => void)[];
}

/** Lets so many requests pass in any second; of those that have to wait the most urgent go first, in order. */
export class Pace {
  /** The most urgent first. */
  readonly #lanes: readonly Lane[];
  #timer: NodeJS.Timeout | undefined;

  /** `most`: requests in any second. */
  constructor(most: number) {
    const lane = (urgency: Urgency, share: number): Lane => ({
      urgency,
      most: Math.floor(most * share),
      passed: [],
      waiting: [],
    });
    this.#lanes = [lane('words', 1), lane('picture', 0.8), lane('other', 0.4)];
  }

  /** Settles when a request may be made. */
  turn(urgency: Urgency): Promise<void> {
    return new Promise((pass) => {
      this.#lanes.find((lane) => lane.urgency === urgency)?.waiting.push(pass);
      this.#letPass();
    });
  }

  #letPass(): void {
    clearTimeout(this.#timer);
    const rests: number[] = [];
    for (const [at, { waiting }] of this.#lanes.entries()) {
      // A request counts in its own lane and in those that are more urgent.
      const lanes = this.#lanes.slice(0, at + 1);
      while (waiting.length > 0) {
        const rest = Math.max(...lanes.map(restOf));
        if (rest > 0) {
          rests.push(rest);
          break;
        }
        for (const { passed, most } of lanes) {
          passed.unshift(performance.now());
          passed.length = Math.min(passed.length, most);
        }
        waiting.shift()?.();
      }
    }
    if (rests.length > 0) this.#timer = setTimeout(() => this.#letPass(), Math.min(...rests));
  }
}

/** Milliseconds until one more may pass in a lane; 0 or less: now. */
function restOf({ passed, most }: Lane): number {
  const first = passed[most - 1];
  return first === undefined ? 0 : first + SECOND - performance.now();
}
