import type { DeckReader } from '../../kernel/decks.ts';
import type { Component, Json } from '../../kernel/types.ts';

/** A change in the number of copies of a card. */
export interface DeckChange {
  card: string;
  /** A zone, or null for the usual zone of such a card. */
  zone: string | null;
  by: number;
}

/** The chat side of players' decks in a game. Decks are plain JSON in the game’s own format. */
export interface GameDecks extends DeckReader {
  zones: readonly { value: string; label: string }[];
  /** Ready-made decks that everyone may look at and copy but not change. */
  starters: readonly { name: string; deck: Json }[];
  /** True if a component may be added to this deck, or to any deck if null. Completion offers only such components. */
  isFor(component: Component, deck: Json | null): boolean;
  /** True if a deck has a copy of a component. For removal, completion offers only such components. */
  holds(deck: Json, component: Component): boolean;
  /** A deck's summary as text, and the data for the game’s scene `deck`. */
  show(deck: Json, name: string): { words: readonly string[]; face: Json };
  /** Lines for the owner on how far the rules cover the deck’s cards; omitted if they cover all. */
  share?(deck: Json): readonly string[];
  /** The deck for readers, a line each. */
  list(deck: Json): readonly string[];
  /** The deck as other programs read it. */
  write(deck: Json): string;
  /** The changed deck with a sentence about the change, or the reason against it. */
  change(deck: Json, change: DeckChange): { deck: Json; says: string } | { wrong: string };
}
