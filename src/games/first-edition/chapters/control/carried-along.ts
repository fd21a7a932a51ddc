import { cardOf } from '../../content/pool.ts';
import { piecesAt } from '../../position/find.ts';
import { onPiece } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { PieceId } from '../../terms.ts';

/**
 * Returns the cards on a card that change hands with it (C-CONTROL-02). Damage markers don't change hands, since nobody controls
 * them.
 */
export function carriedAlong(g: FirstEdition, id: PieceId): Piece[] {
  return piecesAt(g, onPiece(id)).filter(({ card }) => cardOf(card).type !== 'Tactic');
}
