import type { Seat } from '../../../../kernel/types.ts';
import { isSuspended } from '../../position/pieces.ts';
import { placeKind } from '../../position/places.ts';
import type { FirstEdition } from '../../state.ts';
import type { PieceId } from '../../terms.ts';

/** Cards of a seat count down by 1 as its turn ends; gives those that have come to 0 (C-TYPES-12). */
export function countDown(g: FirstEdition, seat: Seat): PieceId[] {
  return Object.values(g.pieces).flatMap((piece) => {
    if (piece.count === undefined || piece.owner !== seat || piece.hidden === true) return [];
    // C-TEAM-16: what has disappeared stands still, and what lies on somebody in stasis.
    if (placeKind(piece.at) === 'lost' || isSuspended(g, piece.at)) return [];
    piece.count -= 1;
    return piece.count <= 0 ? [piece.id] : [];
  });
}
