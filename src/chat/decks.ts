import type { DeckReader } from '../kernel/decks.ts';
import type { Component, Json } from '../kernel/types.ts';

/** A change in the number of copies of a card. */
export interface DeckChange {
  card: string;
  /** A deck zone, or null for the zone where such a card usually goes. */
  zone: string | null;
  by: number;
}

/** The chat side of players' own decks in a game. A deck is plain JSON in the game’s own format. */
export interface GameDecks extends DeckReader {
  zones: readonly { value: string; label: string }[];
  /** Ready-made decks that everyone may look at and copy, but nobody may change. */
  starters: readonly { name: string; deck: Json }[];
  /**
   * True if a component may be added to this deck, or to any deck if `deck` is null. Completion offers only components for
   * which this is true.
   */
  isFor(component: Component, deck: Json | null): boolean;
  /**
   * True if a deck has a copy of a component. When a card is removed, completion offers only components for which this is
   * true.
   */
  holds(deck: Json, component: Component): boolean;
  /** A deck's summary as text, and the data for the game’s scene `deck`. */
  show(deck: Json, name: string): { words: readonly string[]; face: Json };
  /** Lines that tell the owner how many of the deck’s cards the rules cover; omitted if they cover all of them. */
  share?(deck: Json): readonly string[];
  /** The deck as text for people, with one line per card. */
  list(deck: Json): readonly string[];
  /** The deck in a format that other programs read. */
  write(deck: Json): string;
  /** Returns the changed deck with a sentence about the change, or the reason why it can't be changed. */
  change(deck: Json, change: DeckChange): { deck: Json; says: string } | { wrong: string };
}
