import { kept } from '../../kit/cache.ts';
import type { FirstEdition } from '../state.ts';
import type { CardPlace, LocationId, PieceId } from '../terms.ts';

// The most common places, each built only once. The maps use ids as keys, since building a longer key for each lookup
// would take more time than building the place.
const spaces = new Map<LocationId, CardPlace>();
const surfaces = new Map<LocationId, CardPlace>();
const vessels = new Map<PieceId, CardPlace>();

/** Returns the place in space at a location, for undocked ships and for facilities. */
export function inSpace(location: LocationId): CardPlace {
  return kept(spaces, location, (at): CardPlace => `space:${at}`);
}

/** Returns the surface of the planet at a location. */
export function onSurface(location: LocationId): CardPlace {
  return kept(surfaces, location, (at): CardPlace => `surface:${at}`);
}

/** Returns the place aboard a ship or in a facility. */
export function aboard(piece: PieceId): CardPlace {
  return kept(vessels, piece, (id): CardPlace => `aboard:${id}`);
}

/** Returns the place of ships docked at a facility. */
export function dockedAt(piece: PieceId): CardPlace {
  return `docked:${piece}`;
}

/** Returns the place on another piece. */
export function onPiece(piece: PieceId): CardPlace {
  return `on:${piece}`;
}

/** Returns the table of a seat (C-SPACELINE-05). */
export function coreOf(seat: number): CardPlace {
  return `core:${seat}`;
}

/** Returns the place of cards placed on a location. */
export function atLocation(location: LocationId): CardPlace {
  return `at:${location}`;
}

/** Returns the place between a location and the next one to the right. */
export function rightOf(location: LocationId): CardPlace {
  return `gap:${location}`;
}

/**
 * Returns the place of a card that has disappeared and will return to a location. Until it returns, the card counts as
 * in play only for uniqueness (C-TIME-02, C-LEAVE-04).
 */
export function lostFrom(location: LocationId): CardPlace {
  return `lost:${location}`;
}

/** The kinds of places that a piece can be in. */
export type PlaceKind = 'space' | 'surface' | 'at' | 'docked' | 'aboard' | 'on' | 'gap' | 'lost' | 'core';

/** The kinds of places that belong to no location. */
const OFF: readonly PlaceKind[] = ['core', 'gap', 'lost'];

/** The parts of a place: its kind (`way`), and what it names, such as a piece. */
interface Parts {
  readonly way: PlaceKind;
  readonly host: PieceId | null;
  readonly rest: string;
}

/**
 * Caches the parts of places. The game needs them hundreds of times for each question, and there are only a few places
 * for each location and card in play.
 */
const parts = new Map<CardPlace, Parts>();

function partsOf(place: CardPlace): Parts {
  return kept(parts, place, takenApart);
}

function takenApart(place: CardPlace): Parts {
  const colon = place.indexOf(':');
  // The text of every place begins with its kind.
  const way = place.slice(0, colon) as PlaceKind;
  const rest = place.slice(colon + 1);
  const host = way === 'docked' || way === 'aboard' || way === 'on' ? Number(rest) : null;
  return { way, host, rest };
}

/** Returns the kind of a place. */
export function placeKind(place: CardPlace): PlaceKind {
  return partsOf(place).way;
}

/** Returns the piece that a place is docked at, aboard, or on. Returns null for other places. */
export function hostOf(place: CardPlace): PieceId | null {
  return partsOf(place).host;
}

/** Returns the seat to which a table belongs. Returns null for other places. */
export function tableOf(place: CardPlace): number | null {
  return placeKind(place) === 'core' ? Number(partsOf(place).rest) : null;
}

/**
 * Returns the location that a place names: for a card on a location, a card that disappeared there, or the gap to its
 * right. Returns null for other places.
 */
export function namedIn(place: CardPlace): LocationId | null {
  const { way, host, rest } = partsOf(place);
  return host === null && way !== 'core' ? rest : null;
}

/**
 * Whether a place is out of play for now. Cards aboard a card that disappeared are out of play too, and count as in
 * play only for uniqueness (C-LEAVE-04, C-TIME-02). A card that made a ship disappear is on that ship, but hasn’t
 * disappeared itself.
 */
export function isAway(g: FirstEdition, place: CardPlace): boolean {
  const { way, host } = partsOf(place);
  if (host === null) return way === 'lost';
  const at = g.pieces[host]?.at;
  return at !== undefined && (way !== 'on' || placeKind(at) !== 'lost') && isAway(g, at);
}

/**
 * Returns the location whose planet a place is on: the surface itself, or aboard a facility or landed ship there
 * (C-SPACELINE-08). The result is null for other places.
 */
export function planetOf(g: FirstEdition, place: CardPlace): LocationId | null {
  const { way, host, rest } = partsOf(place);
  if (way === 'surface') return rest;
  const piece = host === null ? undefined : g.pieces[host];
  return piece === undefined ? null : planetOf(g, piece.at);
}

/**
 * Returns the location that a place belongs to, through all hosts (C-SPACELINE-07). A site belongs to the location of
 * its station (C-SPACELINE-02). Returns null for places off the line.
 */
export function locationAt(g: FirstEdition, place: CardPlace): LocationId | null {
  const { way, host, rest } = partsOf(place);
  if (host === null) return OFF.includes(way) ? null : rest;
  const piece = g.pieces[host];
  return piece === undefined ? null : locationAt(g, piece.at);
}
