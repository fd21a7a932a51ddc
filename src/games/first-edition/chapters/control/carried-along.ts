import { cardOf } from '../../content/pool.ts';
import { piecesAt } from '../../position/find.ts';
import { onPiece } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { PieceId } from '../../terms.ts';

/** Cards that change hands with the one on which they lie (C-CONTROL-02); damage markers are nobody’s to have. */
export function carriedAlong(g: FirstEdition, id: PieceId): Piece[] {
  return piecesAt(g, onPiece(id)).filter(({ card }) => cardOf(card).type !== 'Tactic');
}
