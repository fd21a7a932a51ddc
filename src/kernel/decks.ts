import type { Json, RuleId } from './types.ts';

/** The limits of decks. Readers, checks, stores and tables all use them. */
export const DECK_LIMITS = {
  /** Cards in a deck, all zones together. */
  cards: 1_000,
  /** Different cards in a deck. */
  titles: 500,
  /** Copies of one card in a deck, all zones together. */
  copies: 99,
  /** Saved decks of one person. */
  decks: 50,
  /** Bytes of a deck’s name, which has to fit into a form's id. */
  nameBytes: 54,
  /** Bytes of a list, as a file or pasted. */
  listBytes: 1_000_000,
  /** Lines of a list, or cards in a deck file. */
  lines: 10_000,
  /** Letters of a line. No title is half as long. */
  lineLetters: 200,
  /** Unknown names of a list for which cards are suggested. */
  suggested: 20,
  /** Bytes of a saved deck, unpacked. The largest deck within the other limits takes less than a quarter. */
  keptBytes: 256 * 1024,
} as const;

/** A list as a game read it. */
export interface ReadDeck {
  readonly deck: Json;
  /** The deck's name in the list. */
  readonly name: string | null;
  /** The first unreadable lines, one sentence each. A list with faults is not saved. */
  readonly faults: readonly string[];
  /** How many faults there are. */
  readonly unread: number;
  /** The first unknown names, each once; a reader of an older version tells none. */
  readonly wrong?: readonly WrongName[];
}

/** A name in a list that no card has. */
export interface WrongName {
  /** The name as the list writes it. */
  readonly name: string;
  /** Titles that may be meant, the likeliest first. */
  readonly like: readonly string[];
}

/** Names of a list with the titles that its owner chose for them. Null leaves the lines with that name out. */
export type DeckFixes = readonly (readonly [name: string, title: string | null])[];

/** A remark of the rules, or of the limits, about a deck. */
export interface DeckNote {
  /** Null if it isn't about a rule of the game. */
  readonly rule: RuleId | null;
  /** Whether it keeps the deck from being played. */
  readonly isBroken: boolean;
  /** It is about too many cards, or about cards that may not be there: more cards don’t help. */
  readonly isLimit?: true;
  readonly says: string;
}

/** A game's reader for the decks that players save. Pure. A deck is plain JSON of the game’s own form. */
export interface DeckReader {
  /** Reads pasted text or a file. The work grows with the length of the list. */
  read(list: string | Uint8Array, fixes?: DeckFixes): ReadDeck;
  /** Whether a saved deck has the form and zones of this game. Unknown cards are allowed. */
  isReadable(deck: Json): boolean;
  /** The remarks of the rules about a deck, broken rules first. Throws `Refused` for a deck that isn’t readable. */
  check(deck: Json): readonly DeckNote[];
}
