import type { FirstEdition } from '../state.ts';
import type { CardPlace, LocationId, PieceId } from '../terms.ts';

/** A place in space at a location: of undocked ships and of facilities there. */
export function inSpace(location: LocationId): CardPlace {
  return `space:${location}`;
}

/** The surface of the planet at a location. */
export function onSurface(location: LocationId): CardPlace {
  return `surface:${location}`;
}

/** Aboard a ship, or in a facility. */
export function aboard(piece: PieceId): CardPlace {
  return `aboard:${piece}`;
}

/** Docked at a facility. */
export function dockedAt(piece: PieceId): CardPlace {
  return `docked:${piece}`;
}

/** On another piece. */
export function onPiece(piece: PieceId): CardPlace {
  return `on:${piece}`;
}

/** The table of a seat (C-SPACELINE-05). */
export function coreOf(seat: number): CardPlace {
  return `core:${seat}`;
}

/** Lying at a location. */
export function atLocation(location: LocationId): CardPlace {
  return `at:${location}`;
}

/** Between a location and the next one to the right. */
export function rightOf(location: LocationId): CardPlace {
  return `gap:${location}`;
}

/** Nowhere, until it comes back to a location: till then in play for uniqueness alone (C-TIME-02, C-LEAVE-04). */
export function lostFrom(location: LocationId): CardPlace {
  return `lost:${location}`;
}

/** How a piece is in its place. */
export type Way = 'space' | 'surface' | 'at' | 'docked' | 'aboard' | 'on' | 'gap' | 'lost' | 'core';

/** Ways of places that are at no location. */
const OFF: readonly Way[] = ['core', 'gap', 'lost'];

/** How a place is one. */
export function wayOf(place: CardPlace): Way {
  // Every place begins with its way.
  return place.slice(0, place.indexOf(':')) as Way;
}

function rest(place: CardPlace): string {
  return place.slice(place.indexOf(':') + 1);
}

/** The piece that a place is docked at, aboard or on; null: it is none of a piece. */
export function hostOf(place: CardPlace): PieceId | null {
  const way = wayOf(place);
  return way === 'docked' || way === 'aboard' || way === 'on' ? Number(rest(place)) : null;
}

/** The seat on whose table a place is; null: it is none of a table. */
export function tableOf(place: CardPlace): number | null {
  return wayOf(place) === 'core' ? Number(rest(place)) : null;
}

/** The location that a place names: where something lies, disappeared, or to the right of which a gap is; null: none. */
export function namedIn(place: CardPlace): LocationId | null {
  return hostOf(place) === null && wayOf(place) !== 'core' ? rest(place) : null;
}

/**
 * Whether a place is nowhere for now: who is aboard what has disappeared has, too, and is in play for uniqueness alone (C-LEAVE-04,
 * C-TIME-02); what made it disappear is there.
 */
export function isAway(g: FirstEdition, place: CardPlace): boolean {
  const way = wayOf(place);
  const host = hostOf(place);
  if (host === null) return way === 'lost';
  const at = g.pieces[host]?.at;
  return at !== undefined && (way !== 'on' || wayOf(at) !== 'lost') && isAway(g, at);
}

/** The location on whose planet a place is: its surface, and aboard a facility or a landed ship there (C-SPACELINE-08); null: on none. */
export function planetOf(g: FirstEdition, place: CardPlace): LocationId | null {
  if (wayOf(place) === 'surface') return rest(place);
  const host = hostOf(place);
  const piece = host === null ? undefined : g.pieces[host];
  return piece === undefined ? null : planetOf(g, piece.at);
}

/** The location that a place belongs to, whatever lies between (C-SPACELINE-07): of a site that of its station (C-SPACELINE-02); null: it is off the line. */
export function locationAt(g: FirstEdition, place: CardPlace): LocationId | null {
  const host = hostOf(place);
  if (host === null) return OFF.includes(wayOf(place)) ? null : rest(place);
  const piece = g.pieces[host];
  return piece === undefined ? null : locationAt(g, piece.at);
}
