import type { Effects } from '../../effects/union.ts';
import { shipIn } from '../../position/find.ts';
import { pieceName } from '../../position/names.ts';
import { inSpace } from '../../position/places.ts';
import type { FirstEdition, ShipPiece } from '../../state.ts';
import type { PieceId } from '../../terms.ts';
import type { Play } from '../calls.ts';

/** Puts a ship that a card took off the spaceline back at its location, or at the first location if its own is gone. */
export function bring(ctx: Play, id: PieceId): void {
  const { g } = ctx;
  const ship = shipIn(g, id);
  if (ship?.away === undefined) return;
  const { from } = ship.away;
  ship.at = inSpace(g.locations[from] === undefined ? (Object.keys(g.locations)[0] ?? from) : from);
  delete ship.away;
  ctx.log(`${pieceName(g, id)} is back on the spaceline.`, 'C-MOVE-01');
}

/** Returns how many of its player's full turns a ship was away (C-TURN-10). The turn in which the ship returns doesn't count. */
function turnsAway({ turns }: FirstEdition, { away }: ShipPiece): number {
  return away === undefined ? 0 : Math.max(0, Math.floor((turns - away.since - 1) / 2));
}

/** Returns the effects of a ship's return: it comes back and may move once for each turn it was away. */
export function returning(g: FirstEdition, ship: ShipPiece): Effects {
  const moves = Array.from({ length: turnsAway(g, ship) }, () => ({ do: 'cruise', ship: ship.id }) as const);
  return [{ do: 'emerge', ship: ship.id }, ...moves, { do: 'unveil', which: [ship.id] }];
}
