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
 * three hundred commands keep another person waiting. It measures how long answers take, and goes on answering for as long as
 * there is time left to tell all who still wait that the bot is busy. So a fast machine answers nearly everybody, and a slow
 * one turns people away early.
 */
export class Admission {
  readonly #clock: () => number;
  /** By rank, the lines of people in the order of their turns. */
  readonly #waiting = new Map<Rank, Map<string, Line>>(RANKS.map((rank) => [rank, new Map()]));
  /** By rank, all that waits, in the order in which it came. */
  readonly #order = new Map<Rank, Set<Request>>(RANKS.map((rank) => [rank, new Set()]));
  readonly #counts = new Map<string, number>();
  readonly #running = new Map<string, number>();
  /** Who is to be told that the bot is busy, as soon as one of the places for that is free. */
  readonly #leaving: Request[] = [];
  /** The same for those for whom it is most likely too late. */
  readonly #lost: Request[] = [];
  /** Who waits until nothing is urgent. */
  #calm: (() => void)[] = [];
  #all = 0;
  #busy = 0;
  #away = 0;
  /** How long it took lately until a request was answered, and until somebody was turned away, in milliseconds. */
  #serveTook: number = ADMISSION.serveTakes;
  #awayTook: number = ADMISSION.awayTakes;
  #timer: NodeJS.Timeout | null = null;

  /** `clock`: milliseconds that only rise. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** Takes something in. Settles when it was answered, one way or the other; never throws what the request doesn’t. */
  async enter(request: Request): Promise<void> {
    await new Promise<void>((settle, fail) => {
      const done = (work: Promise<void>): Promise<void> => work.then(settle, fail);
      const entry: Request = {
        ...request,
        serve: () => done(request.serve()),
        turnAway: () => done(request.turnAway()),
      };
      const own = this.#counts.get(request.person) ?? 0;
      const isCrowded = request.rank !== 'player' && this.#all >= ADMISSION.waiting;
      if (own >= ADMISSION.perPerson || isCrowded) this.#leaving.push(entry);
      else this.#add(entry);
      this.#next();
    });
  }

  /**
   * Settles when nobody waits for a first answer, but after a while in any case. Work that isn’t urgent waits for it: so it takes
   * no time from those who have three seconds.
   */
  calm(): Promise<void> {
    if (this.#isCalm()) return Promise.resolve();
    return new Promise((settle) => {
      const timer = setTimeout(settle, ADMISSION.discord);
      this.#calm.push(() => {
        clearTimeout(timer);
        settle();
      });
    });
  }

  #isCalm(): boolean {
    return this.#all + this.#leaving.length + this.#lost.length === 0;
  }

  #add(request: Request): void {
    const { rank, person } = request;
    const lines = this.#waiting.get(rank);
    const line = lines?.get(person) ?? [];
    // Of what somebody types only the latest state is worth a proposal.
    if (rank === 'completion')
      for (const old of line.splice(0)) {
        this.#forget(old);
        this.#leaving.push(old);
      }
    line.push(request);
    lines?.set(person, line);
    this.#order.get(rank)?.add(request);
    this.#count(person, 1);
  }

  /** Starts what may start now. */
  #next(): void {
    this.#serve();
    this.#turnAway();
    if (this.#isCalm()) for (const settle of this.#calm.splice(0)) settle();
    else this.#watch();
  }

  #serve(): void {
    while (this.#busy < ADMISSION.atOnce) {
      const request = this.#take();
      if (request === null) return;
      this.#busy += 1;
      this.#run(request, 1);
      const begun = this.#clock();
      void request.serve().finally(() => {
        this.#busy -= 1;
        this.#run(request, -1);
        this.#serveTook = average(this.#serveTook, this.#clock() - begun);
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
      const isFree = (one: string): boolean => (this.#running.get(nameOf(rank, one)) ?? 0) < most;
      for (const [person, line] of lines ?? []) {
        const [request] = line;
        // Who comes too late for an answer is told so, if there is time even for that.
        if (request === undefined || !isFree(person) || this.#isLate(request)) continue;
        lines?.delete(person);
        this.#forget(request, line);
        if (line.length > 0) lines?.set(person, line);
        return request;
      }
    }
    return null;
  }

  /** Tells people that the bot is busy: few at a time, so that answers to players get through between them. */
  #turnAway(): void {
    while (this.#away < ADMISSION.awayAtOnce) {
      const request = this.#leaver();
      if (request === null) return;
      this.#away += 1;
      const begun = this.#clock();
      void request.turnAway().finally(() => {
        this.#away -= 1;
        this.#awayTook = average(this.#awayTook, this.#clock() - begun);
        this.#next();
      });
    }
  }

  /** Who is told next that the bot is busy: whoever has least time, the least urgent first. */
  #leaver(): Request | null {
    const leaving = this.#leaving.shift();
    if (leaving !== undefined) return leaving;
    for (const rank of RANKS.toReversed())
      for (const request of this.#order.get(rank) ?? []) {
        if (!this.#isLate(request)) break;
        this.#forget(request);
        if (request.until > this.#clock()) return request;
        this.#lost.push(request);
      }
    return this.#lost.shift() ?? null;
  }

  /** Whether there is just time left to tell somebody, and all who wait with them, that the bot is busy. */
  #isLate({ rank, until }: Request): boolean {
    const left = until - this.#clock();
    if (rank === 'player') return left <= ADMISSION.lastReserve;
    const each = this.#awayTook / ADMISSION.awayAtOnce;
    return left <= ADMISSION.reserve + this.#serveTook + (this.#all + this.#away) * each;
  }

  /** Takes out what waits. */
  #forget(request: Request, line = this.#waiting.get(request.rank)?.get(request.person) ?? []): void {
    const at = line.indexOf(request);
    if (at >= 0) line.splice(at, 1);
    if (line.length === 0) this.#waiting.get(request.rank)?.delete(request.person);
    if (this.#order.get(request.rank)?.delete(request) === true) this.#count(request.person, -1);
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
    }, LOOK);
    this.#timer.unref();
  }
}

/** A measure that follows the latest ones. */
function average(before: number, measured: number): number {
  return before + (measured - before) / SAMPLES;
}

/** About how many measures count. */
const SAMPLES = 16;

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
