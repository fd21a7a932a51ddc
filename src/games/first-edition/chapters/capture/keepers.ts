import type { Seat } from '../../../../kernel/types.ts';
import type { Captive } from '../../position/piece-types.ts';
import { isDisabled } from '../../position/pieces.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import { fightersAt, placesWith } from '../teams/teams.ts';

/**
 * Returns a player's personnel in a place who can guard captives or free them. Stopped personnel count too (C-STOP-03).
 */
export function keepersAt(g: FirstEdition, place: CardPlace, seat: Seat): Piece[] {
  return fightersAt(g, place, seat).filter((piece) => !isDisabled(piece));
}

/**
 * True if, in a place or elsewhere in the same crew, a player has personnel who can guard captives or free them
 * (C-MOVE-17).
 */
export function isKept(g: FirstEdition, place: CardPlace, seat: Seat): boolean {
  return placesWith(g, place).some((at) => keepersAt(g, at, seat).length > 0);
}

/**
 * True if a captive is unattended, either because its captor left it alone or because no escort remains (C-CAPTURE-04).
 */
export function isUnattended(g: FirstEdition, { captive, at, seat }: Captive): boolean {
  return captive === 'unattended' || (captive === 'escorted' && !isKept(g, at, seat));
}
