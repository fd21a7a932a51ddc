import type { DeckReader } from './decks.ts';
import type {
  Decision,
  Frame,
  GameId,
  Json,
  Lesson,
  Loss,
  Outcome,
  Question,
  Reader,
  Refusal,
  RuleId,
  ScoreSheet,
  Seat,
  StandingOrders,
  State,
  Text,
  VerbSynonyms,
} from './types.ts';

/** The name of the procedure's next step, or null if the procedure has finished. */
export type Next<S extends string = string> = S | null;

/** A procedure that can be called: its name, and the type of its initial memory. */
export interface Callable<L> {
  readonly name: string;
  /**
   * Never present. This field tells the compiler the type of the memory, so that calls with the wrong memory don’t
   * compile.
   */
  readonly remembers?: (local: L) => void;
}

/**
 * The context that the kernel passes to a step. Steps use randomness and reveal things only through this context, so
 * that it can move the undo barrier.
 */
export interface Ctx<G> {
  readonly state: State<G>;
  readonly g: G;
  /** Set if nobody will read the questions. Options then need only keys and no text, but must otherwise be the same. */
  readonly terse?: boolean;
  /**
   * Rolls `count` dice whose faces are numbered 1 to `sides`. Moves the undo barrier. If high faces are good for a seat,
   * `owners` names it, or the seat of each die; then the report on the game compares the seat's dice with the average.
   */
  roll(count: number, sides?: number, owners?: Seat | readonly (Seat | null)[]): number[];
  /** Shuffles a list in place. Moves the barrier. */
  shuffle(list: Json[]): void;
  /**
   * Takes up to `count` cards from the front of a deck, for a seat that must then be told which cards they are (`tell`).
   * Moves the barrier.
   */
  draw<T extends Json>(deck: T[], count: number): T[];
  /** Declares that hidden information has been revealed. Moves the barrier. */
  reveal(): void;
  /**
   * Declares that the step depends on something that only this seat knows, without revealing it. A preview for another
   * seat stops here.
   */
  dependsOn(seat: Seat): void;
  /** Logs text for everyone. `lost` names things that a seat loses. */
  log(text: Text, rule?: RuleId, lost?: Loss): void;
  /** Logs text for a seat, and different text for the others. If `others` is null, the others learn nothing. */
  tell(seat: Seat, text: Text, others: Text | null, rule?: RuleId): void;
  /** Runs another procedure before the next step of this one. A step may call at most one procedure. */
  call(proc: Callable<object>): void;
  call<L extends object>(proc: Callable<L>, local: NoInfer<L>): void;
  /** Ends the game. */
  end(outcome: Outcome): void;
}

/** A window, and the seat that is asked in it. */
export type InWindow = Required<Pick<Question, 'seat' | 'window'>>;

/**
 * A step that asks one seat. `ask` must not change anything, because it is called again whenever the options are
 * needed.
 */
export interface AskStep<G, L, S extends string = string> {
  /** Returns the question, or `{ go }` if there is nothing to ask. */
  ask(ctx: Ctx<G>, local: L): Question | { go: Next<S> };
  /**
   * Returns the step's window and the seat that it asks. A seat that isn't asked in the window passes before the
   * question is computed: its answer is `PASS`, and the question has no options. Without this function, the question
   * itself names the window.
   */
  window?(ctx: Ctx<G>, local: L): InWindow;
  answer(ctx: Ctx<G>, local: L, answer: Answer): Next<S>;
}

/** A step that asks several seats at the same time. Nobody sees the others' answers until all have answered. */
export interface AskAllStep<G, L, S extends string = string> {
  /**
   * Returns one question for each seat that has a choice. The function must not change anything, and each call must
   * return every question that earlier calls returned.
   */
  askAll(ctx: Ctx<G>, local: L): Question[];
  reveal(ctx: Ctx<G>, local: L, answers: Record<Seat, string[]>): Next<S>;
}

/** An answer that the kernel has accepted. */
export interface Answer {
  seat: Seat;
  keys: string[];
  /** The first key, for questions with a single answer. */
  key: string;
  /** The question that was answered. */
  question: Question;
}

export type RunStep<G, L, S extends string = string> = (ctx: Ctx<G>, local: L) => Next<S>;
export type Step<G, L, S extends string = string> = RunStep<G, L, S> | AskStep<G, L, S> | AskAllStep<G, L, S>;
/** Steps by name. Each step continues with one of `S`. */
export type Steps<G, L, K extends string = string, S extends string = K> = { readonly [step in K]: Step<G, L, S> };
/** The memory of a procedure, as stored in its frame. */
export type Memory = Record<string, Json | undefined>;

/**
 * A procedure of the rules, as a set of named steps, the first of which is `begin`. The type of its memory is left out,
 * so that one table can hold all procedures.
 */
