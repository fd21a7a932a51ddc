/** Anything that survives a JSON round trip unchanged. State, inputs and events contain nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** The number of a seat at the table, counted from 0. The game decides which side each seat plays. */
export type Seat = number;
/** The id of a game, such as `away-missions`. */
export type GameId = string;
/** The id of a rule in the rulebook, such as `M-ATK-05`. Ids of rules for all tables begin with `T-`. */
export type RuleId = string;
/** Plain English text without markup. The content of a text may depend on its reader. */
export type Text = string;
/** A viewer: a seat, or anyone who just watches. */
export type Reader = Seat | 'spectator';

/** Words for a game’s options, in lower case, and special properties of its verbs. */
export interface VerbSynonyms {
  /** For each verb, the words that mean it, besides the verb itself. */
  readonly verbs: { readonly [verb: string]: readonly string[] };
  /**
   * Verbs that cost a card, the rest of the turn or a friend. If the question offers other verbs too, a player must
   * type the verb: the name of the option alone isn't enough.
   */
  readonly explicit?: readonly string[];
  /** The verbs in `explicit` that a player must type even if the question offers no other verb. */
  readonly alwaysExplicit?: readonly string[];
  /** Verbs that players may leave out even if they misspell the name. */
  readonly implied?: readonly string[];
  /** Verbs that begin a fight. A player who types only the name of a space never chooses one of these verbs. */
  readonly fights?: readonly string[];
  /**
   * Verbs that end or refuse something. Typing another verb that appears in their labels doesn't choose them: “fight”
   * isn't “End the fight”.
   */
  readonly ends?: readonly string[];
  /** Words for kinds of things, which don't identify an individual thing. */
  readonly kinds?: readonly string[];
  /**
   * Words for a direction that people also use as filler words, such as “down”. If a player types one of these words,
   * only options that contain the word match.
   */
  readonly ways?: readonly string[];
}

/** The subject of an option, so that a picture can mark it. */
export type Ref = { readonly kind: string; readonly id: string };

/** A possible answer of a seat. */
export interface Option {
  /**
   * A stable name whose colons divide it into levels, such as `attack:worf:phaser`. A key is never a position in a
   * list.
   */
  key: string;
  /** The kind of action, such as `move` or `attack`. */
  verb: string;
  /** At most `LABEL_LENGTH` characters. The first 30 characters distinguish it from its neighbors. */
  label: Text;
  /** The option's cost and effect, in at most `HINT_LENGTH` characters. */
  hint?: Text;
  /** The heading of the option in long lists. */
  group?: string;
  /** Other names that people may type but that are never shown. The names may depend only on what the seat knows. */
  called?: readonly Text[];
  /**
   * Set if the option ends part of the turn. If a typed line's next pick is possible only after this option, the line
   * picks the option silently. If the value is text, it names what the player gives up, and the line stops and shows
   * it, unless the next pick ends the turn.
   */
  leads?: true | Text;
  /**
   * A sentence about something else that the option ends, which players may overlook. Players must confirm such an
   * option first.
   */
  ends?: Text;
  /**
   * Set if the option breaks an agreement with another seat. A player who picks the option on its own, not within a line, has
   * to confirm it.
   */
  betrays?: true;
  subject?: Ref;
  /** The rule that allows the option. */
  rule?: RuleId;
  /** For the kind `allocate`: the maximum number of times that the key may be chosen. Default: 1. */
  max?: number;
  /** True if the option exists because of something that other seats can't see, such as a card in hand. */
  hidden?: boolean;
}

/**
 * The kind of answer: one option, several different options, a number (keys are decimal numbers), all options in an order, or
 * points spread over the options.
 */
export type DecisionKind = 'pick' | 'subset' | 'amount' | 'order' | 'allocate';

