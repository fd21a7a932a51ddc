import { must } from '../../../kernel/must.ts';
import type { Seat } from '../../../kernel/types.ts';
import { isNamed } from '../content/named.ts';
import { cardOf } from '../content/pool.ts';
import type { CardType } from '../content/printed.ts';
import type { FirstEdition, LineLocation, PersonnelPiece, Piece, Player, ShipPiece } from '../state.ts';
import type { CardId, CardPlace, LocationId, PieceId } from '../terms.ts';
import { isVessel } from './kinds.ts';
import { each, once } from './look.ts';
import { type Captive, isCaptive, isOutpost, isPerson, isShip, type PieceOf } from './piece-types.ts';
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

/** Returns a ship in play. Returns undefined if it has left play. Throws if the piece isn’t a ship. */
export function shipIn(g: FirstEdition, id: PieceId): ShipPiece | undefined {
  const piece = g.pieces[id];
  if (piece === undefined || isShip(piece)) return piece;
  throw new Error(`piece ${id} isn’t a ship`);
}

/** Returns a personnel in play. Throws if the piece isn’t in play or isn’t a personnel. */
export function personOf(g: FirstEdition, id: PieceId): PersonnelPiece {
  const piece = pieceOf(g, id);
  if (!isPerson(piece)) throw new Error(`piece ${id} isn’t a personnel`);
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
  return must(g.lines[locationOf(g, id).quadrant], 'the location’s line');
}

const NONE: readonly Piece[] = [];

/** Returns a question about pieces that share a key. During a look, all answers come from one pass over the pieces. */
function indexed<K>(keyOf: (piece: Piece) => K): (g: FirstEdition, key: K) => readonly Piece[] {
  const index = once((g) => {
    const found = new Map<K, Piece[]>();
    for (const piece of allPieces(g)) {
      const key = keyOf(piece);
      const same = found.get(key);
      if (same === undefined) found.set(key, [piece]);
      else same.push(piece);
    }
    return found;
  });
  return (g, key) => {
    const known = index(g);
    return known === null ? allPieces(g).filter((piece) => keyOf(piece) === key) : (known.get(key) ?? NONE);
  };
}

const listed = once((g): readonly Piece[] => Object.values(g.pieces));

/**
 * Returns all pieces, in the order in which they came into play. Only for rules that really look at every piece: the
 * other functions of this file answer narrower questions, in the same order.
 */
export function allPieces(g: FirstEdition): readonly Piece[] {
  return listed(g) ?? Object.values(g.pieces);
}

/** Returns the pieces in a place. */
export const piecesAt: (g: FirstEdition, place: CardPlace) => readonly Piece[] = indexed(({ at }) => at);

/** Returns the pieces in any of these places. */
export function piecesIn(g: FirstEdition, places: readonly CardPlace[]): Piece[] {
  return allPieces(g).filter(({ at }) => places.includes(at));
}

/** Returns the pieces docked at, aboard or on a piece. */
export const hostedBy: (g: FirstEdition, host: PieceId) => readonly Piece[] = indexed<PieceId | null>(({ at }) =>
  hostOf(at),
);

/** Returns the pieces that belong to a location, including those aboard and on other pieces there. */
export function piecesAround(g: FirstEdition, location: LocationId): Piece[] {
  return allPieces(g).filter(({ at }) => locationAt(g, at) === location);
}

/** Returns the pieces that a seat controls. */
export const piecesOf: (g: FirstEdition, seat: Seat) => readonly Piece[] = indexed(({ seat }) => seat);

/** Returns the pieces that a seat owns, no matter who controls them (C-DECK-10). */
export const ownedBy: (g: FirstEdition, owner: Seat) => readonly Piece[] = indexed(({ owner }) => owner);

/** Returns the pieces of one card. Other printings of the card have other ids: `copiesOf` includes them. */
export const ofCard: (g: FirstEdition, card: CardId) => readonly Piece[] = indexed(({ card }) => card);

