import type { DeckReader } from '../../kernel/decks.ts';
import type { Component, Json } from '../../kernel/types.ts';

/** Copies of a card more, or fewer. */
export interface DeckChange {
  card: string;
  /** One of the zones; null: where such a card belongs, or lies. */
  zone: string | null;
  by: number;
}

/** What the chat knows of the decks that players bring to a game. Decks are plain JSON of the game’s own making. */
export interface GameDecks extends DeckReader {
  zones: readonly { value: string; label: string }[];
  /** The ready-made decks: everyone may look at them and copy them, nobody changes them. */
  starters: readonly { name: string; deck: Json }[];
  /** Whether a component can be put into such a deck: only those are completed. Null for the deck: into any. */
  isFor(component: Component, deck: Json | null): boolean;
  /** Whether a deck has a copy of a component: only those are completed where one is taken out. */
  holds(deck: Json, component: Component): boolean;
  /** The gist of a deck in words, and what the game’s scene `deck` draws of it. */
  show(deck: Json, name: string): { words: readonly string[]; face: Json };
  /** How far the rules carry out the deck’s cards, for its owner, a line each; left out where they carry out all of them. */
  share?(deck: Json): readonly string[];
  /** The deck for readers, a line each. */
  list(deck: Json): readonly string[];
  /** The deck as other programs read it. */
  write(deck: Json): string;
  /** The deck after a change, and what became of it in a sentence; or why it can’t be. */
  change(deck: Json, change: DeckChange): { deck: Json; says: string } | { wrong: string };
}
