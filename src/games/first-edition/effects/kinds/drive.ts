import { MOVE } from '../../chapters/calls.ts';
import { moveWhy, routeTo, waysOf } from '../../chapters/movement/movement.ts';
import { coreOf, dockedAt, locationAt } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { LocationId, PieceId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Moves a ship toward a location or facility as far as it can at full speed (C-MOVE-13), and docks it at the
     * facility.
     */
    drive: { ship: PieceId; to: PieceId | LocationId };
  }
}

export const drive: Kind<'drive', 'driven'> = {
  run(ctx, _run, { ship: id, to }) {
    const { g } = ctx;
    const ship = g.pieces[id];
    const goal = typeof to === 'string' ? to : locationAt(g, g.pieces[to]?.at ?? coreOf(0));
    const best = ship === undefined || goal === null ? null : nearer(g, ship, goal);
    if (ship !== undefined && best !== null)
      ctx.call(MOVE, { seat: ship.seat, ship: id, to: best.to, through: best.through });
    return 'driven';
  },
  steps: {
    driven(ctx, _run, { ship: id, to }) {
      const { g } = ctx;
      const ship = g.pieces[id];
      const goal = typeof to === 'string' ? undefined : g.pieces[to];
      if (ship === undefined || goal === undefined || locationAt(g, ship.at) !== locationAt(g, goal.at)) return 'begin';
      if (ship.seat === goal.seat && moveWhy(g, ship) === null) ship.at = dockedAt(goal.id);
      return 'begin';
    },
  },
};

/** Returns the farthest point that a ship can reach now on the cheapest route to a location, or null. */
function nearer(g: FirstEdition, ship: Piece, goal: LocationId): { to: LocationId; through: LocationId[] } | null {
  const from = locationAt(g, ship.at);
  if (from === null || moveWhy(g, ship) !== null) return null;
  const ways = waysOf(g, ship, from);
  const [whole] = ways.get(goal) ?? [];
  for (const to of [...(whole?.through ?? [])].reverse()) {
    const way = routeTo(g, ship, from, ways.get(to) ?? []);
    if (way !== null && way[1] === null) return { to, through: [...way[0].through] };
  }
  return null;
}
