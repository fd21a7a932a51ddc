// What the game speaks of, by name. Everything here is plain JSON.

/** A card by its id in the pool. */
export type CardId = string;
/** A card in play, by a number that nothing else in this game ever had. */
export type PieceId = number;
/** A location on a spaceline: `L3`. */
export type LocationId = string;

/**
 * Where a piece is: in space or on the surface of a location, docked at or aboard another piece, lying on a piece or at a location,
 * in the gap between a location and the next one to the right, on the table of a seat (C-SPACELINE-05), or nowhere until it comes back
 * to a location.
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

/** Seed phases, in their order (C-SEED-02). */
export const SEED_PHASES = ['doorway', 'mission', 'dilemma', 'facility'] as const;
export type SeedPhase = (typeof SEED_PHASES)[number];

/** Segments of a turn (C-TURN-01). */
export type Segment = 'start' | 'plays' | 'orders' | 'end';

/** Points by where they come from (C-POINTS-01). */
export type PointKind = 'mission' | 'bonus';