/** A pending question. A seat has at most one pending question. */
export interface Decision {
  /** Each question has a new id, which stays the same while the question is pending, no matter what other seats do. */
  id: string;
  seat: Seat;
  kind: DecisionKind;
  prompt: Text;
  options: Option[];
  /**
   * Minimum number of keys in an answer. `min` and `max` are 1 for `pick` and `amount`, and the number of options for
   * `order`.
   */
  min: number;
  max: number;
  /** Options that are a complete answer on their own, such as passing or playing an interrupt. */
  instead?: Option[];
  /** The rule behind the question. */
  rule?: RuleId;
  /**
   * The kind of window that the question belongs to. A seat whose standing orders don't name this kind of window answers `pass`
   * automatically.
   */
  window?: string;
}

/** The question of a step, which the kernel turns into a decision. */
export type Question = Omit<Decision, 'id'>;

/** A position within a procedure. `local` is the procedure's memory, in which a finished child procedure leaves its `result`. */
export interface Frame {
  proc: string;
  step: string;
  local: Record<string, Json | undefined>;
}

/** A seat's automatic answers, which are private to the seat. */
export interface StandingOrders {
  /** The kinds of windows in which the seat is asked. The seat passes in all other windows. */
  ask: string[];
  /** The game's own preferences, such as `damage: ['move', 'skill']`, which the game itself checks. */
  prefer: Record<string, Json>;
}

/** The result of a game. */
export interface Outcome {
  /** The winners, who share the victory if there are several; empty if nobody won. */
  winners: Seat[];
  why: Text;
  rule?: RuleId;
}

/** A game in play, as plain JSON, which only the kernel changes. */
export interface State<G> {
  game: GameId;
  /** The version of the game's rules at this table. */
  rules: number;
  /**
   * How many random numbers the game has used so far. An undo doesn't reduce this number. The seed itself is stored
   * elsewhere.
   */
  draws: number;
  /** How many decision ids the game has used so far. An undo doesn't reduce it. */
  asked: number;
  stack: Frame[];
  pending: Decision[];
  /** The `seq` of the last roll, draw, reveal or visible act of another seat. Nothing before this entry can be undone. */
  barrier: number;
  /** The only seat that has visibly acted since the barrier, or null if none has. */
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
  /** Other names by which people know it, for example an older spelling. Look-ups find it by them, too. */
  readonly alsoNamed?: readonly string[];
  /** The kinds of component, from the narrowest to the widest: `Equipment`, `Medical`, `Federation`. */
  readonly kind: readonly string[];
  /** The printed text, with one line per element. */
  readonly lines: readonly string[];
  /** The rules that explain the component, most specific first. */
  readonly rules: readonly RuleId[];
  readonly view: V;
}

/** Something that happened, in words. */
export interface Event {
  /** The text for everyone, or null if only some seats learn of it. */
  text: Text | null;
  /** Texts for single seats, which replace the public text. */
  seats?: Record<Seat, Text>;
  rule?: RuleId;
  /** Set if the event is a lesson about the next question, which shows the text with a link to the rule. */
  lesson?: true;
  /** A seat's loss caused by another player. Messages always include this event's text, and `/why` quotes it. */
  lost?: Loss;
}

/** The things that a seat loses through another player's effect. Public. */
export interface Loss {
  seat: Seat;
  /** The names of the lost things, such as card titles or Crew Members. */
  names: readonly Text[];
}

/** A short explanation of a rule for newcomers. */
export interface Lesson {
  text: Text;
  rule: RuleId;
}

/** Who learned something hidden: nobody, everyone, or only some seats. */
export type InfoRevealed = boolean | 'privately';

/** The reason why something can't be done, worded for the player who asked, with the rule. */
export interface Refusal {
  text: Text;
  rule?: RuleId;
  /** A broader rule that also forbids the action, such as the rule of the current phase. */
  also?: RuleId;
  /**
   * Options that the player may have meant. `line` picks the option and then continues with the rest of the refused
   * line.
   */
  instead?: readonly { label: Text; line: Text }[];
  /** Set if the request is possible after all, and the text says so. */
  can?: true;
}

/** Thrown if an input is not possible, in which case the table stays unchanged. */
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

/** A final score, with one row per seat. */
export interface ScoreSheet {
  rows: { seat: Seat; total: number; parts: { label: Text; points: number }[] }[];
}
