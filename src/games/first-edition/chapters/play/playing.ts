import { cardOf } from '../../content/pool.ts';
import { playerOf } from '../../position/find.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { affiliationOf, affiliationsOf } from '../affiliation/compatible.ts';

/** A player is playing an affiliation once a card of it came into play, and ever after (C-AFFIL-13). */
export function noteAffiliations(g: FirstEdition, piece: Piece): void {
  const { playing } = playerOf(g, piece.owner);
  const affiliation = affiliationOf(piece);
  if (affiliationsOf(cardOf(piece.card)).length > 0 && affiliation !== null && !playing.includes(affiliation))
    playing.push(affiliation);
}
