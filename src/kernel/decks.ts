import type { Json, RuleId } from './types.ts';

/** The limits of decks, wherever they are parsed, checked, stored or played. */
export const DECK_LIMITS = {
  /** Maximum number of cards in a deck, over all zones. */
  cards: 1_000,
  /** Maximum number of different cards in a deck. */
  titles: 500,
  /** Maximum number of copies of one card, over all zones. */
  copies: 99,
  /** Maximum number of saved decks per person. */
  decks: 50,
  /** Maximum length of a deck’s name, in bytes. The name has to fit into a form's id. */
  nameBytes: 54,
  /** Maximum size of a deck list in bytes, whether pasted or in a file. */
  listBytes: 1_000_000,
  /** Maximum number of lines in a list, or of cards in a deck file. */
  lines: 10_000,
  /** Maximum length of a line, in characters. Even the longest card title has fewer than half as many. */
  lineLetters: 200,
  /** Maximum number of unknown names in a list that get suggestions. */
  suggested: 20,
  /** Maximum size of a saved deck when unpacked, in bytes. The largest legal deck takes less than a quarter of this. */
  keptBytes: 256 * 1024,
} as const;

/** A deck list as parsed by a game. */
export interface ReadDeck {
  readonly deck: Json;
  /** The deck's name in the list, or null. */
  readonly name: string | null;
  /** One sentence for each of the first unreadable lines. A list with faults can't be saved. */
  readonly faults: readonly string[];
  /** The total number of faults. */
  readonly unread: number;
  /** The first unknown names, each once. Results of older versions don't have this field. */
  readonly wrong?: readonly WrongName[];
}

/** A name in a list that matches no card. */
export interface WrongName {
  /** The name as written in the list. */
  readonly name: string;
  /** Titles that the name may mean, most likely first. */
  readonly like: readonly string[];
}

/**
 * For each unknown name in a list, the title that the list's owner chose, or null to leave out the lines with that
 * name.
 */
export type DeckFixes = readonly (readonly [name: string, title: string | null])[];

/** A note on a deck, about the rules or the limits. */
export interface DeckNote {
  /** The rule, or null if the note isn't about one. */
  readonly rule: RuleId | null;
  /** True if the deck can't be played because of this note. */
  readonly isBroken: boolean;
  /** Set if the deck has too many cards or forbidden ones, so that adding cards can't fix the problem. */
  readonly isLimit?: true;
  readonly says: string;
}

/** A game's parser and checker of saved decks, without side effects. A deck is plain JSON in the game’s own form. */
export interface DeckReader {
  /** Parses pasted text or a file; the time it takes is proportional to its length. */
  read(list: string | Uint8Array, fixes?: DeckFixes): ReadDeck;
  /** True if a saved deck has this game's form and zones. Cards that don't exist are allowed in the deck. */
  isReadable(deck: Json): boolean;
  /** Returns the notes on a deck, with broken rules first. Throws `Refused` if the deck can't be read. */
  check(deck: Json): readonly DeckNote[];
}
