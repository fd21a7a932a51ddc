import { belongsTo } from '../../../chapters/affiliation/compatible.ts';
import type { Piece } from '../../../state.ts';

export function isKlingon(piece: Piece | undefined): boolean {
  return piece !== undefined && belongsTo(piece, 'Klingon');
}
