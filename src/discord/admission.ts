import { ADMISSION } from './allowances.ts';

/** How urgent it is: a player at a running table; who presses or commands elsewhere; look-ups and lists; completions. */
export type Rank = 'player' | 'person' | 'look' | 'completion';

/** In which order they are served. */
const RANKS: readonly Rank[] = ['player', 'person', 'look', 'completion'];

/** Something that somebody did and that wants an answer. */
export interface Request {
  rank: Rank;
  /** Who did it: people are served in turns, however much each of them does. */
  person: string;
  /** When Discord gives up waiting for the answer, in milliseconds of the clock. */
  until: number;
  /** Answers it. */
  serve(): Promise<void>;
  /** Says that there is no time for it now: cheap, and at once. */
  turnAway(): Promise<void>;
}

/** What waits of one person, the oldest first. */
type Line = Request[];

/**
 * Lets in what the bot can answer in time. Players at running tables come first; within a rank people take turns, so nobody’s
 * three hundred commands keep another person waiting. Who can’t be served in time is told so while there is time.
 */
export class Admission {
  readonly #clock: () => number;
  /** By rank, the lines of people in the order of their turns. */
  readonly #waiting = new Map<Rank, Map<string, Line>>(RANKS.map((rank) => [rank, new Map()]));
  readonly #counts = new Map<string, number>();
  readonly #running = new Map<string, number>();
  #all = 0;
  #busy = 0;
  #timer: NodeJS.Timeout | null = null;

  /** `clock`: milliseconds that only rise. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** Takes something in. Settles when it was answered, one way or the other; never throws what the request doesn’t. */
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
    // Of what somebody types only the latest state is worth a proposal.
    if (rank === 'completion') for (const old of line.splice(0)) this.#away(old);
    line.push(request);
    lines?.set(person, line);
    this.#count(person, 1);
    this.#watch();
  }

  /** Starts what may start now. */
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

  /** The next one: of the first rank in which somebody waits, of who waits longest for their turn. */
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

  /** Turns away what can’t be answered in time any more. */
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

  /** Looks for what is late also when nothing ends. */
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

/** Completions of a person don’t count among what they do otherwise. */
function nameOf(rank: Rank, person: string): string {
  return rank === 'completion' ? `completion ${person}` : person;
}

/** How often it is looked for who can’t be served in time any more, in milliseconds. */
const LOOK = 50;

/** The first millisecond of Discord’s ids. */
const EPOCH = 1_420_070_400_000;
/** What is later than this was kept by a gateway that was away: such an answer is lost anyway, in milliseconds. */
const LOST = 10_000;

/**
 * Tells when Discord gives up waiting for the answer to an interaction. Its id says when it was made by Discord’s clock; the
 * one that came fastest tells how that clock and ours differ, so what waited in sockets counts as well. It can’t have waited
 * since before this process last had nothing to do, whatever the clocks say: then all that had come was read.
 */
export class Deadlines {
  readonly #clock: () => number;
  readonly #idle: () => number;
  #fastest = Number.POSITIVE_INFINITY;
  #idleBefore = 0;
  #caughtUp: number;

  /**
   * @param clock milliseconds that only rise, the same as the admission’s.
   * @param idle for how many milliseconds this process had nothing to do so far.
   */
  constructor(
    clock: () => number = () => performance.now(),
    idle: () => number = () => performance.eventLoopUtilization().idle,
  ) {
    this.#clock = clock;
    this.#idle = idle;
    this.#caughtUp = clock();
  }

  /** When Discord gives up, for an interaction that has just come in. */
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

/** What counts as having had nothing to do, in milliseconds. */
const NOTHING_TO_DO = 1;
