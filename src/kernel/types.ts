/** Anything that survives a JSON round trip unchanged. State, inputs and events contain nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** The number of a seat at the table, from 0. The game decides which side it plays. */
export type Seat = number;
/** The id of a game, such as `away-missions`. */
export type GameId = string;
/** The id of a rule in the rulebook, such as `M-ATK-05`. Rules for all tables begin with `T-`. */
export type RuleId = string;
/** Plain English text without markup. What it may contain depends on its reader. */
export type Text = string;
/** The viewer: a seat, or anyone who just watches. */
export type Reader = Seat | 'spectator';

/** Words for a game’s options, in lower case, and special properties of verbs. */
export interface VerbSynonyms {
  /** For each verb, the words that mean it besides the verb itself. */
  readonly verbs: { readonly [verb: string]: readonly string[] };
  /**
   * Verbs that must be typed, because they cost a card, the rest of the turn or a friend. A name alone means another
   * verb.
   */
  readonly explicit?: readonly string[];
  /** The explicit verbs that must be typed even if the question is about nothing else. */
  readonly alwaysExplicit?: readonly string[];
  /** Verbs that players may leave out even with a misspelled name. */
  readonly implied?: readonly string[];
  /** Verbs that begin a fight. A space typed alone never means one of them. */
  readonly fights?: readonly string[];
  /** Verbs that continue or end something. Their labels may name what they end. */
  readonly ends?: readonly string[];
  /** Words for kinds of things, which don't identify a single thing. */
  readonly kinds?: readonly string[];
  /**
   * Words for destinations, which people also use for other things. If a player types one of them, only options that
   * contain it match.
   */
  readonly ways?: readonly string[];
}

/** The subject of an option, so that a picture can mark it. */
export type Ref = { readonly kind: string; readonly id: string };

/** A possible answer of a seat. */
export interface Option {
  /** A stable name that forms a tree by its colons, such as `attack:worf:phaser`. Never a position in a list. */
  key: string;
  /** The first level shown to people, such as `move` or `attack`. */
  verb: string;
  /** At most `LABEL_LENGTH` characters. Differs from its neighbors within the first 30. */
  label: Text;
  /** Its cost and effect, in at most `HINT_LENGTH` characters. */
  hint?: Text;
  /** The heading in long lists. */
  group?: string;
  /** Other names that people may type, never shown. They may depend only on what the seat knows. */
  called?: readonly Text[];
  /**
   * Set if the option ends a part of the turn. A typed line takes the option silently if its next pick only becomes
   * possible after it. A text names what is given up; the line then stops and shows the text, unless its next pick ends
   * the turn.
   */
  leads?: true | Text;
  /**
   * A sentence about other things that end with the option and are easily overlooked. Players are asked to confirm
   * first.
   */
  ends?: Text;
  /**
   * Set if the option breaks an agreement with another seat. A player who picks the option alone, not within a line,
   * has to confirm.
   */
  betrays?: true;
  subject?: Ref;
  /** The rule that allows it. */
  rule?: RuleId;
  /** For kind `allocate`: maximum number of times that the key may be chosen. Default: 1. */
  max?: number;
  /** Whether the option exists because of something other seats can't see, such as a card in hand. */
  hidden?: boolean;
}

/**
 * The kind of answer: one option, several different ones, a number (keys are decimal numbers), all options in an order,
 * or points spread over the options.
 */
export type DecisionKind = 'pick' | 'subset' | 'amount' | 'order' | 'allocate';

/** A pending question. A seat has at most one. */
export interface Decision {
  /** New for each question, and unchanged while it is pending, whatever other seats do. */
  id: string;
  seat: Seat;
  kind: DecisionKind;
  prompt: Text;
  options: Option[];
  /** Number of keys in an answer: 1 for `pick` and `amount`, all for `order`. */
  min: number;
  max: number;
  /** Options that are a complete answer by themselves, such as passing or playing an interrupt. */
  instead?: Option[];
  /** The rule behind the question. */
  rule?: RuleId;
  /** The kind of window. A seat whose standing orders don't ask for it answers `pass` automatically. */
  window?: string;
}

