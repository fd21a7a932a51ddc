import { MOVE } from '../../chapters/calls.ts';
import { moveWhy, routeTo, waysOf } from '../../chapters/movement/movement.ts';
import { coreOf, dockedAt, locationAt } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { LocationId, PieceId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** A ship goes to a location, or a facility, as far as it can, at full speed (C-MOVE-13), and docks where that is one. */
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
  text: () => 'A ship goes on as far as it can.',
};

/** As far on the cheapest way to a location as a ship can go now; null: not at all. */
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
