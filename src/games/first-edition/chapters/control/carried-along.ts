import { piecesAt } from '../../position/find.ts';
import { onPiece } from '../../position/places.ts';
import { sideDeckOf } from '../../position/side-decks.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { PieceId } from '../../terms.ts';

/**
 * Returns the cards on a card that change hands with it (C-CONTROL-02). Damage markers and carried
 * tribbles don't change hands.
 */
export function carriedAlong(g: FirstEdition, id: PieceId): Piece[] {
  return piecesAt(g, onPiece(id)).filter(({ card }) => sideDeckOf(card) === null);
}
