import type { Effects } from '../../effects/union.ts';
import type { Basic, Colour } from '../colours.ts';
import type { ShipId } from '../ships.ts';

/** Kinds of Ship Deck cards (F-CARD-01). */
export type CardSort = 'basic' | 'advanced' | 'undiscovered' | 'damage';

/**
 * The type icon of an Action Card, which shows the card's main purpose. In an Action Upgrade, cards of different colors
 * must have a type in common (F-VARIANT-25).
 */
export type CardType = 'move' | 'diplomacy' | 'attack' | 'shields' | 'repair' | 'special';

/** A Ship Deck card. The card's text is generated from its effects. */
export interface Card {
  /** The unique id: the card's name in kebab case. */
  readonly id: string;
  readonly sort: CardSort;
  readonly name: string;
  /** The name of the strong effect, if the card is an Undiscovered Card. */
  readonly strongName?: string;
  /** The card's color, or null for the Damage Card. */
  readonly colour: Basic | null;
  readonly types: readonly CardType[];
  readonly basic: Effects;
  readonly strong: Effects;
  /** The only ship whose deck has the card, or null if it belongs to every deck or to an offer. */
  readonly ship: ShipId | null;
  /** True if the card bears the Captain's name (F-HEAL-05, F-OPEN-80). */
  readonly captain?: true;
  /** The number of copies in each deck that has the card, or in the deck of its offer. */
  readonly copies: number;
}

/** One side of a card: its basic or its strong effect. */
export type CardSide = 'basic' | 'strong';

/**
 * Returns the data that one side of a card costs. The basic effect of an Undiscovered Card costs data too (F-CARD-03,
 * F-CARD-04).
 */
export function dataFor({ sort, colour }: Pick<Card, 'sort' | 'colour'>, side: CardSide): readonly Colour[] {
  const own: readonly Colour[] = colour === null ? [] : [colour];
  if (sort === 'undiscovered') return side === 'basic' ? own : [...own, 'black'];
  return side === 'basic' ? [] : own;
}
