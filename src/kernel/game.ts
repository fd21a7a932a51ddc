import type {
  Decision,
  Frame,
  GameId,
  Json,
  Lesson,
  Message,
  Outcome,
  Question,
  Reader,
  Refusal,
  RuleId,
  ScoreSheet,
  Seat,
  StandingOrders,
  State,
} from './types.ts';

/** The next step of a procedure by name, or null when the procedure is finished. */
export type Next = string | null;

/** What a step may do. Randomness and reveals go through here, so that the barrier moves. */
export interface Ctx<G> {
  readonly state: State<G>;
  readonly g: G;
  /** Rolls `count` dice with faces 1 to `sides`. Moves the barrier. */
  roll(count: number, sides?: number): number[];
  /** Puts a list in random order, in place. Moves the barrier. */
  shuffle(list: Json[]): void;
  /** Takes up to `count` from the front of a deck, for a seat that is to be told what it drew (`tell`). Moves the barrier. */
  draw<T extends Json>(deck: T[], count: number): T[];
  /** Says that something hidden became known. Moves the barrier. */
  reveal(): void;
  /** Tells everyone. */
  log(text: Message, rule?: RuleId): void;
  /** Tells one seat more than the others; `others` null: they learn nothing. */
  tell(seat: Seat, text: Message, others: Message | null, rule?: RuleId): void;
  /** Runs another procedure before the next step of this one. At most one per step. */
  call(proc: string, local?: Record<string, Json | undefined>): void;
  /** Ends the game. */
  end(outcome: Outcome): void;
}

/** A step that asks a seat. `ask` must not change anything: it is computed again whenever the options are wanted afresh. */
export interface AskStep<G, L> {
  /** The question, or `{ go }` when there is nothing to ask. */
  ask(ctx: Ctx<G>, local: L): Question | { go: Next };
  answer(ctx: Ctx<G>, local: L, answer: Answer): Next;
}

/** A step that asks several seats at once; nobody sees the others' answers until all have answered. */
export interface AskAllStep<G, L> {
  /** One question per seat that has a say; none left out later. Must not change anything. */
  askAll(ctx: Ctx<G>, local: L): Question[];
  reveal(ctx: Ctx<G>, local: L, answers: Record<Seat, string[]>): Next;
}

/** An accepted answer. */
export interface Answer {
  seat: Seat;
  keys: string[];
  /** The first key, for picks. */
  key: string;
}

export type RunStep<G, L> = (ctx: Ctx<G>, local: L) => Next;
export type Step<G, L> = RunStep<G, L> | AskStep<G, L> | AskAllStep<G, L>;
/** A procedure of the rules: its steps by name. The first one is `begin` unless the caller says otherwise. */
export type Steps<G, L> = { readonly [step: string]: Step<G, L> };
/** A procedure whose memory has been forgotten by the type system, so that different ones fit in one table. */
export type Procedure<G> = Steps<G, Record<string, Json | undefined>>;
export type ProcedureTable<G> = { readonly [proc: string]: Procedure<G> };

/** Declares a procedure with typed memory. */
export function procedure<G, L extends object>(steps: Steps<G, L>): Procedure<G> {
  // The kernel hands each step the `local` that was stored for this very procedure.
  return steps as unknown as Procedure<G>;
}

/** A kind of window that standing orders may name. */
export interface OrderKind {
  id: string;
  label: Message;
  hint: Message;
}

/** How a case of the rules is set up in the middle of a game: for scenario files and tests. */
export interface Staging<G> {
  /** Names that a scenario uses for seats, in order: `federation`, `borg`. */
  readonly seats: readonly string[];
  /** A legal position from which cases begin, under the given options. */
  position(options: Json): G;
  /** Steps at which play may begin, by name: the frames that lead there when it is the seat's turn. */
  readonly at: { readonly [step: string]: { about: Message; frames(g: G, turn: Seat): Frame[] } };
  /** Puts named cards on top of a deck (`federation.support`); throws when the deck or a card isn't there. */
  stack(g: G, deck: string, cards: readonly string[]): void;
  /** A pile that cards are drawn from, the top one first; null for any other place that `stack` knows. */
  pile?(g: G, deck: string): readonly Json[] | null;
  /** The places that `stack` knows, by name. */
  readonly decks?: { readonly [deck: string]: Message };
  /** What the paths of the state mean, for those who write cases. */
  readonly paths: { readonly [path: string]: Message };
}

/** A name that a seat comes by in a game, such as that of its ship. */
export interface SeatTitle {
  /** As the log has it: `U.S.S. Defiant`. */
  name: string;
  /** As pictures have it: `Defiant`. */
  short: string;
}

/** What a game is to the kernel. Functions are pure but for the state they are given to change. */
export interface Game<G, V = unknown> {
  readonly id: GameId;
  readonly title: string;
  /** Version of the rules: raised whenever a finished game would replay differently. */
  readonly rules: number;
  /** Names of the seats under these options, in order; their number is the number of players. */
  seatNames(options: Json): string[];
  /** How a seat is called by now, where the game gives it another name than its fixed one; null while it has none. Public. */
  seatNow?(state: State<G>, seat: Seat): SeatTitle | null;
  /**
   * Checks and completes options; throws `Refused` with what to do. Where they are a change of others, `before`, it may
   * set right what goes with the change.
   */
  options(raw: unknown, before?: Json): Json;
  /** The position before the first step. */
  setup(options: Json): G;
  /** Procedure that is the whole game. */
  readonly main: string;
  readonly procedures: ProcedureTable<G>;
  /** What a reader may know. Pictures, texts and bots are made from it. */
  view(state: State<G>, reader: Reader): V;
  /** A state that the seat can't tell from this one: all it doesn't know is dealt anew by `random`. */
  redeal(state: State<G>, seat: Seat, random: (bound: number) => number): State<G>;
  /** Throws when the position is impossible (cards lost, two in a space that holds one). */
  check(state: State<G>): void;
  score(state: State<G>): ScoreSheet;
  /** Why the wish (a key, or words) can't be done now. */
  refuse(state: State<G>, seat: Seat, wish: string): Refusal;
  /** The safe answer when time runs out. */
  fallback(state: State<G>, decision: Decision): string[];
  /** The answer that the seat's standing orders give, or null to ask. Depends on what the seat may know alone. */
  auto(state: State<G>, question: Question): string[] | null;
  /**
   * What the seat is told about a question as it is put, each thing once: notes in the state what it tells, and changes
   * nothing else.
   */
  teach?(state: State<G>, question: Question): readonly Lesson[];
  /** What happens when a seat gives up. */
  concede(state: State<G>, seat: Seat): Outcome;
  /** Kinds of windows that this seat can ever have: an interrupt, a re-roll. */
  windows(state: State<G>, seat: Seat): readonly OrderKind[];
  readonly staging: Staging<G>;
  /** The orders that a seat begins with; a bot's seat costs nobody's time, so it may be asked in every window. */
  defaultOrders(seat: Seat, bot: boolean): StandingOrders;
  /** Checks orders that a person gave; throws `Refused` with what to do. */
  orders(raw: unknown, state: State<G>, seat: Seat): StandingOrders;
}
