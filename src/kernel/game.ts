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

/** The next step of a procedure, one of its own by name, or null when the procedure is finished. */
export type Next<S extends string = string> = S | null;

/** A procedure as it is called: its name, and what it is to remember at first. */
export interface Callable<L> {
  readonly name: string;
  /** Never there: it tells the compiler what the memory is, so that a call with another one doesn’t compile. */
  readonly remembers?: (local: L) => void;
}

/** What a step may do. Randomness and reveals go through here, so that the barrier moves. */
export interface Ctx<G> {
  readonly state: State<G>;
  readonly g: G;
  /** Nobody reads what is asked: options may have their keys alone, without words. Which there are is the same. */
  readonly terse?: boolean;
  /** Rolls `count` dice with faces 1 to `sides`. Moves the barrier. */
  roll(count: number, sides?: number): number[];
  /** Puts a list in random order, in place. Moves the barrier. */
  shuffle(list: Json[]): void;
  /** Takes up to `count` from the front of a deck, for a seat that is to be told what it drew (`tell`). Moves the barrier. */
  draw<T extends Json>(deck: T[], count: number): T[];
  /** Says that something hidden became known. Moves the barrier. */
  reveal(): void;
  /** Tells everyone. `lost`: what a seat loses by it. */
  log(text: Text, rule?: RuleId, lost?: Loss): void;
  /** Tells one seat more than the others; `others` null: they learn nothing. */
  tell(seat: Seat, text: Text, others: Text | null, rule?: RuleId): void;
  /** Runs another procedure before the next step of this one. At most one per step. */
  call(proc: Callable<object>): void;
  call<L extends object>(proc: Callable<L>, local: NoInfer<L>): void;
  /** Ends the game. */
  end(outcome: Outcome): void;
}

/** Who is asked in which window. */
export type InWindow = Required<Pick<Question, 'seat' | 'window'>>;

/** A step that asks a seat. `ask` must not change anything: it is computed again whenever the options are wanted afresh. */
export interface AskStep<G, L, S extends string = string> {
  /** The question, or `{ go }` when there is nothing to ask. */
  ask(ctx: Ctx<G>, local: L): Question | { go: Next<S> };
  /**
   * Who is asked in which window. Who doesn’t want to be asked there passes before the question is worked out: such an answer is `PASS`, to
   * a question without options. Left out: the question says it.
   */
  window?(ctx: Ctx<G>, local: L): InWindow;
  answer(ctx: Ctx<G>, local: L, answer: Answer): Next<S>;
}

/** A step that asks several seats at once; nobody sees the others' answers until all have answered. */
export interface AskAllStep<G, L, S extends string = string> {
  /** One question per seat that has a say; none left out later. Must not change anything. */
  askAll(ctx: Ctx<G>, local: L): Question[];
  reveal(ctx: Ctx<G>, local: L, answers: Record<Seat, string[]>): Next<S>;
}

/** An accepted answer. */
export interface Answer {
  seat: Seat;
  keys: string[];
  /** The first key, for picks. */
  key: string;
  /** What was asked. */
  question: Question;
}

export type RunStep<G, L, S extends string = string> = (ctx: Ctx<G>, local: L) => Next<S>;
export type Step<G, L, S extends string = string> = RunStep<G, L, S> | AskStep<G, L, S> | AskAllStep<G, L, S>;
/** Steps by name, each of which goes on to one of `S`. */
export type Steps<G, L, K extends string = string, S extends string = K> = { readonly [step in K]: Step<G, L, S> };
/** What a frame remembers, as it is stored. */
export type Memory = Record<string, Json | undefined>;

/** A procedure of the rules: its steps by name; the first one is `begin`. The type system has forgotten its memory. */
export interface Procedure<G> {
  readonly name: string;
  readonly steps: { readonly [step: string]: Step<G, Memory> };
}
export type ProcedureTable<G> = { readonly [proc: string]: Procedure<G> };

/**
 * Declares a procedure: `procedure<Coin, { seat: Seat }>('toss')({ begin … })`. Its name stands in the frames of stored games.
 * Steps are checked: that there is a `begin`, and that each goes on to a step that there is.
 */
export function procedure<G, L extends object>(name: string) {
  return <K extends string>(steps: Steps<G, L, K | 'begin', NoInfer<K | 'begin'>>): Procedure<G> & Callable<L> =>
    // The kernel hands each step the memory that was stored for this very procedure.
    ({ name, steps: steps as unknown as Procedure<G>['steps'] });
}

/** Procedures by their names. Throws when two have the same. */
export function procedures<G>(...all: readonly Procedure<G>[]): ProcedureTable<G> {
  const table = Object.fromEntries(all.map((one) => [one.name, one]));
  if (Object.keys(table).length < all.length) throw new Error('two procedures have the same name');
  return table;
}

