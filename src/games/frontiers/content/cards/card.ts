import type { Effects } from '../../effects/union.ts';
import type { Basic, Colour } from '../colours.ts';
import type { ShipId } from '../ships.ts';

/** Kinds of Ship Deck cards (F-CARD-01). */
export type CardSort = 'basic' | 'advanced' | 'undiscovered' | 'damage';

/** Type icons: what an Action Card is mainly for. Action Upgrades ask for a common one (F-VARIANT-25). */
export type CardType = 'move' | 'diplomacy' | 'attack' | 'shields' | 'repair' | 'special';

/** A Ship Deck card. Its text is generated from its effects. */
export interface Card {
  /** Unique: its name in kebab case. */
  readonly id: string;
  readonly sort: CardSort;
  readonly name: string;
  /** Undiscovered Cards: what the strong effect is called. */
  readonly strongName?: string;
  /** Null for the Damage Card. */
  readonly colour: Basic | null;
  readonly types: readonly CardType[];
  readonly basic: Effects;
  readonly strong: Effects;
  /** The ship in whose deck alone it is; null: in every deck, or an offer’s. */
  readonly ship: ShipId | null;
  /** It bears the Captain’s name (F-HEAL-05, F-OPEN-80). */
  readonly captain?: true;
  /** Copies in each deck that has it, or in the offer’s deck. */
  readonly copies: number;
}

/** A side of a card: its basic or its strong effect. */
export type CardSide = 'basic' | 'strong';

/** Data that a side of a card costs (F-CARD-03, F-CARD-04): an Undiscovered Card’s basic effect costs data too. */
export function dataFor({ sort, colour }: Pick<Card, 'sort' | 'colour'>, side: CardSide): readonly Colour[] {
  const own: readonly Colour[] = colour === null ? [] : [colour];
  if (sort === 'undiscovered') return side === 'basic' ? own : [...own, 'black'];
  return side === 'basic' ? [] : own;
}
