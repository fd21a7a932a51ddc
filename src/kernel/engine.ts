import { same } from './copy.ts';
import { assertAnswers, PASS } from './decision.ts';
import type { Answer, AskAllStep, Callable, Ctx, Game, InWindow, Memory, Next, Step } from './game.ts';
import { type Chance, shuffle } from './random.ts';
import { Sealed, type SealedBy } from './sealed.ts';
import type { ChanceWatch } from './table.ts';
import type { Decision, Event, Frame, InfoRevealed, Json, Loss, Question, Seat, State, Text } from './types.ts';

/** Number of steps without a question after which the game counts as being in an endless loop. */
const TOO_MANY_STEPS = 100_000;

/** The result of running the game up to the next question or the end. */
export interface Progress {
  events: Event[];
  /** True if there was a roll, draw or reveal, so that earlier inputs can't be undone. */
  revealed: boolean;
  /**
   * The audience of revealed information other than dice results: everyone (true), only some seats (`privately`), or
   * nobody (false).
   */
  learned: InfoRevealed;
  /** The rolls, draws and reveals, worded as in the public log. */
  readonly shown: readonly Text[];
}

/** The answers given so far in an `askAll` step, by seat, stored in its frame. */
type Given = Record<Seat, string[]>;

function given(frame: Frame): Given {
  // Only this file writes the frame's `given`.
  return (frame.local['given'] ?? {}) as Given;
}

function isAskAll<G>(step: Step<G, Frame['local']>): step is AskAllStep<G, Frame['local']> {
  return typeof step !== 'function' && 'askAll' in step;
}

/** The parts of a game that the engine uses. */
type Rules<G> = Pick<Game<G>, 'procedures' | 'auto' | 'asks' | 'assumes' | 'teach'>;

/** Runs the procedures of a game on a state. Each engine handles one input and keeps nothing afterwards. */
export class Engine<G> implements Ctx<G>, Progress {
  readonly events: Event[] = [];
  revealed = false;
  learned: InfoRevealed = false;
  readonly shown: Text[] = [];
  /** A general description of the last roll, draw or reveal. The next log entry replaces this description. */
  #untold: Text | null = null;
  readonly state: State<G>;
  readonly #game: Rules<G>;
  readonly #open: () => Chance;
  #chance: Chance | null = null;
  readonly terse: boolean;
  readonly #quiet: boolean;
  readonly #sealed: Seat | null;
  readonly #assumed: (() => void) | null;
  readonly #watch: ChanceWatch | null;
  #called: Frame | null = null;

  /**
   * `chance` is opened at the first roll. `quiet` keeps no events, for playouts. `sealed` throws `Sealed` at the first step whose
   * outcome this seat can't know. `terse` allows options without text. `assumed` is called each time a preview assumes that
   * another seat passes; if it is null, the preview stops there. `watch` learns of each roll and shuffle.
   */
  constructor(
    game: Rules<G>,
    state: State<G>,
    chance: () => Chance,
    quiet = false,
    sealed: Seat | null = null,
    terse = false,
    assumed: (() => void) | null = null,
    watch: ChanceWatch | null = null,
  ) {
    this.#game = game;
    this.#assumed = assumed;
    this.#watch = watch;
    this.state = state;
    this.#open = chance;
    this.#quiet = quiet;
    this.#sealed = sealed;
    this.terse = terse;
  }

  get g(): G {
    return this.state.g;
  }

