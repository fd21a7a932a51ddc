import { kept } from '../../kit/cache.ts';
import type { FirstEdition } from '../state.ts';
import type { CardPlace, LocationId, PieceId } from '../terms.ts';

// The places that are asked for most are made once: to look one up that is made anew takes longer than to make it.
const spaces = new Map<LocationId, CardPlace>();
const surfaces = new Map<LocationId, CardPlace>();
const vessels = new Map<PieceId, CardPlace>();

/** A place in space at a location: of undocked ships and of facilities there. */
export function inSpace(location: LocationId): CardPlace {
  return kept(spaces, location, (at): CardPlace => `space:${at}`);
}

/** The surface of the planet at a location. */
export function onSurface(location: LocationId): CardPlace {
  return kept(surfaces, location, (at): CardPlace => `surface:${at}`);
}

/** Aboard a ship, or in a facility. */
export function aboard(piece: PieceId): CardPlace {
  return kept(vessels, piece, (id): CardPlace => `aboard:${id}`);
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
export type PlaceKind = 'space' | 'surface' | 'at' | 'docked' | 'aboard' | 'on' | 'gap' | 'lost' | 'core';

/** Ways of places that are at no location. */
const OFF: readonly PlaceKind[] = ['core', 'gap', 'lost'];

/** A place taken apart: its way, and the piece or what else it names. */
interface Parts {
  readonly way: PlaceKind;
  readonly host: PieceId | null;
  readonly rest: string;
}

/** Places are asked hundreds of times for each question, and there are as many as locations and cards in play. */
const parts = new Map<CardPlace, Parts>();

function partsOf(place: CardPlace): Parts {
  return kept(parts, place, takenApart);
}

function takenApart(place: CardPlace): Parts {
  const colon = place.indexOf(':');
  // Every place begins with its way.
  const way = place.slice(0, colon) as PlaceKind;
  const rest = place.slice(colon + 1);
  const host = way === 'docked' || way === 'aboard' || way === 'on' ? Number(rest) : null;
  return { way, host, rest };
}

/** How a place is one. */
export function placeKind(place: CardPlace): PlaceKind {
  return partsOf(place).way;
}

/** The piece that a place is docked at, aboard or on; null: it is none of a piece. */
export function hostOf(place: CardPlace): PieceId | null {
  return partsOf(place).host;
}

/** The seat on whose table a place is; null: it is none of a table. */
export function tableOf(place: CardPlace): number | null {
  return placeKind(place) === 'core' ? Number(partsOf(place).rest) : null;
}

/** The location that a place names: where something lies, disappeared, or to the right of which a gap is; null: none. */
export function namedIn(place: CardPlace): LocationId | null {
  const { way, host, rest } = partsOf(place);
  return host === null && way !== 'core' ? rest : null;
}

/**
 * Whether a place is nowhere for now: who is aboard what has disappeared has, too, and is in play for uniqueness alone (C-LEAVE-04,
 * C-TIME-02); what made it disappear is there.
 */
export function isAway(g: FirstEdition, place: CardPlace): boolean {
  const { way, host } = partsOf(place);
  if (host === null) return way === 'lost';
  const at = g.pieces[host]?.at;
  return at !== undefined && (way !== 'on' || placeKind(at) !== 'lost') && isAway(g, at);
}

/** The location on whose planet a place is: its surface, and aboard a facility or a landed ship there (C-SPACELINE-08); null: on none. */
export function planetOf(g: FirstEdition, place: CardPlace): LocationId | null {
  const { way, host, rest } = partsOf(place);
  if (way === 'surface') return rest;
  const piece = host === null ? undefined : g.pieces[host];
  return piece === undefined ? null : planetOf(g, piece.at);
}

/** The location that a place belongs to, whatever lies between (C-SPACELINE-07): of a site that of its station (C-SPACELINE-02); null: it is off the line. */
export function locationAt(g: FirstEdition, place: CardPlace): LocationId | null {
  const { way, host, rest } = partsOf(place);
  if (host === null) return OFF.includes(way) ? null : rest;
  const piece = g.pieces[host];
  return piece === undefined ? null : locationAt(g, piece.at);
}
