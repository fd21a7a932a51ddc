import { cardOf } from '../content/pool.ts';
import type { Affiliation, CardType } from '../content/printed.ts';
import type { Custody, FacilityPiece, PersonnelPiece, Piece, ShipPiece } from '../state.ts';
import type { OwnedCard } from '../terms.ts';

/** The pieces of each type that has fields of its own. */
interface PieceTypes {
  Ship: ShipPiece;
  Personnel: PersonnelPiece;
  Facility: FacilityPiece;
}

/** A piece of a type. */
export type PieceOf<T extends CardType> = T extends keyof PieceTypes ? PieceTypes[T] : Piece;

/** Whether a piece is of a type. */
function isA<T extends CardType>(type: T, piece: Piece): piece is PieceOf<T> {
  return cardOf(piece.card).type === type;
}

/** Whether a piece is a ship. */
export const isShip = (piece: Piece): piece is ShipPiece => isA('Ship', piece);

/** Whether a piece is a personnel. */
export const isPerson = (piece: Piece): piece is PersonnelPiece => isA('Personnel', piece);

/** Whether a piece is a facility. */
export const isFacility = (piece: Piece): piece is FacilityPiece => isA('Facility', piece);

/** Whether a piece is an outpost. */
export function isOutpost({ card }: Piece): boolean {
  const facts = cardOf(card);
  return facts.type === 'Facility' && facts.facility === 'Outpost';
}

/** A personnel whom a player holds (C-CAPTURE-01). */
export type Captive = PersonnelPiece & { captive: Custody };

/** Whether a piece is a captive. Only personnel are captured. */
export function isCaptive(piece: Piece): piece is Captive {
  return (piece as PersonnelPiece).captive !== undefined;
}

/** Returns the card that holds a captive as a trap, or undefined for all other pieces (C-CAPTURE-03). */
export function trapOf(piece: Piece): OwnedCard | undefined {
  return isCaptive(piece) ? piece.trap : undefined;
}

/** A personnel who counts as one of the opponent's (C-INFIL-01). */
export type Infiltrator = PersonnelPiece & { infiltrates: Affiliation };

/** Whether a piece is an infiltrator. Only personnel infiltrate. */
export function isInfiltrator(piece: Piece): piece is Infiltrator {
  return (piece as PersonnelPiece).infiltrates !== undefined;
}