/** Returns the pieces of several cards. */
export function ofCards(g: FirstEdition, cards: readonly CardId[]): Piece[] {
  return allPieces(g).filter(({ card }) => cards.includes(card));
}

/** Returns the pieces that one of these names in a card's text means (C-UNIQ-13). */
export function namedPieces(g: FirstEdition, ...names: readonly string[]): Piece[] {
  return allPieces(g).filter(({ card }) => isNamed(card, ...names));
}

const byType = indexed(({ card }): CardType => cardOf(card).type);

/** Returns the pieces of one type. */
export function ofType<T extends CardType>(g: FirstEdition, type: T): readonly PieceOf<T>[] {
  // The index has only pieces of this type under it.
  return byType(g, type) as readonly PieceOf<T>[];
}

/** Returns a seat's ships. */
export const shipsOf: (g: FirstEdition, seat: Seat) => readonly ShipPiece[] = each((g, seat) =>
  ofType(g, 'Ship').filter((ship) => ship.seat === seat),
);

/** Returns a seat's personnel. */
export const personnelOf: (g: FirstEdition, seat: Seat) => readonly PersonnelPiece[] = each((g, seat) =>
  ofType(g, 'Personnel').filter((piece) => piece.seat === seat),
);

/** Returns both seats' outposts. */
export function outpostsIn(g: FirstEdition): Piece[] {
  return ofType(g, 'Facility').filter(isOutpost);
}

const allFaceUp = (g: FirstEdition): Piece[] => allPieces(g).filter(({ hidden }) => hidden !== true);
const shown = once(allFaceUp);

/** Returns the pieces that everyone can see: all except hidden agendas (C-TYPES-18). */
export function faceUp(g: FirstEdition): readonly Piece[] {
  return shown(g) ?? allFaceUp(g);
}

/** Returns both seats' captives (C-CAPTURE-01). */
export function captivesIn(g: FirstEdition): Captive[] {
  return allPieces(g).filter(isCaptive);
}

/** Returns the pieces that a card in play keeps stopped or disabled (C-STOP-01, C-TEAM-15). */
export function heldBy(g: FirstEdition, card: PieceId): Piece[] {
  return allPieces(g).filter(({ held }) => held?.by === card);
}

/**
 * Returns the artifacts that a seat keeps in hand until it plays them, listing each title only once (C-PLAY-01).
 * Everyone knows which artifacts a seat keeps (C-TYPES-09).
 */
export function keptBy(g: FirstEdition, seat: Seat): Piece[] {
  const kept = piecesOf(g, seat).filter((piece) => piece.kept === true);
  return kept.filter(({ card }, at) => kept.findIndex((one) => one.card === card) === at);
}

const allVessels = (g: FirstEdition): Piece[] => allPieces(g).filter(({ card }) => isVessel(cardOf(card)));
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
 * Returns both seats’ ships and facilities at a location, including carried or docked ones, in the order in which they
 * came into play.
 */
export function vesselsWithin(g: FirstEdition, location: LocationId): readonly Piece[] {
  const known = vesselsByLocation(g);
  if (known !== null) return known.get(location) ?? NONE;
  return vesselsIn(g).filter(({ at }) => locationAt(g, at) === location);
}

/** Returns both seats' ships at a location, including carried or docked ones. */
export function shipsWithin(g: FirstEdition, location: LocationId): ShipPiece[] {
  return vesselsWithin(g, location).filter(isShip);
}

/** Returns both seats’ hidden agendas, in the order in which they were placed. */
export function agendasIn(g: FirstEdition): Piece[] {
  return allPieces(g).filter(({ hidden }) => hidden === true);
}

/** Returns a seat’s hidden agendas, in the order in which it placed them. */
export function agendasOf(g: FirstEdition, seat: Seat): Piece[] {
  return piecesOf(g, seat).filter(({ hidden }) => hidden === true);
}