/** A kind of window that standing orders may name. */
export interface OrderKind {
  id: string;
  label: Text;
  hint: Text;
  /** Whether the seat is asked there by now, where that hangs on more than whether its standing orders name it: “asked, as you hold”. */
  now?: Text;
}

/** How a case of the rules is set up in the middle of a game: for scenario files and tests. */
export interface Staging<G> {
  /** Names that a scenario uses for seats, in order: `federation`, `borg`. */
  readonly seats: readonly string[];
  /** A legal position from which cases begin, under the given options. */
  position(options: Json): G;
  /** Steps at which play may begin, by name: the frames that lead there when it is the seat's turn. */
  readonly at: { readonly [step: string]: { about: Text; frames(g: G, turn: Seat): Frame[] } };
  /** Puts named cards on top of a deck (`federation.support`); throws when the deck or a card isn't there. */
  stack(g: G, deck: string, cards: readonly string[]): void;
  /** A pile that cards are drawn from, the top one first; null for any other place that `stack` knows. */
  pile?(g: G, deck: string): readonly Json[] | null;
  /** The places that `stack` knows, by name. */
  readonly decks?: { readonly [deck: string]: Text };
  /** What the paths of the state mean, for those who write cases. */
  readonly paths: { readonly [path: string]: Text };
}

/** A name that a seat comes by in a game, such as that of its ship. */
export interface SeatTitle {
  /** As the log has it, where a person may stand in its place: `U.S.S. Defiant`. */
  name?: string;
  /** As pictures have it: `Defiant`. */
  short: string;
}

/** What a game is to the kernel. Functions are pure but for the state they are given to change. */
export interface Game<G, V = unknown> {
  readonly id: GameId;
  readonly title: string;
  /** What people say for the verbs of its options; without it they say the verbs alone. */
  readonly says?: VerbSynonyms;
  /** Divides what people say in one breath into a pick and what is chosen next: “explore north”. Null: it is one. */
  readonly divide?: (said: Text) => { said: Text; choice: Text } | null;
  /** Version of the rules: raised whenever a finished game would replay differently. */
  readonly rules: number;
  /**
   * Brings a position that an older version of the rules left up to this version. Returns whether it changed anything: its open
   * questions are then asked again.
   */
  renew?(g: G): boolean;
  /** Names of the seats under these options, in order; their number is the number of players. */
  seatNames(options: Json): string[];
  /** How a seat is called by now, where the game gives it another name than its fixed one; null while it has none. Public. */
  seatNow?(state: State<G>, seat: Seat): SeatTitle | null;
  /** How a game that is over ended, in words for people, where they are others than the kept ones (`why`). Public. */
  ending?(state: State<G>): string;
  /** Names the turn under way, as people count turns: the next one has another name. Public. Without it who is awaited makes a turn. */
  turnNow?(state: State<G>): string;
  /**
   * Whether the game is still being set up. Public. There seats place things in turns, so that what others do between hardly changes what
   * one wants: a line goes on after it.
   */
  inSetup?(state: State<G>): boolean;
  /**
   * Checks and completes options; throws `Refused` with what to do. Where they are a change of others, `before`, it may
   * set right what goes with the change.
   */
  options(raw: unknown, before?: Json): Json;
  /**
   * Options with a deck that the player of a seat brings, and what everyone at the table should know of it before the game. Throws
   * `Refused` with what to do. What is in the deck is told to nobody. Null for the deck: nothing is brought any more, if it was.
   */
  bring?(options: Json, seat: Seat, deck: Json): { options: Json; says: Text | null };
  /** Reads and checks the decks that `bring` takes. */
  readonly decks?: DeckReader;
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
  /**
   * The verbs by which a seat lets happen what another one does, by the kind of window; '' for questions in no window. By default it
   * passes.
   */
  readonly lets?: { readonly [window: string]: readonly string[] };
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
  /** How the game ends when a seat gives up, or is away and the others score without it. */
  concede(state: State<G>, seat: Seat, how?: 'gives up' | 'is away'): Outcome;
  /** Kinds of windows that this seat can ever have: an interrupt, a re-roll. */
  windows(state: State<G>, seat: Seat): readonly OrderKind[];
  readonly staging: Staging<G>;
  /**
   * Whether the seat is asked in a window, where that hangs on more than whether its standing orders name it: on those
   * orders and on what everyone knows.
   */
  asks?(state: State<G>, asked: InWindow): boolean;
  /** Whether a preview may go on as if another seat passed in a window. Left out: it ends there. */
  assumes?(asked: InWindow): boolean;
  /** The standing orders of a seat as they hold by now, where some of them lapse; without it as they were given. */
  ordersNow?(state: State<G>, seat: Seat): StandingOrders | undefined;
  /** The orders that a seat begins with; a bot's seat costs nobody's time, so it may be asked in every window. */
  defaultOrders(seat: Seat, bot: boolean): StandingOrders;
  /** Checks orders that a person gave; throws `Refused` with what to do. */
  orders(raw: unknown, state: State<G>, seat: Seat): StandingOrders;
}
