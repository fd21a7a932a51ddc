/** What somebody looks at and is on its way at the same time, of all messages; the other places are for what was done at tables. */
const MOST = 60;
/** How soon one comes again for which there is no place, and how much later each further one, in milliseconds. */
const SOON = 250;
const EACH = 25;

/** What is known of a delivery job here. */
interface Placed {
  id?: string | undefined;
  name: string;
}

/**
 * Keeps places free for what was done at tables. Priorities only say what is begun first: hundreds who look at something that
 * takes long to draw would hold all places, and a move’s answer would wait for them.
 */
export class LookPlaces {
  #taken = 0;
  readonly #waiting = new Set<string>();

  /** In how many milliseconds a job is to come again for which there is no place; 0 when it may begin. */
  pause({ id = '', ...job }: Placed): number {
    this.#waiting.delete(id);
    if (!isLook(job) || this.#taken < MOST) return 0;
    this.#waiting.add(id);
    return SOON + this.#waiting.size * EACH;
  }

  /** Does a job that may begin. */
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

/** Whether a job is there for somebody who only looks. */
function isLook({ name }: Pick<Placed, 'name'>): boolean {
  return name === 'read' || name === 'exhibit';
}
