import type { Effects } from '../../effects/union.ts';
import { pieceName } from '../../position/names.ts';
import { inSpace } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { PieceId } from '../../terms.ts';
import type { Play } from '../calls.ts';

/** A ship that a card has taken off the line is where it was again; where that is gone, at the first location there is. */
export function bring(ctx: Play, id: PieceId): void {
  const { g } = ctx;
  const ship = g.pieces[id];
  if (ship?.away === undefined) return;
  const { from } = ship.away;
  ship.at = inSpace(g.locations[from] === undefined ? (Object.keys(g.locations)[0] ?? from) : from);
  delete ship.away;
  ctx.log(`${pieceName(g, id)} is back on the spaceline.`, 'C-MOVE-01');
}

/** Full turns of its player that a ship was away (C-TURN-10) as it returns in one: that is none yet. */
function turnsAway({ turns }: FirstEdition, { away }: Piece): number {
  return away === undefined ? 0 : Math.max(0, Math.floor((turns - away.since - 1) / 2));
}

/** The effects of a ship’s return: it comes back, and may move once for each turn that it was away. */
export function returning(g: FirstEdition, ship: Piece): Effects {
  const moves = Array.from({ length: turnsAway(g, ship) }, () => ({ do: 'cruise', ship: ship.id }) as const);
  return [{ do: 'emerge', ship: ship.id }, ...moves, { do: 'unveil', which: [ship.id] }];
}
