import type { Seat } from '../../../kernel/types.ts';
import { cardOf } from '../content/pool.ts';
import type { FirstEdition, LineLocation, Piece, Player } from '../state.ts';
import type { CardPlace, LocationId, PieceId } from '../terms.ts';
import { isVessel } from './kinds.ts';
import { each, once } from './look.ts';
import { hostOf, locationAt } from './places.ts';

/** Returns the player in a seat. Throws if the seat doesn’t exist. */
export function playerOf(g: FirstEdition, seat: Seat): Player {
  const player = g.players[seat];
  if (player === undefined) throw new Error(`nobody in seat ${seat}`);
  return player;
}

/** Returns the opponent’s seat, since a game has two seats (C-OPEN-42). */
export function opponentOf(seat: Seat): Seat {
  return 1 - seat;
}

/** Returns a card in play. Throws if the card isn’t in play. */
export function pieceOf(g: FirstEdition, id: PieceId): Piece {
  const piece = g.pieces[id];
  if (piece === undefined) throw new Error(`no piece ${id}`);
  return piece;
}

/**
 * Returns the piece that a place is docked at, aboard, or on. Returns undefined for other places, and if that piece has
 * left play.
 */
export function hostIn(g: FirstEdition, place: CardPlace): Piece | undefined {
  const host = hostOf(place);
  return host === null ? undefined : g.pieces[host];
}

/** Returns a location. Throws if the location doesn’t exist. */
export function locationOf(g: FirstEdition, id: LocationId): LineLocation {
  const location = g.locations[id];
  if (location === undefined) throw new Error(`no location ${id}`);
  return location;
}

/** Returns the line that a location is on, in order. */
export function lineOf(g: FirstEdition, id: LocationId): readonly LocationId[] {
  return g.lines[locationOf(g, id).quadrant] ?? [];
}

const byPlace = once((g) => {
  const found = new Map<CardPlace, Piece[]>();
  for (const piece of Object.values(g.pieces)) {
    const there = found.get(piece.at);
    if (there === undefined) found.set(piece.at, [piece]);
    else there.push(piece);
  }
  return found;
});

const NONE: readonly Piece[] = [];

/** Returns the pieces in a place, in the order in which they came into play. */
export function piecesAt(g: FirstEdition, place: CardPlace): readonly Piece[] {
  const known = byPlace(g);
  if (known !== null) return known.get(place) ?? NONE;
  return Object.values(g.pieces).filter(({ at }) => at === place);
}

/** Returns a seat’s cards in play, in the order in which they came into play. */
export const piecesOf: (g: FirstEdition, seat: Seat) => readonly Piece[] = each((g, seat) =>
  Object.values(g.pieces).filter((piece) => piece.seat === seat),
);

/**
 * Returns the artifacts that a seat keeps in hand until it plays them, listing each title only once (C-PLAY-01).
 * Everyone knows which artifacts a seat keeps (C-TYPES-09).
 */
export function keptBy(g: FirstEdition, seat: Seat): Piece[] {
  const kept = piecesOf(g, seat).filter((piece) => piece.kept === true);
  return kept.filter(({ card }, at) => kept.findIndex((one) => one.card === card) === at);
}

const allVessels = (g: FirstEdition): Piece[] => Object.values(g.pieces).filter(({ card }) => isVessel(cardOf(card)));
const vessels = once(allVessels);

/** Returns all ships and facilities in play, in the order in which they came into play. */
export function vesselsIn(g: FirstEdition): readonly Piece[] {
  return vessels(g) ?? allVessels(g);
}

/** Maps locations to the ships and facilities that belong to them. */
const vesselsByLocation = once((g) => {
  const found = new Map<LocationId, Piece[]>();
  for (const vessel of vesselsIn(g)) {
    const location = locationAt(g, vessel.at);
    const there = location === null ? undefined : found.get(location);
    if (there !== undefined) there.push(vessel);
    else if (location !== null) found.set(location, [vessel]);
  }
  return found;
});

/**
 * Returns both seats’ ships and facilities at a location, including carried or docked ones, in the order in which they came into
 * play.
 */
export function vesselsWithin(g: FirstEdition, location: LocationId): readonly Piece[] {
  const known = vesselsByLocation(g);
  if (known !== null) return known.get(location) ?? NONE;
  return vesselsIn(g).filter(({ at }) => locationAt(g, at) === location);
}

/** Returns a seat’s hidden agendas, in the order in which it placed them. */
export function agendasOf(g: FirstEdition, seat: Seat): Piece[] {
  return Object.values(g.pieces).filter((piece) => piece.hidden === true && piece.seat === seat);
}