export interface Procedure<G> {
  readonly name: string;
  readonly steps: { readonly [step: string]: Step<G, Memory> };
}
export type ProcedureTable<G> = { readonly [proc: string]: Procedure<G> };

/**
 * Declares a procedure: `procedure<Coin, { seat: Seat }>('toss')({ begin … })`. Stored games refer to the procedure by
 * its name. The compiler checks that `begin` exists and that each step continues with an existing step.
 */
export function procedure<G, L extends object>(name: string) {
  return <K extends string>(steps: Steps<G, L, K | 'begin', NoInfer<K | 'begin'>>): Procedure<G> & Callable<L> =>
    // The kernel passes each step the memory that was stored for this procedure.
    ({ name, steps: steps as unknown as Procedure<G>['steps'] });
}

/** Returns a table of procedures by name. Throws if two procedures have the same name. */
export function procedures<G>(...all: readonly Procedure<G>[]): ProcedureTable<G> {
  const table = Object.fromEntries(all.map((one) => [one.name, one]));
  if (Object.keys(table).length < all.length) throw new Error('two procedures have the same name');
  return table;
}

/** A kind of window that standing orders can name. */
export interface OrderKind {
  id: string;
  label: Text;
  hint: Text;
  /**
   * Says whether the seat is asked at the moment, if its orders alone don't decide this: “asked for now, because you
   * hold”.
   */
  now?: Text;
}

/** A window that may open for a seat while others act, and the answers that its player can prepare for it. */
export interface Foreseeable {
  /** The kind of window, as standing orders name it. */
  window: string;
  /** The answers: the words that choose one, and its label. */
  answers: readonly { words: Text; label: Text }[];
}

/** The facts about an open question that prepared answers depend on. */
export interface QuestionFacts {
  /** The kind of window. */
  window: string;
  /** The seat whose act the question responds to, or null if there is no such act. Public. */
  by: Seat | null;
  /** True if everyone knows which answers the seat has, so that an early answer tells nothing hidden. */
  open?: true;
}

/** The answer that is given for a seat whose time is over. */
export interface Fallback {
  keys: string[];
  /**
   * True if the answer only declines, passes or ends a turn: it spends nothing, risks nothing and chooses nothing that
   * the player would want to choose. The clock gives only safe answers for people.
   */
  safe: boolean;
}

/** The setup of scenarios that begin in the middle of a game, for scenario files and tests. */
export interface Staging<G> {
  /** The names of seats in scenarios, in order, such as `federation` and `borg`. */
  readonly seats: readonly string[];
  /** Returns the legal position in which scenarios begin, with these options. */
  position(options: Json): G;
  /** Steps at which a scenario may begin, by name. `frames` returns the frames that make it the seat's turn. */
  readonly at: { readonly [step: string]: { about: Text; frames(g: G, turn: Seat): Frame[] } };
  /** Puts named cards on top of a deck such as `federation.support`. Throws if the deck or a card doesn't exist. */
  stack(g: G, deck: string, cards: readonly string[]): void;
  /** Returns a draw pile, top card first, or null for a place that `stack` knows but that isn't a draw pile. */
  pile?(g: G, deck: string): readonly Json[] | null;
  /** Descriptions of the places known to `stack`, by name. */
  readonly decks?: { readonly [deck: string]: Text };
  /** Descriptions of paths into the state, for scenario authors. */
  readonly paths: { readonly [path: string]: Text };
}

/** A name that a seat gets during the game, such as the name of its ship. */
export interface SeatTitle {
  /** The name for the log, such as a ship's full name, which may replace the player's name. */
  name?: string;
  /** The name in pictures: `Defiant`. */
  short: string;
}

/**
 * The interface between the kernel and a game. All functions are pure, except that they may change a state that is
 * passed to them for this purpose.
 */
