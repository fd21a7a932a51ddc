import { ADMISSION } from './allowances.ts';

/**
 * The urgency of a request, most urgent first. A player at a running table comes first, then other clicks and commands,
 * then look-ups and lists, and finally completions.
 */
export type Rank = 'player' | 'person' | 'look' | 'completion';

/** The ranks in the order in which they are served. */
const RANKS: readonly Rank[] = ['player', 'person', 'look', 'completion'];

/** A person's action that needs an answer. */
export interface Request {
  rank: Rank;
  /** The person. People take turns, no matter how much each of them does. */
  person: string;
  /** When Discord stops waiting for the answer, in milliseconds by the clock of {@link Admission}. */
  until: number;
  /** Answers it. */
  serve(): Promise<void>;
  /**
   * Tells the person immediately that the bot has no time for the request now. Turning a person away is much faster
   * than answering.
   */
  turnAway(): Promise<void>;
}

/** A person's waiting requests, oldest first. */
type Line = Request[];

/**
 * Admits the requests that the bot can answer in time. Players at running tables come first. Within a rank, people take
 * turns, so three hundred commands of one person delay nobody else. The queue measures how long answers take. The bot
 * keeps answering requests as long as there is time left to tell everyone in the queue that it is busy. As a result, a
 * fast machine answers nearly everyone, and a slow one turns people away early. If only one person is waiting, the bot
 * serves them as long as the answer may still arrive in time.
 */
export class Admission {
  readonly #clock: () => number;
  /** For each rank, the requests of each person, in the order of their turns. */
  readonly #waiting = new Map<Rank, Map<string, Line>>(RANKS.map((rank) => [rank, new Map()]));
  /** For each rank, all waiting requests in the order of arrival. */
  readonly #order = new Map<Rank, Set<Request>>(RANKS.map((rank) => [rank, new Set()]));
  readonly #counts = new Map<string, number>();
  readonly #running = new Map<string, number>();
  /** Requests to turn away as soon as possible. */
  readonly #leaving: Request[] = [];
  /** Requests to turn away after all others, because their answers would probably arrive too late. */
  readonly #lost: Request[] = [];
  /** Callers waiting until no urgent request is left. */
  #calm: (() => void)[] = [];
  #all = 0;
  #busy = 0;
  #away = 0;
  /** How long it recently took, on average, to answer a request and to turn one away, in milliseconds. */
  #serveTook: number = ADMISSION.serveTakes;
  #awayTook: number = ADMISSION.awayTakes;
  #timer: NodeJS.Timeout | null = null;

  /** `clock` returns the time in milliseconds and never goes back. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /**
   * Adds a request to the queue. The promise resolves once the request has been served or turned away. The promise
   * rejects only if the request's own handler rejects.
   */
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
   * Resolves when nobody is waiting for a first answer, or after three seconds at the latest. Work that isn’t urgent
   * waits for this promise, so it doesn't delay answers that are due.
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
    // A person who is typing needs suggestions only for the latest text.
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

  /** Starts every request that may start now. */
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

  /**
   * Takes the next request from the most urgent rank that has one. Within a rank, the person who has waited longest for
   * a turn comes first.
   */
  #take(): Request | null {
    for (const rank of RANKS) {
      const lines = this.#waiting.get(rank);
      const most = rank === 'completion' ? 1 : ADMISSION.ofOne;
      const isFree = (one: string): boolean => (this.#running.get(nameOf(rank, one)) ?? 0) < most;
      for (const [person, line] of lines ?? []) {
        const [request] = line;
        // If it is too late for an answer, the person is turned away instead.
        if (request === undefined || !isFree(person) || this.#isLate(request)) continue;
        lines?.delete(person);
        this.#forget(request, line);
        if (line.length > 0) lines?.set(person, line);
        return request;
      }
    }
    return null;
  }

  /** Tells people that the bot is busy, a few at a time, so that answers to players get through in between. */
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

  /** The next request to turn away: the one with the least time left in the least urgent rank. */
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

  /** True if, after one more answer, too little time would be left to turn away this request and all others. */
  #isLate({ rank, until }: Request): boolean {
    const left = until - this.#clock();
    if (rank === 'player' || this.#isOnlyOne()) return left <= ADMISSION.lastReserve;
    const each = this.#awayTook / ADMISSION.awayAtOnce;
    return left <= ADMISSION.reserve + this.#serveTook + (this.#all + this.#away) * each;
  }

  /**
   * True if only one request is waiting and a slot is free. Turning that person away would take as long as answering
   * them.
   */
  #isOnlyOne(): boolean {
    const away = this.#leaving.length + this.#lost.length + this.#away;
    return this.#all === 1 && away === 0 && this.#busy < ADMISSION.atOnce;
  }

  /** Removes a waiting request. */
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

  /** Checks at intervals whether requests are late, even if no request is completed in the meantime. */
  #watch(): void {
    if (this.#timer !== null) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#next();
    }, LOOK);
    this.#timer.unref();
  }
}

/** Computes a moving average. */
function average(before: number, measured: number): number {
  return before + (measured - before) / SAMPLES;
}

/** The approximate number of recent measurements in the average. */
const SAMPLES = 16;

/** A person's completions are queued separately from their other requests. */
function nameOf(rank: Rank, person: string): string {
  return rank === 'completion' ? `completion ${person}` : person;
}

/** The interval between checks for requests that are too late to serve, in milliseconds. */
const LOOK = 50;
