import type { Json, RuleId } from './types.ts';

/** The limits of decks. Readers, checks, stores and tables all take them from here. */
export const DECK_LIMITS = {
  /** Cards in a deck, all zones together. */
  cards: 1_000,
  /** Different cards in a deck. */
  titles: 500,
  /** Copies of one card in a deck, all zones together. */
  copies: 99,
  /** Decks that a person keeps. */
  decks: 50,
  /** Bytes of a deck’s name, which has to fit into the id of a form. */
  nameBytes: 54,
  /** Bytes of a list, as a file or pasted. */
  listBytes: 1_000_000,
  /** Lines of a list, or cards that a deck file names. */
  lines: 10_000,
  /** Letters of a line. No title is half as long. */
  lineLetters: 200,
  /** Bytes of a kept deck, unpacked. The largest deck within the other limits takes less than a quarter. */
  keptBytes: 256 * 1024,
} as const;

/** A list as a game understood it. */
export interface ReadDeck {
  readonly deck: Json;
  /** The name that the list gives the deck. */
  readonly name: string | null;
  /** What can’t be read, a line each, the first ones of many. A list with faults is not kept. */
  readonly faults: readonly string[];
  /** How many faults there are. */
  readonly unread: number;
}

/** What the rules, or the limits, say of a deck. */
export interface DeckNote {
  /** Null: no rule of the game says so. */
  readonly rule: RuleId | null;
  /** Whether the deck can’t be played so. */
  readonly isBroken: boolean;
  readonly says: string;
}

/** What a game understands of the decks that players keep. Pure. Decks are plain JSON of the game’s own making. */
export interface DeckReader {
  /** Reads pasted text, or a file. The work grows with the length of the list. */
  read(list: string | Uint8Array): ReadDeck;
  /** Whether a kept deck has the form and the zones of this game. A deck with unknown cards has. */
  isReadable(deck: Json): boolean;
  /** What the rules say of a deck, the broken ones first. Throws `Refused` for a deck that isn’t readable. */
  check(deck: Json): readonly DeckNote[];
}
