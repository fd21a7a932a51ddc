/** The most look-ups that are delivered at the same time. The other places are for actions at tables. */
const MOST = 60;
/** How soon a look-up without a place is retried, and how much later each further one, in milliseconds. */
const SOON = 250;
const EACH = 25;

/** The facts about a delivery job that matter here. */
interface Placed {
  id?: string | undefined;
  name: string;
}

/**
 * Keeps places free for actions at tables. Priorities only decide which job starts first. Without this, hundreds of look-ups with
 * slow pictures would hold all places, and the answer to a move would wait for them.
 */
export class LookPlaces {
  #taken = 0;
  readonly #waiting = new Set<string>();

  /** Milliseconds after which a job without a place is retried; 0 if it may start. */
  pause({ id = '', ...job }: Placed): number {
    this.#waiting.delete(id);
    if (!isLook(job) || this.#taken < MOST) return 0;
    this.#waiting.add(id);
    return SOON + this.#waiting.size * EACH;
  }

  /** Runs a job that may start. */
  async hold<T>(job: Placed, work: () => Promise<T>): Promise<T> {
    if (!isLook(job)) return work();
    this.#taken += 1;
    try {
      return await work();
    } finally {
      this.#taken -= 1;
    }
  }
}

/** Whether a job delivers a look-up. */
function isLook({ name }: Pick<Placed, 'name'>): boolean {
  return name === 'read' || name === 'exhibit';
}
