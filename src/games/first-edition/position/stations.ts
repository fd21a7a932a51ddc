import { type Card, isOf } from '../content/card.ts';
import { cardOf } from '../content/pool.ts';
import type { FacilityPiece, FirstEdition, Piece } from '../state.ts';
import type { CardPlace, PieceId } from '../terms.ts';
import { hostIn, piecesAt, vesselsIn } from './find.ts';
import { isFacility } from './piece-types.ts';
import { aboard, hostOf, onPiece, placeKind } from './places.ts';

/** Whether a card is a station with sites: a Nor by its name, or Deep Space 9 (C-FAC-12). */
export function isNor(card: Card): boolean {
  return isOf(card, 'Facility') && card.facility === 'Station' && /(?:\bNor\b|^Deep Space 9\b)/.test(card.title);
}

/**
 * Whether a card in play is a station with sites, one of its sites, a ship docked at a site, or a ship carried by one.
 */
export function isAtNor(g: FirstEdition, { card, at }: Piece): boolean {
  if (isNor(cardOf(card))) return true;
  const host =
    placeKind(at) === 'docked' || placeKind(at) === 'aboard' || cardOf(card).type === 'Site' ? hostOf(at) : null;
  const piece = host === null ? undefined : g.pieces[host];
  return piece !== undefined && isAtNor(g, piece);
}

/** Whether a piece is a site of a station. */
export function isSite({ card }: Piece): boolean {
  return cardOf(card).type === 'Site';
}

/** Returns all stations with sites. */
export function norsOf(g: FirstEdition): Piece[] {
  return vesselsIn(g).filter(({ card }) => isNor(cardOf(card)));
}

/** Returns the sites of a station, from the inside to the outside. */
export function sitesOf(g: FirstEdition, station: PieceId): Piece[] {
  const piece = g.pieces[station];
  if (piece === undefined || !isFacility(piece)) return [];
  const { sites: order = [] } = piece;
  // A site that is being placed has no position yet.
  const rank = (id: PieceId) => (order.includes(id) ? order.indexOf(id) : order.length);
  return piecesAt(g, onPiece(station))
    .filter(isSite)
    .sort((one, other) => rank(one.id) - rank(other.id));
}

/** Returns the station of a site. Returns null for other pieces. */
export function stationOf(g: FirstEdition, piece: Piece | undefined): FacilityPiece | null {
  if (piece === undefined || !isSite(piece)) return null;
  const station = hostIn(g, piece.at);
  return station !== undefined && isFacility(station) ? station : null;
}

/** Returns the ship or facility that a place belongs to. For a place at a site, returns the station. */
export function vesselOf(g: FirstEdition, place: CardPlace): Piece | null {
  const host = hostOf(place);
  const piece = host === null ? undefined : g.pieces[host];
  return stationOf(g, piece) ?? piece ?? null;
}

/** Returns where personnel can be within a ship or facility. In a station, personnel are at its sites (C-FAC-12). */
export function roomsOf(g: FirstEdition, vessel: PieceId): CardPlace[] {
  return [aboard(vessel), ...sitesOf(g, vessel).map(({ id }) => aboard(id))];
}

/** Whether a move goes from one site to another. Boarding a docked ship isn’t walking (C-MOVE-20). */
export function isWalk(g: FirstEdition, from: CardPlace, to: CardPlace): boolean {
  return [from, to].every((place) => stationOf(g, hostIn(g, place)) !== null);
}

/** Moves a personnel on foot, and records the turn in which they walked (C-MOVE-20). */
export function walkTo(g: FirstEdition, piece: Piece, to: CardPlace): void {
  if (isWalk(g, piece.at, to)) piece.walked = g.turns;
  piece.at = to;
}
