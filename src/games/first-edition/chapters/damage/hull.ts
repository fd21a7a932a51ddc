import { isOf } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import type { Attribute } from '../../content/printed.ts';
import { piecesAt } from '../../position/find.ts';
import { onPiece } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';

/** HULL loss from rotation damage, in percent (C-SHIPBAT-06). */
export const ROTATION_LOSS = 50;
/** Undamaged HULL, in percent. */
export const WHOLE = 100;

/** Returns the damage markers on a ship or facility (C-SHIPBAT-15). */
export function markersOn(g: FirstEdition, vessel: Piece): readonly Piece[] {
  return piecesAt(g, onPiece(vessel.id)).filter(({ card }) => cardOf(card).type === 'Tactic');
}

/** Returns the HULL and attribute loss of a damage marker. Other cards cause no loss. */
function marking({ card }: Piece): { hull: number; marked: Readonly<Partial<Record<Attribute, { value: number }>>> } {
  const facts = cardOf(card);
  return isOf(facts, 'Tactic') ? { hull: facts.hull ?? 0, marked: facts.marked } : { hull: 0, marked: {} };
}

/** Returns the HULL loss of a damage marker, in percent. */
function lossBy(marker: Piece): number {
  return -marking(marker).hull;
}

/** Returns the HULL left on a ship or facility, in percent. A card with no HULL left is destroyed (C-SHIPBAT-10). */
export function hullOf(g: FirstEdition, vessel: Piece): number {
  const lost = markersOn(g, vessel).reduce((sum, marker) => sum + lossBy(marker), 0);
  return WHOLE - lost - (vessel.damaged === true ? ROTATION_LOSS : 0);
}

/**
 * True if a ship or facility has rotation damage or a damage marker, even a marker that takes no HULL (C-SHIPBAT-11).
 */
export function isDamaged(g: FirstEdition, vessel: Piece): boolean {
  return vessel.damaged === true || markersOn(g, vessel).length > 0;
}

/** Returns the total change of an attribute from damage markers (C-SKILL-22). */
export function markedOff(g: FirstEdition, vessel: Piece, attribute: Attribute): number {
  return markersOn(g, vessel).reduce((sum, marker) => sum + (marking(marker).marked[attribute]?.value ?? 0), 0);
}
