/** Maximum number of look-ups delivered at the same time. The remaining job slots are for actions at tables. */
const MOST = 60;
/** How soon a look-up without a slot is retried, and how much later each further waiting one, in milliseconds. */
const SOON = 250;
const EACH = 25;

/** The facts about a delivery job that matter here. */
interface Placed {
  id?: string | undefined;
  name: string;
}

/**
 * Keeps job slots free for actions at tables. Priorities only decide which job starts first. Without this, hundreds of
 * look-ups with slow pictures could occupy all slots, and the answer to a move would have to wait.
 */
export class LookPlaces {
  #taken = 0;
  readonly #waiting = new Set<string>();

  /** Milliseconds until a job without a slot is retried; 0 if the job may start. */
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
