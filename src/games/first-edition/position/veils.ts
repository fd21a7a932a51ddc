import type { FirstEdition, Piece } from '../state.ts';
import type { CardPlace, LocationId } from '../terms.ts';
import { allPieces } from './find.ts';
import { hostOf, locationAt } from './places.ts';

/**
 * Returns the cloaked or phased card that hides a place: the vessel itself, or the one that carries it. Returns null if the place
 * is visible.
 */
export function concealedBy(g: FirstEdition, place: CardPlace): Piece | null {
  const host = hostOf(place);
  const piece = host === null ? undefined : g.pieces[host];
  return piece === undefined ? null : veilOf(g, piece);
}

/**
 * Returns the cloaked or phased card that hides a card in play: itself, or its host. Returns null if the card is visible.
 */
export function veilOf(g: FirstEdition, piece: Piece): Piece | null {
  return piece.veiled === undefined ? concealedBy(g, piece.at) : piece;
}

/**
 * Whether effects at a location treat a card as being there. Neither the card nor its host may be cloaked or phased.
 */
export function isSeenAt(g: FirstEdition, piece: Piece, location: LocationId): boolean {
  return locationAt(g, piece.at) === location && veilOf(g, piece) === null;
}

/** Returns the pieces that effects at a location treat as being there, in the order in which they came into play. */
export function seenAt(g: FirstEdition, location: LocationId): Piece[] {
  return allPieces(g).filter((piece) => isSeenAt(g, piece, location));
}

/**
 * Whether one card counts as “here” for another. Both cards must be at the same location, and either on the same cloaked or
 * phased card or both visible (C-CLOAK-02, C-CLOAK-03, C-CLOAK-05).
 */
export function areTogether(g: FirstEdition, one: Piece, other: Piece): boolean {
  const location = locationAt(g, one.at);
  return location !== null && locationAt(g, other.at) === location && veilOf(g, one)?.id === veilOf(g, other)?.id;
}
