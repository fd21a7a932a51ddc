/** How many jobs of a kind are worked on at the same time. */
interface Kind {
  readonly names: readonly string[];
  readonly most: number;
}

/**
 * The kinds of jobs that may not take all slots. Nobody who has just moved waits for them: look-ups, and messages that
 * follow a move, such as panels and direct messages.
 */
const KINDS: readonly Kind[] = [
  { names: ['read', 'exhibit'], most: 60 },
  { names: ['panel', 'notes', 'lines', 'members', 'open', 'board', 'seekers', 'ring', 'digest'], most: 60 },
];

/**
 * The number of slots that remain for answers to moves. With many more, their pictures would wait longer than anybody waits
 * for them (`FORGOTTEN`).
 */
const FOR_ANSWERS = 120;

/** The number of delivery jobs that are worked on at the same time. */
export const DELIVERY_SLOTS = FOR_ANSWERS + KINDS.reduce((sum, { most }) => sum + most, 0);

/** How soon the first job without a slot is retried, and how much longer each further one waits, in milliseconds. */
const SOON = 250;
const EACH = 25;

/** The fields that identify a delivery job and its kind. */
interface Placed {
  id?: string | undefined;
  name: string;
}

/**
 * Keeps job slots free for answers to moves. Priorities aren't enough for this, because they decide only which job starts
 * first: hundreds of look-ups or panels with slow pictures could occupy all slots and delay the words of an answer.
 */
export class DeliveryPlaces {
  readonly #taken = new Map<Kind, number>();
  readonly #waiting = new Map<string, Kind>();

  /** Returns the milliseconds until a job without a slot is retried; 0 if the job may start. */
  pause({ id = '', ...job }: Placed): number {
    this.#waiting.delete(id);
    const kind = kindOf(job);
    if (kind === undefined || this.#takenBy(kind) < kind.most) return 0;
    this.#waiting.set(id, kind);
    const ahead = [...this.#waiting.values()].filter((one) => one === kind).length;
    return SOON + ahead * EACH;
  }

  /** Runs a job that may start. */
  async hold<T>(job: Placed, work: () => Promise<T>): Promise<T> {
    const kind = kindOf(job);
    if (kind === undefined) return work();
    this.#taken.set(kind, this.#takenBy(kind) + 1);
    try {
      return await work();
    } finally {
      this.#taken.set(kind, this.#takenBy(kind) - 1);
    }
  }

  #takenBy(kind: Kind): number {
    const taken = this.#taken.get(kind);
    return taken === undefined ? 0 : taken;
  }
}

function kindOf({ name }: Pick<Placed, 'name'>): Kind | undefined {
  return KINDS.find(({ names }) => names.includes(name));
}
