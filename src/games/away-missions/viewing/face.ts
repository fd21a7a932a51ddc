import type { CardKind } from '../effects/union.ts';

/** A line of a deck's picture: copies of a card, or a team member. */
export interface DeckLine {
  readonly name: string;
  readonly count: number;
  readonly kind: CardKind | 'interrupt' | 'trap' | 'core' | 'commander' | 'specialist' | 'character';
  /** Points of a Mission. The value is null for other cards. */
  readonly points: number | null;
}

/** The picture of a deck for its owner: its contents and rule notes. */
export interface DeckFace {
  readonly name: string;
  /** The name of the deck's team, or null if the team is empty. */
  readonly team: string | null;
  /** The number of cards in both decks. */
  readonly size: number;
  /** The total points of the deck's Missions. */
  readonly points: number;
  readonly zones: readonly { readonly title: string; readonly count: number; readonly cards: readonly DeckLine[] }[];
  /** The kinds of cards in the deck, with the most common kind first. */
  readonly kinds: readonly { readonly kind: DeckLine['kind']; readonly name: string; readonly count: number }[];
  readonly notes: readonly { readonly isBroken: boolean; readonly says: string }[];
}