/** The question of a step, from which the kernel makes a decision. */
export type Question = Omit<Decision, 'id'>;

/** The position within a procedure. `local` is its memory, in which a finished child leaves its `result`. */
export interface Frame {
  proc: string;
  step: string;
  local: Record<string, Json | undefined>;
}

/** A seat's automatic answers. Private to the seat. */
export interface StandingOrders {
  /** Kinds of windows in which the seat wants to be asked. It passes everywhere else. */
  ask: string[];
  /** The game's own preferences, checked by the game: `damage: ['move', 'skill']`. */
  prefer: Record<string, Json>;
}

/** The result of a game. */
export interface Outcome {
  /** Empty if nobody won. Several winners share the victory. */
  winners: Seat[];
  why: Text;
  rule?: RuleId;
}

/** A game in play, as plain JSON. Only the kernel changes it. */
export interface State<G> {
  game: GameId;
  /** Version of the game's rules at this table. */
  rules: number;
  /** Number of random numbers taken, which never decreases. The seed itself isn't stored here. */
  draws: number;
  /** Number of decision ids given out, which never decreases. */
  asked: number;
  stack: Frame[];
  pending: Decision[];
  /** `seq` of the last roll, draw, reveal or visible act of another seat. Nothing before it can be undone. */
  barrier: number;
  /** The seat whose visible acts come after the barrier, or null. */
  acting: Seat | null;
  /** By seat. */
  orders: StandingOrders[];
  g: G;
  over: Outcome | null;
}

/** A printed component of a game: its text, the rules that explain it, and the data for its picture. */
export interface Component<V = unknown> {
  /** Unique among the game's components, at most 60 characters. */
  readonly id: string;
  readonly name: string;
  /** Its kinds, from the narrowest on: `Equipment`, `Medical`, `Federation`. */
  readonly kind: readonly string[];
  /** Its text, one line per entry. */
  readonly lines: readonly string[];
  /** The rules that explain it, most specific first. */
  readonly rules: readonly RuleId[];
  readonly view: V;
}

/** Something that happened, in words. */
export interface Event {
  /** The text for everyone, or null if only some seats learn of it. */
  text: Text | null;
  /** Texts for single seats, instead of the public one. */
  seats?: Record<Seat, Text>;
  rule?: RuleId;
  /** Set if it explains the next question. It is shown with the question and links to the rule. */
  lesson?: true;
  /** A seat's loss caused by another player. Messages always include this line, and `/why` quotes it. */
  lost?: Loss;
}

/** Things a seat loses through another player's effect. Public. */
export interface Loss {
  seat: Seat;
  /** Names of the lost things, such as card titles or Crew Members. */
  names: readonly Text[];
}

/** A short explanation of a rule for newcomers. */
export interface Lesson {
  text: Text;
  rule: RuleId;
}

/** Who learned something hidden: nobody, everyone, or some seats. */
export type InfoRevealed = boolean | 'privately';

/** The reason why something can't be done, in words for the player who asked, with the rule. */
export interface Refusal {
  text: Text;
  rule?: RuleId;
  /** A broader rule that forbids it as well, such as that of the current phase. */
  also?: RuleId;
  /**
   * Options that may have been meant: each one’s label, and the line that plays it together with the rest of the
   * refused line.
   */
  instead?: readonly { label: Text; line: Text }[];
  /** Set if the request is possible after all. The text then says so. */
  can?: true;
}

/** Thrown when an input is not possible. The table is unchanged. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(text: Text, rule?: RuleId, instead?: Refusal['instead']) {
    super(text);
    this.name = 'Refused';
    this.refusal = {
      text,
      ...(rule === undefined ? {} : { rule }),
      ...(instead === undefined ? {} : { instead }),
    };
  }
}

/** A final score, one row per seat. */
export interface ScoreSheet {
  rows: { seat: Seat; total: number; parts: { label: Text; points: number }[] }[];
}
