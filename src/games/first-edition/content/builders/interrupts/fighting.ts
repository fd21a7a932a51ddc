import { belongsTo } from '../../../chapters/affiliation/compatible.ts';
import { piecesAt } from '../../../position/find.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardPlace, PieceId } from '../../../terms.ts';
import { cardOf } from '../../pool.ts';
import { idsOf } from '../shared.ts';

function isPerson({ card }: Piece): boolean {
  return cardOf(card).type === 'Personnel';
}

/** Returns a player's Klingons at the place of the current battle. */
export function avengers(g: FirstEdition, seat: number): Piece[] {
  const at = g.battle?.kind === 'personnel' ? g.battle.at : null;
  if (at === null) return [];
  return piecesAt(g, at).filter((piece) => piece.seat === seat && isPerson(piece) && belongsTo(piece, 'Klingon'));
}

/** Returns the team that attacks again at the end of a battle, and its opponents, or null. */
export function vengeance(
  g: FirstEdition,
  seat: number,
): { at: CardPlace; team: PieceId[]; against: PieceId[] } | null {
  const at = g.battle?.kind === 'personnel' ? g.battle.at : null;
  if (at === null) return null;
  const against = piecesAt(g, at).filter(
    (piece) => piece.seat !== seat && piece.infiltrates === undefined && isPerson(piece),
  );
  return { at, team: idsOf(avengers(g, seat)), against: idsOf(against) };
}
