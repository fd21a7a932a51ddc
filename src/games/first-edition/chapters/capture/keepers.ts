import type { Seat } from '../../../../kernel/types.ts';
import { isDisabled } from '../../position/pieces.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import { fightersAt, placesWith } from '../teams/teams.ts';

/** Those of a seat in a place who can guard captives there, or free them: to be stopped is no bar to it (C-STOP-03). */
export function keepersAt(g: FirstEdition, place: CardPlace, seat: Seat): Piece[] {
  return fightersAt(g, place, seat).filter((piece) => !isDisabled(piece));
}

/** Whether somebody of a seat is there to guard captives in a place, or to free them: of one crew with them (C-MOVE-17). */
export function isKept(g: FirstEdition, place: CardPlace, seat: Seat): boolean {
  return placesWith(g, place).some((at) => keepersAt(g, at, seat).length > 0);
}

/** Whether a captive was left alone: by its captor, or by all who escorted it (C-CAPTURE-04). */
export function isUnattended(g: FirstEdition, { captive, at, seat }: Piece): boolean {
  return captive === 'unattended' || (captive === 'escorted' && !isKept(g, at, seat));
}
