import type { CardKind } from '../effects/union.ts';

/** A line of a deck: copies of a card, or a team member. */
export interface DeckLine {
  readonly name: string;
  readonly count: number;
  readonly kind: CardKind | 'interrupt' | 'trap' | 'core' | 'commander' | 'specialist' | 'character';
  /** Points of a Mission. Null for other cards. */
  readonly points: number | null;
}

/** A deck as its owner sees it: contents and rule notes. */
export interface DeckFace {
  readonly name: string;
  /** The name of its team. Null if the team is empty. */
  readonly team: string | null;
  /** Number of cards in both decks. */
  readonly size: number;
  /** Total points of its Missions. */
  readonly points: number;
  readonly zones: readonly { readonly title: string; readonly count: number; readonly cards: readonly DeckLine[] }[];
  /** The kinds of its cards, most common first. */
  readonly kinds: readonly { readonly kind: DeckLine['kind']; readonly name: string; readonly count: number }[];
  readonly notes: readonly { readonly isBroken: boolean; readonly says: string }[];
}
