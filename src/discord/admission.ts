import { ADMISSION } from './allowances.ts';

/** The urgency of a request: a player at a running table, people's other clicks and commands, look-ups and lists, completions. */
export type Rank = 'player' | 'person' | 'look' | 'completion';

/** The order in which ranks are served. */
const RANKS: readonly Rank[] = ['player', 'person', 'look', 'completion'];

/** A person's action that needs an answer. */
export interface Request {
  rank: Rank;
  /** The person. People are served in turns, however much each of them does. */
  person: string;
  /** When Discord gives up waiting for the answer, in milliseconds of the clock. */
  until: number;
  /** Answers the request. */
  serve(): Promise<void>;
  /** Says that there is no time for it now: cheap, and at once. */
  turnAway(): Promise<void>;
}

/** The waiting requests of one person, oldest first. */
type Line = Request[];

/**
 * Serves what the bot can answer in time. Players at running tables come first. Within a rank, people take turns, so one person’s
 * three hundred commands don't delay another person. Anyone who can’t be served in time is told so in time.
 */
export class Admission {
  readonly #clock: () => number;
  /** For each rank, the people's lines in the order of their turns. */
  readonly #waiting = new Map<Rank, Map<string, Line>>(RANKS.map((rank) => [rank, new Map()]));
  readonly #counts = new Map<string, number>();
  readonly #running = new Map<string, number>();
  #all = 0;
  #busy = 0;
  #timer: NodeJS.Timeout | null = null;

  /** `clock` returns milliseconds that never fall. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** Takes a request in. Resolves once it was answered or turned away; throws only what the request throws. */
  async enter(request: Request): Promise<void> {
    const own = this.#counts.get(request.person) ?? 0;
    const isCrowded = request.rank !== 'player' && this.#all >= ADMISSION.waiting;
    if (own >= ADMISSION.perPerson || isCrowded) return request.turnAway();
    await new Promise<void>((settle, fail) => {
      const done = (work: Promise<void>): Promise<void> => work.then(settle, fail);
      this.#add({ ...request, serve: () => done(request.serve()), turnAway: () => done(request.turnAway()) });
      this.#next();
    });
  }

  #add(request: Request): void {
    const { rank, person } = request;
    const lines = this.#waiting.get(rank);
    const line = lines?.get(person) ?? [];
    // Only the latest state of a text being typed is worth completing.
    if (rank === 'completion') for (const old of line.splice(0)) this.#away(old);
    line.push(request);
    lines?.set(person, line);
    this.#count(person, 1);
    this.#watch();
  }

  /** Starts every request that may start now. */
  #next(): void {
    this.#turnAwayLate();
    while (this.#busy < ADMISSION.atOnce) {
      const request = this.#take();
      if (request === null) return;
      this.#busy += 1;
      this.#run(request, 1);
      void request.serve().finally(() => {
        this.#busy -= 1;
        this.#run(request, -1);
        this.#next();
      });
    }
  }

  #run({ rank, person }: Request, more: number): void {
    const name = nameOf(rank, person);
    const running = (this.#running.get(name) ?? 0) + more;
    if (running > 0) this.#running.set(name, running);
    else this.#running.delete(name);
  }

  /** The next request: of the first rank with a waiting person, from the person who has waited longest for their turn. */
  #take(): Request | null {
    for (const rank of RANKS) {
      const lines = this.#waiting.get(rank);
      const most = rank === 'completion' ? 1 : ADMISSION.ofOne;
      const person = firstOf(lines?.keys() ?? [], (one) => (this.#running.get(nameOf(rank, one)) ?? 0) < most);
      const line = person === null ? undefined : lines?.get(person);
      const request = line?.shift();
      if (lines === undefined || person === null || line === undefined || request === undefined) continue;
      lines.delete(person);
      if (line.length > 0) lines.set(person, line);
      this.#count(person, -1);
      return request;
    }
    return null;
  }

  /** Turns away requests that can no longer be answered in time. */
  #turnAwayLate(): void {
    const now = this.#clock();
    for (const [rank, lines] of this.#waiting) {
      const reserve = rank === 'player' ? ADMISSION.lastReserve : ADMISSION.reserve;
      for (const [person, line] of lines) {
        while (line[0] !== undefined && line[0].until - reserve <= now) {
          const late = line.shift();
          if (late !== undefined) this.#away(late);
        }
        if (line.length === 0) lines.delete(person);
      }
    }
  }

  #away(request: Request): void {
    this.#count(request.person, -1);
    void request.turnAway();
  }

  #count(person: string, more: number): void {
    this.#all += more;
    const count = (this.#counts.get(person) ?? 0) + more;
    if (count > 0) this.#counts.set(person, count);
    else this.#counts.delete(person);
  }

  /** Turns away late requests even if no request ends. */
  #watch(): void {
    if (this.#timer !== null) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#next();
      if (this.#all > 0) this.#watch();
    }, LOOK);
    this.#timer.unref();
  }
}

function firstOf<T>(some: Iterable<T>, fits: (one: T) => boolean): T | null {
  for (const one of some) if (fits(one)) return one;
  return null;
}

/** A person's completions are counted separately. */
function nameOf(rank: Rank, person: string): string {
  return rank === 'completion' ? `completion ${person}` : person;
}

/** How often to look for late requests, in milliseconds. */
const LOOK = 50;

/** The first millisecond of Discord’s ids. */
const EPOCH = 1_420_070_400_000;
/** A later interaction was held back by a disconnected gateway, and its answer is lost anyway. In milliseconds. */
const LOST = 10_000;

/**
 * Computes when Discord gives up waiting for the answer to an interaction. Its id has the time of its creation by Discord’s
 * clock. The fastest interaction shows how that clock and ours differ, so time spent in sockets counts as well. Whatever the
 * clocks say, an interaction can’t have waited since before this process was last idle: by then, it had read everything that had
 * arrived.
 */
export class Deadlines {
  readonly #clock: () => number;
  readonly #idle: () => number;
  #fastest = Number.POSITIVE_INFINITY;
  #idleBefore = 0;
  #caughtUp: number;

  /**
   * @param clock returns milliseconds that never fall, the same as the admission’s.
   * @param idle returns for how many milliseconds this process was idle so far.
   */
  constructor(
    clock: () => number = () => performance.now(),
    idle: () => number = () => performance.eventLoopUtilization().idle,
  ) {
    this.#clock = clock;
    this.#idle = idle;
    this.#caughtUp = clock();
  }

  /** When Discord gives up on an interaction that has just arrived. */
  of(id: string): number {
    const now = this.#clock();
    const idle = this.#idle();
    if (idle - this.#idleBefore > NOTHING_TO_DO) this.#caughtUp = now;
    this.#idleBefore = idle;
    const took = now - (Number(BigInt(id) >> 22n) + EPOCH);
    if (took < this.#fastest || took > this.#fastest + LOST) this.#fastest = took;
    return now - Math.min(took - this.#fastest, now - this.#caughtUp) + ADMISSION.discord;
  }
}

/** The least time that counts as idle, in milliseconds. */
const NOTHING_TO_DO = 1;
