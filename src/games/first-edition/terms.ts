import type { Seat } from '../../kernel/types.ts';

// Identifiers used throughout the game. Everything here is plain JSON.

/** The id of a card in the pool. */
export type CardId = string;
/** The number of a card in play, unique within a game. */
export type PieceId = number;
/** A location on a spaceline: `L3`. */
export type LocationId = string;

/**
 * The place of a piece. A piece may be at a location (in space, on the surface, as a card there, or in the gap to the
 * right), or docked at, aboard or on another piece. A piece may also be on a player's table (C-SPACELINE-05), or gone
 * until it returns to a location.
 */
export type CardPlace =
  | `space:${LocationId}`
  | `surface:${LocationId}`
  | `at:${LocationId}`
  | `docked:${PieceId}`
  | `aboard:${PieceId}`
  | `on:${PieceId}`
  | `gap:${LocationId}`
  | `lost:${LocationId}`
  | `core:${number}`;

/** A card that may be among another player's cards, such as a mission on the line or a dilemma that scored points. */
export interface OwnedCard {
  card: CardId;
  owner: Seat;
}

/** The side decks that are drawn from, and whose used cards go face up underneath (C-DECK-23). */
export type SideDeckName = 'tactics' | 'tribbles';

/** Seed phases in order (C-SEED-02). */
export const SEED_PHASES = ['doorway', 'mission', 'dilemma', 'facility'] as const;
export type SeedPhase = (typeof SEED_PHASES)[number];

/** Segments of a turn (C-TURN-01). */
export type Segment = 'start' | 'plays' | 'orders' | 'end';

/** Points by source (C-POINTS-01). */
export type PointKind = 'mission' | 'bonus';

/** The result of an attack: a hit, a direct hit, or a miss (C-SHIPBAT-04). */
export type Hit = 'hit' | 'direct' | 'miss';
