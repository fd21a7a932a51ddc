/** Anything that survives a JSON round trip unchanged: state, inputs and events hold nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** A place at the table, from 0; which side it plays is the game's affair. */
export type Seat = number;
/** The name of a game: `away-missions`. */
export type GameId = string;
/** The id of a rule in the project's rulebook: `M-ATK-05`. Shared rules of all tables begin with `T-`. */
export type RuleId = string;
/** Plain English text, without markup. What it may name depends on who is going to read it. */
export type Text = string;
/** Who reads: a seat, or anyone who only watches. */
export type Reader = Seat | 'spectator';

/** What people say for a game’s options, in small letters, and what is special about the verbs of some. */
export interface VerbSynonyms {
  /** For each verb the words that mean it besides the verb itself. */
  readonly verbs: { readonly [verb: string]: readonly string[] };
  /** Verbs that words have to name: they cost a card, the rest of the turn or a friend. A name alone means something else. */
  readonly explicit?: readonly string[];
  /** Those of them that words have to name even in a question about nothing else. */
  readonly alwaysExplicit?: readonly string[];
  /** Verbs that go without saying where a name is misspelled. */
  readonly implied?: readonly string[];
  /** Verbs that begin a fight. A space alone never means them. */
  readonly fights?: readonly string[];
  /** Verbs that continue or end something: their labels may name what they end. */
  readonly ends?: readonly string[];
  /** Words for kinds of things, which are no name of one. */
  readonly kinds?: readonly string[];
  /** Words for where something goes, which people also say around other things. Said, they never mean an option without them. */
  readonly ways?: readonly string[];
}

/** What an option is about, so that a picture can point at it. */
export type Ref = { readonly kind: string; readonly id: string };

/** Something a seat may answer now. */
export interface Option {
  /** Stable name that forms a tree by its colons: `attack:worf:phaser`. Never a position in a list. */
  key: string;
  /** The first level that people see: `move`, `attack`. */
  verb: string;
  /** At most `LABEL_LENGTH` characters; differs from its neighbours within the first 30. */
  label: Text;
  /** What it costs and gives, in at most `HINT_LENGTH` characters. */
  hint?: Text;
  /** Heading under which long lists are divided. */
  group?: string;
  /** What people call it besides: read where they type, never shown. Follows from what the seat knows. */
  called?: readonly Text[];
  /**
   * It ends a part of something that can be gone past in silence: a line whose next pick comes behind it takes it by itself. In words: what
   * is given up by that. Then a line stops there and says it, unless its next pick ends the turn.
   */
  leads?: true | Text;
  /** What else ends with it that players may overlook, in a sentence: they are asked before it is done. */
  ends?: Text;
  /** It breaks what was agreed with another seat: whoever picks it alone is asked once more. */
  betrays?: true;
  subject?: Ref;
  /** The rule that allows it. */
  rule?: RuleId;
  /** Kind `allocate`: how often the key may be named; else 1. */
  max?: number;
  /** True when the option is there because of something other seats can't see (a card in hand). */
  hidden?: boolean;
}

/**
 * What a decision wants: one option, several different ones, a number (keys are decimal numbers), all options in an order,
 * or a number of points spread over the options.
 */
export type DecisionKind = 'pick' | 'subset' | 'amount' | 'order' | 'allocate';

/** A question that waits for a seat. At most one waits for each seat. */
export interface Decision {
  /** New each time a question is asked; stays while it is pending, whatever other seats do. */
  id: string;
  seat: Seat;
  kind: DecisionKind;
  prompt: Text;
  options: Option[];
  /** How many keys an answer holds (for `pick` and `amount` 1, for `order` all). */
  min: number;
  max: number;
  /** Options that answer the question alone, in place of its kind: pass, play an interrupt. */
  instead?: Option[];
  /** The rule behind the question. */
  rule?: RuleId;
  /** The kind of window: a seat whose standing orders don't name it, or that by them isn't to be asked there, answers `pass` unasked. */
  window?: string;
}

/** What a step asks; the kernel makes a decision of it. */
export type Question = Omit<Decision, 'id'>;

/** Where a procedure stands. `local` is its memory; a child that ends leaves its `result` in it. */
export interface Frame {
  proc: string;
  step: string;
  local: Record<string, Json | undefined>;
}

/** What a seat wants done without being asked. Private to the seat. */
export interface StandingOrders {
  /** Kinds of windows in which the seat wants to be asked; everywhere else it passes. */
  ask: string[];
  /** The game's own preferences, checked by the game: `damage: ['move', 'skill']`. */
  prefer: Record<string, Json>;
}

/** How a game ended. */
export interface Outcome {
  /** Empty: nobody won. More than one: they share the victory. */
  winners: Seat[];
  why: Text;
  rule?: RuleId;
}

/** A game in play. Plain JSON; changed in place by the kernel alone. */
export interface State<G> {
  game: GameId;
  /** Version of the game's rules that this table is on. */
  rules: number;
  /** How many numbers were taken from the random stream. Never goes back. The seed itself is not here. */
  draws: number;
  /** How many decision ids were given out. Never goes back. */
  asked: number;
  stack: Frame[];
  pending: Decision[];
  /** `seq` of the last roll, draw, reveal or visible act of another seat: nothing before it can be undone. */
  barrier: number;
  /** The seat whose visible acts lie after the barrier. */
  acting: Seat | null;
  /** By seat. */
  orders: StandingOrders[];
  g: G;
  over: Outcome | null;
}

/** A component of a game as it comes out of the box: in words, with the rules that say more, and as a picture needs it. */
export interface Component<V = unknown> {
  /** Its own among the components of the game; at most 60 characters. */
  readonly id: string;
  readonly name: string;
  /** What it is, from the narrowest word on: `Equipment`, `Medical`, `Federation`. */
  readonly kind: readonly string[];
  /** What it says, a line each. */
  readonly lines: readonly string[];
  /** The rules that say more about it, the nearest first. */
  readonly rules: readonly RuleId[];
  readonly view: V;
}

/** Something that happened, in words. */
export interface Event {
  /** What everyone may read; null when only some seats learn of it. */
  text: Text | null;
  /** What single seats read in place of it. */
  seats?: Record<Seat, Text>;
  rule?: RuleId;
  /** It explains what is asked next: shown beside the question, with the rule to be read up. */
  lesson?: true;
  /** A seat loses something by another's doing. Messages never leave such a line out, and `/why` quotes it. */
  lost?: Loss;
}

/** Things that a seat loses through an effect that isn't its own choice. Public. */
export interface Loss {
  seat: Seat;
  /** The lost things by name: titles of cards, Crew Members. */
  names: readonly Text[];
}

/** What a newcomer is told of the rules, in a sentence or two. */
export interface Lesson {
  text: Text;
  rule: RuleId;
}

/** Who learned something that was hidden: nobody, everyone, or single seats, each of which was told more than the others. */
export type InfoRevealed = boolean | 'privately';

/** Why something can't be done, in words for the one who asked, with the rule. */
export interface Refusal {
  text: Text;
  rule?: RuleId;
  /** A broader rule that refuses it as well, such as that of the phase in which it is tried. */
  also?: RuleId;
  /** What may have been meant: each the option’s label, and the line that does it with all that was to follow. */
  instead?: readonly { label: Text; line: Text }[];
  /** It can be done: that is what the text says. */
  can?: true;
}

/** Thrown when an input is not possible; the table is unchanged. */
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

/** One line of a final score. */
export interface ScoreSheet {
  rows: { seat: Seat; total: number; parts: { label: Text; points: number }[] }[];
}
