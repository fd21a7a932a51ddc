import type { Seat } from '../../../../kernel/types.ts';
import { ownedBy } from '../../position/find.ts';
import { isSuspended } from '../../position/pieces.ts';
import { placeKind } from '../../position/places.ts';
import type { FirstEdition } from '../../state.ts';
import type { PieceId } from '../../terms.ts';

/**
 * At the end of a player's turn, lowers the countdown of each of their cards by 1, and returns the cards that reached 0
 * (C-TYPES-12).
 */
export function countDown(g: FirstEdition, seat: Seat): PieceId[] {
  return ownedBy(g, seat).flatMap((piece) => {
    if (piece.count === undefined || piece.hidden === true) return [];
    // Cards that have disappeared don't count down, and neither do cards on a personnel in stasis (C-TEAM-16).
    if (placeKind(piece.at) === 'lost' || isSuspended(g, piece.at)) return [];
    piece.count -= 1;
    return piece.count <= 0 ? [piece.id] : [];
  });
}