export interface Game<G, V = unknown> {
  readonly id: GameId;
  readonly title: string;
  /** Words that players use for the verbs of options. Without this field, players use only the verbs themselves. */
  readonly says?: VerbSynonyms;
  /**
   * Splits a typed phrase into a pick and the choice after it, as in “explore north”. Returns null if the phrase is a
   * single pick.
   */
  readonly divide?: (said: Text) => { said: Text; choice: Text } | null;
  /** The version of the rules, raised whenever a finished game would replay differently. */
  readonly rules: number;
  /**
   * Updates a position from an older version of the rules to this one. Returns true if anything changed, so that the
   * open questions have to be asked again.
   */
  renew?(g: G): boolean;
  /** Returns the names of the seats under these options, in order, one per player. */
  seatNames(options: Json): string[];
  /** Returns the name that a seat has gained during the game, or null. Public. */
  seatNow?(state: State<G>, seat: Seat): SeatTitle | null;
  /** Returns the result of a finished game for players, if it differs from the stored text (`why`). Public. */
  ending?(state: State<G>): string;
  /**
   * Returns a name for the current turn, different every turn. Public. Without this function, a turn lasts as long as
   * the table waits for the same seats.
   */
  turnNow?(state: State<G>): string;
  /**
   * Returns the seat whose turn it is, or null during setup and between turns. Public. Games without this function have
   * no turns that belong to a single seat.
   */
  turnSeat?(state: State<G>): Seat | null;
  /** The rule of the log line with which a Round begins. The first number in that line is the number of the Round. */
  readonly roundBegins?: RuleId;
  /**
   * True if the game is still being set up. Public. During setup, a typed line continues after other seats' choices,
   * since these hardly affect what a player wants.
   */
  inSetup?(state: State<G>): boolean;
  /**
   * Checks and completes options. Throws `Refused` with a message that says what to do. `before` has the options before
   * a change, so that the function can adjust options that depend on the change.
   */
  options(raw: unknown, before?: Json): Json;
  /**
   * Returns the options with a deck that a seat's player brings, and the text to show everyone at the table. Throws
   * `Refused` with a message that says what to do. The contents of the deck stay secret. If `deck` is null, removes the
   * deck that the player brought.
   */
  bring?(options: Json, seat: Seat, deck: Json): { options: Json; says: Text | null };
  /** Parses and checks the decks that `bring` accepts. */
  readonly decks?: DeckReader;
  /** Returns the position before the game's first step. */
  setup(options: Json): G;
  /** The name of the procedure that plays the whole game. */
  readonly main: string;
  readonly procedures: ProcedureTable<G>;
  /** Returns the game as a viewer may see it, for pictures, texts and bots. */
  view(state: State<G>, reader: Reader): V;
  /**
   * Returns a state that the seat can't distinguish from this one, with everything that the seat doesn't know redealt by
   * `random`.
   */
  redeal(state: State<G>, seat: Seat, random: (bound: number) => number): State<G>;
  /** Throws if the position is impossible, for example because cards are lost or a space holds too many pieces. */
  check(state: State<G>): void;
  score(state: State<G>): ScoreSheet;
  /**
   * The verbs with which a seat lets another seat's action happen, by kind of window. '' stands for questions outside
   * windows. Default: passing.
   */
  readonly lets?: { readonly [window: string]: readonly string[] };
  /** Returns the reason why a request (a key or words) can't be done now. */
  refuse(state: State<G>, seat: Seat, request: string): Refusal;
  /** Returns the answer after a timeout: a safe one if there is one. */
  fallback(state: State<G>, decision: Decision): Fallback;
  /**
   * Returns the answer that the seat's standing orders give, or null if the seat has to be asked. The answer may depend
   * only on what the seat knows.
   */
  auto(state: State<G>, question: Question): string[] | null;
  /**
   * Returns lessons for the seat about a question, each lesson only once. The function records in the state which
   * lessons were given, and changes nothing else.
   */
  teach?(state: State<G>, question: Question): readonly Lesson[];
  /** Returns the result if a seat gives up, or if it is away and the others end the game without it. */
  concede(state: State<G>, seat: Seat, how?: 'gives up' | 'is away'): Outcome;
  /** Returns the kinds of windows that this seat can ever have, such as an interrupt or a re-roll. */
  windows(state: State<G>, seat: Seat): readonly OrderKind[];
  readonly staging: Staging<G>;
  /**
   * True if a seat is asked in a window, and false if it passes automatically. Without this function, a seat is asked
   * in the windows that its standing orders name. The function may use only the seat's standing orders and public
   * information.
   */
  asks?(state: State<G>, asked: InWindow): boolean;
  /**
   * True if a preview may assume that another seat passes in a window. Without this function, previews stop at every
   * window of another seat.
   */
  assumes?(asked: InWindow): boolean;
  /**
   * Returns the answers that a seat can prepare, for the windows that may open for it while others act. May use only what
   * the seat knows. Windows that are left out can only be passed, or answered in typed words.
   */
  foreseen?(state: State<G>, seat: Seat): readonly Foreseeable[];
  /**
   * Returns what prepared answers have to know about an open question, or null if none can answer it. By default, a
   * question in a window responds to the seat whose turn it is, and its answers are hidden.
   */
  factsOf?(state: State<G>, decision: Decision): QuestionFacts | null;
  /** Returns a seat's standing orders without the orders that have expired. By default, the orders stay as given. */
  ordersNow?(state: State<G>, seat: Seat): StandingOrders | undefined;
  /** Returns the orders a seat starts with. A bot may be asked in every window, since nobody has to wait for a bot. */
  defaultOrders(seat: Seat, bot: boolean): StandingOrders;
  /** Checks orders from a player. Throws `Refused` with a message that says what to do. */
  orders(raw: unknown, state: State<G>, seat: Seat): StandingOrders;
}
