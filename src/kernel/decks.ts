import type { Json, RuleId } from './types.ts';

/** The limits of decks for readers, checks, stores and tables. */
export const DECK_LIMITS = {
  /** Number of cards in a deck, over all zones. */
  cards: 1_000,
  /** Number of different cards in a deck. */
  titles: 500,
  /** Number of copies of one card, over all zones. */
  copies: 99,
  /** Number of saved decks per person. */
  decks: 50,
  /** Length of a deck’s name in bytes. The name must fit into a form's id. */
  nameBytes: 54,
  /** Size of a deck list in bytes, as a file or pasted. */
  listBytes: 1_000_000,
  /** Number of lines of a list, or of cards in a deck file. */
  lines: 10_000,
  /** Length of a line in characters. No card title is half as long. */
  lineLetters: 200,
  /** Number of unknown names in a list that get suggestions. */
  suggested: 20,
  /** Unpacked size of a saved deck in bytes. The largest legal deck takes less than a quarter of it. */
  keptBytes: 256 * 1024,
} as const;

/** A deck list as parsed by a game. */
export interface ReadDeck {
  readonly deck: Json;
  /** The deck's name in the list, or null. */
  readonly name: string | null;
  /** The first unreadable lines, one sentence each. A list with faults isn't saved. */
  readonly faults: readonly string[];
  /** The total number of faults. */
  readonly unread: number;
  /** The first unknown names, each once. Missing in results of older versions. */
  readonly wrong?: readonly WrongName[];
}

/** A name in a list that matches no card. */
export interface WrongName {
  /** The name as written in the list. */
  readonly name: string;
  /** Titles that may be meant, most likely first. */
  readonly like: readonly string[];
}

/** The titles that a list's owner chose for unknown names. Null leaves out the lines with that name. */
export type DeckFixes = readonly (readonly [name: string, title: string | null])[];

/** A note on a deck, from the rules or the limits. */
export interface DeckNote {
  /** The rule, or null if it isn't about one. */
  readonly rule: RuleId | null;
  /** Whether it prevents the deck from being played. */
  readonly isBroken: boolean;
  /** Set if the deck has too many cards or forbidden ones, so that adding cards can't fix it. */
  readonly isLimit?: true;
  readonly says: string;
}

/** A game's parser and checker of saved decks, without side effects. A deck is plain JSON in the game’s own form. */
export interface DeckReader {
  /** Parses pasted text or a file, in time proportional to its length. */
  read(list: string | Uint8Array, fixes?: DeckFixes): ReadDeck;
  /** Whether a saved deck has this game's form and zones. Unknown cards are allowed. */
  isReadable(deck: Json): boolean;
  /** Returns the notes on a deck, broken rules first. Throws `Refused` if the deck isn’t readable. */
  check(deck: Json): readonly DeckNote[];
}
