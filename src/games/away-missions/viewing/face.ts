import type { CardKind } from '../effects/union.ts';

/** Copies of a card in a deck, or somebody in its team, as they are shown. */
export interface DeckLine {
  readonly name: string;
  readonly count: number;
  readonly kind: CardKind | 'interrupt' | 'trap' | 'core' | 'commander' | 'specialist' | 'character';
  /** Of a Mission. */
  readonly points: number | null;
}

/** A deck as its owner looks at it: who and what is in it, and what the rules say. */
export interface DeckFace {
  readonly name: string;
  /** What its team is called; null where nobody is in it. */
  readonly team: string | null;
  /** Cards of both decks. */
  readonly size: number;
  /** What its Missions are worth together. */
  readonly points: number;
  readonly zones: readonly { readonly title: string; readonly count: number; readonly cards: readonly DeckLine[] }[];
  /** The kinds of its cards, the commonest first. */
  readonly kinds: readonly { readonly kind: DeckLine['kind']; readonly name: string; readonly count: number }[];
  readonly notes: readonly { readonly isBroken: boolean; readonly says: string }[];
}