  roll(count: number, sides = 6, owners: Seat | readonly (Seat | null)[] = []): number[] {
    this.#unseal('dice');
    const dice: number[] = [];
    for (let i = 0; i < count; i++) dice.push(this.#scripted(sides) ?? this.#next(sides) + 1);
    this.revealed = true;
    this.#untold = 'Dice were rolled.';
    this.#watch?.rolled(dice, sides, typeof owners === 'number' ? dice.map(() => owners) : owners);
    return dice;
  }

  shuffle(list: Json[]): void {
    this.#unseal('cards');
    shuffle(list, (bound) => this.#next(bound));
    this.revealed = true;
    this.#untold ??= 'Cards were shuffled.';
    this.#watch?.shuffled();
  }

  draw<T extends Json>(deck: T[], count: number): T[] {
    this.#unseal('cards');
    this.revealed = true;
    this.learned ||= 'privately';
    this.#untold = 'Cards were drawn.';
    return deck.splice(0, count);
  }

  reveal(): void {
    this.#unseal('cards');
    this.revealed = true;
    this.learned = true;
    this.#untold = 'Hidden cards or choices were shown.';
  }

  dependsOn(seat: Seat): void {
    if (seat !== this.#sealed) this.#unseal('cards');
  }

  log(text: string, rule?: string, lost?: Loss): void {
    this.#name(text);
    if (this.#quiet) return;
    this.events.push({ text, ...(rule === undefined ? {} : { rule }), ...(lost === undefined ? {} : { lost }) });
  }

  tell(seat: Seat, text: string, others: string | null, rule?: string): void {
    if (others !== null) this.#name(others);
    if (this.#quiet) return;
    const event: Event = { text: others, seats: { [seat]: text } };
    this.events.push(rule === undefined ? event : { ...event, rule });
  }

  /** Replaces the general text about a roll, draw or reveal with the log entry that follows. */
  #name(told: Text): void {
    if (this.#untold !== null) this.shown.push(told);
    this.#untold = null;
  }

  call<L extends object>({ name }: Callable<L>, local?: L): void {
    if (this.#called !== null) throw new Error(`a step called ${name} after ${this.#called.proc}`);
    // The memory of every procedure is plain JSON.
    this.#called = { proc: name, step: 'begin', local: (local ?? {}) as Memory };
  }

  end(outcome: State<G>['over'] & object): void {
    this.state.over = outcome;
  }

  /** Throws `Refused` if the keys aren't a valid answer. Changes nothing. */
  check(decision: Decision, keys: readonly string[]): void {
    assertAnswers(decision, keys);
  }

  /**
   * Applies an answer to a pending decision and runs the game to the next question. Throws `Refused` under the same
   * conditions as `check`.
   */
  answer(decision: Decision, keys: string[]): void {
    this.check(decision, keys);
    this.accept(decision, keys);
  }

  /** Applies an answer that has already been checked. */
  accept(decision: Decision, keys: string[]): void {
    const frame = this.#top();
    const step = this.#step(frame);
    if (typeof step === 'function') throw new Error(`${frame.proc}.${frame.step} asks nothing`);
    if (isAskAll(step)) {
      frame.local['given'] = { ...given(frame), [decision.seat]: keys };
      this.state.pending = this.state.pending.filter((other) => other.id !== decision.id);
    } else {
      this.state.pending = [];
      this.#leave(frame, step.answer(this, frame.local, asAnswer(decision, keys)));
    }
    this.run();
  }

  /** Runs steps until a seat is asked or the game is over. */
  run(): void {
    this.#advance();
    if (this.#untold !== null) this.#name(this.#untold);
  }

  #advance(): void {
    for (let steps = 0; this.state.over === null; steps++) {
      if (steps > TOO_MANY_STEPS)
        throw new Error(`the game runs in a circle at ${this.#top().proc}.${this.#top().step}`);
      const frame = this.#top();
      const step = this.#step(frame);
      if (typeof step === 'function') {
        this.#leave(frame, step(this, frame.local));
      } else if (isAskAll(step)) {
        if (this.#askSeats(frame, step)) return;
      } else {
        const window = step.window?.(this, frame.local);
        if (window !== undefined && this.#passes(window)) {
          this.#leave(frame, step.answer(this, frame.local, asAnswer(unheard(window), [PASS])));
          continue;
        }
        const question = step.ask(this, frame.local);
        if ('go' in question) {
          this.#leave(frame, question.go);
          continue;
        }
        const keys = this.#unasked(question);
        if (keys === null) {
          this.#teach(question);
          this.state.pending = [this.#decision(question)];
          return;
        }
        this.#leave(frame, step.answer(this, frame.local, asAnswer(question, keys)));
      }
    }
    this.state.pending = [];
  }

  /** Returns the current step's questions as they would be asked now, or an empty list if nothing is pending. */
  questions(): Question[] {
    if (this.state.over !== null || this.state.pending.length === 0) return [];
    const frame = this.#top();
    const step = this.#step(frame);
    if (typeof step === 'function') return [];
    if (isAskAll(step)) return step.askAll(this, frame.local).filter((question) => !(question.seat in given(frame)));
    const question = step.ask(this, frame.local);
    return 'go' in question ? [] : [question];
  }

  /** Asks all seats in this step that haven't answered yet. If all seats have answered, leaves the step and returns false. */
  #askSeats(frame: Frame, step: AskAllStep<G, Frame['local']>): boolean {
    const pending: Decision[] = [];
    for (const question of step.askAll(this, frame.local)) {
      if (question.seat in given(frame)) continue;
      const keys = this.#unasked(question);
      if (keys === null) {
        this.#teach(question);
        pending.push(this.#decision(question));
      } else frame.local['given'] = { ...given(frame), [question.seat]: keys };
    }
    this.state.pending = pending;
    if (pending.length > 0) return true;
    const answers = given(frame);
    delete frame.local['given'];
    this.reveal();
    this.#leave(frame, step.reveal(this, frame.local, answers));
    return false;
  }

  /** Returns the answer that standing orders give, or null if the seat has to be asked. */
  #unasked(question: Question): string[] | null {
    if (this.#passes(question)) return [PASS];
    const keys = this.#game.auto(this.state, question);
    if (keys !== null) assertAnswers(question, keys);
    return keys;
  }

  /** True if the seat passes automatically in this window, no matter what the question is. */
  #passes({ seat, window }: Pick<Question, 'seat' | 'window'>): boolean {
    // The sealed seat can't know the answer or the standing orders of another seat.
    if (seat !== this.#sealed) {
      if (this.#mayAssume(seat, window)) return true;
      this.#unseal('players');
    }
    return window !== undefined && !this.#asks({ seat, window });
  }

  /** True if a preview may assume that another seat passes in a window. Each assumption is reported to the preview. */
  #mayAssume(seat: Seat, window: string | undefined): boolean {
    if (this.#sealed === null || this.#assumed === null || window === undefined) return false;
    if (this.#game.assumes?.({ seat, window }) !== true) return false;
    this.#assumed();
    return true;
  }

  /** True if the seat is asked in this window. */
  #asks(asked: InWindow): boolean {
    if (this.#game.asks !== undefined) return this.#game.asks(this.state, asked);
    return this.state.orders[asked.seat]?.ask.includes(asked.window) === true;
  }

  /** Sends lessons only to the seat itself, since they may depend on private information. */
  #teach(question: Question): void {
    if (this.#game.teach === undefined) return;
    for (const { text, rule } of this.#game.teach(this.state, question)) {
      if (!this.#quiet) this.events.push({ text: null, seats: { [question.seat]: text }, rule, lesson: true });
    }
  }

  /** Throws `Sealed` before something that the sealed seat can’t know for sure. */
  #unseal(by: SealedBy): void {
    if (this.#sealed !== null) throw new Sealed(by);
  }

  /** Turns a question into a decision. A pending question that hasn't changed keeps its id; others get a new one. */
  #decision(question: Question): Decision {
    const decision: Decision = { id: '', ...question };
    const before = this.state.pending.find((other) => other.seat === question.seat);
    if (before !== undefined) {
      decision.id = before.id;
      if (same(decision, before)) return before;
    }
    this.state.asked += 1;
    decision.id = `d${this.state.asked}`;
    return decision;
  }

  #leave(frame: Frame, next: Next): void {
    const called = this.#called;
    this.#called = null;
    if (next === null) {
      if (called !== null) throw new Error(`${frame.proc}.${frame.step} called ${called.proc} and ended`);
      this.state.stack.pop();
      const parent = this.state.stack.at(-1);
      if (parent === undefined) {
        if (this.state.over === null) throw new Error(`${frame.proc} ended without an outcome`);
      } else if (frame.local['result'] !== undefined) parent.local['result'] = frame.local['result'];
      return;
    }
    frame.step = next;
    if (called !== null) {
      if (frame.local['result'] !== undefined) delete frame.local['result'];
      this.state.stack.push(called);
    }
  }

  #top(): Frame {
    const frame = this.state.stack.at(-1);
    if (frame === undefined) throw new Error('no procedure is running');
    return frame;
  }

  #step(frame: Frame): Step<G, Frame['local']> {
    const step = this.#game.procedures[frame.proc]?.steps[frame.step];
    if (step === undefined) throw new Error(`no step ${frame.proc}.${frame.step}`);
    return step;
  }

  #scripted(sides: number): number | null {
    this.#chance ??= this.#open();
    const die = this.#chance.die?.() ?? null;
    if (die !== null && !(Number.isInteger(die) && die >= 1 && die <= sides))
      throw new RangeError(`no die shows ${die}`);
    return die;
  }

  #next(bound: number): number {
    this.#chance ??= this.#open();
    const value = this.#chance.next(bound);
    this.state.draws = this.#chance.position;
    return value;
  }
}

/** Returns an empty question for a seat that passes automatically. */
function unheard({ seat, window }: InWindow): Question {
  return { seat, window, kind: 'pick', prompt: '', options: [], min: 1, max: 1 };
}

function asAnswer(question: Question, keys: string[]): Answer {
  return { seat: question.seat, keys, key: keys[0] ?? '', question };
}
