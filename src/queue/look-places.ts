/** Maximum number of look-ups that are delivered at the same time. The other job slots stay free for actions at tables. */
const MOST = 60;
/**
 * How soon the first look-up without a slot is retried, and how much longer each further one waits, in milliseconds.
 */
const SOON = 250;
const EACH = 25;

/** The fields that identify a delivery job and its kind. */
interface Placed {
  id?: string | undefined;
  name: string;
}

/**
 * Keeps job slots free for actions at tables. Priorities aren't enough for this, because they decide only which job
 * starts first: hundreds of look-ups with slow pictures could occupy all slots and delay the answer to a move.
 */
export class LookPlaces {
  #taken = 0;
  readonly #waiting = new Set<string>();

  /** Returns the milliseconds until a job without a slot is retried; 0 if the job may start. */
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

/** True if a job delivers a look-up. */
function isLook({ name }: Pick<Placed, 'name'>): boolean {
  return name === 'read' || name === 'exhibit';
}
