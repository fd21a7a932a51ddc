import { belongsTo } from '../../../chapters/affiliation/compatible.ts';
import type { Piece } from '../../../state.ts';

/** The key in `g.lasting` for a personnel who strikes with a blade in this battle. The entry's `other` is the blade. */
export const BLOW = 'mortal-blow';

export function isKlingon(piece: Piece | undefined): boolean {
  return piece !== undefined && belongsTo(piece, 'Klingon');
}
