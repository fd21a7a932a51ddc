import { chosen } from '../../../kit/effects.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { MOVE } from '../../chapters/calls.ts';
import { moveWhy, routeTo, waysOf } from '../../chapters/movement/movement.ts';
import type { Passage } from '../../chapters/spaceline/line.ts';
import { locationName, pieceName } from '../../position/names.ts';
import { locationAt } from '../../position/places.ts';
import type { FirstEdition } from '../../state.ts';
import type { LocationId, PieceId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Lets a ship immediately move up to its full RANGE, without using up any RANGE (C-MOVE-02). */
    cruise: { ship: PieceId };
  }
}

type Way = { to: LocationId; through: readonly LocationId[] };

/** Returns where a ship can go with its full RANGE. */
function waysFor(g: FirstEdition, id: PieceId): Way[] {
  const ship = g.pieces[id];
  const from = ship === undefined ? null : locationAt(g, ship.at);
  if (ship === undefined || from === null || moveWhy(g, ship) !== null) return [];
  return [...waysOf(g, ship, from)].flatMap(([to, ways]: [LocationId, Passage[]]) => {
    const found = routeTo(g, ship, from, ways);
    return found === null || found[1] !== null ? [] : [{ to, through: found[0].through }];
  });
}

export const cruise: Kind<'cruise', 'cruised'> = {
  run: chosen({
    ask({ g }, run, { ship }) {
      const ways = waysFor(g, ship);
      if (ways.length === 0) return { go: 'begin' as const };
      const offers: Offer<Way | null>[] = ways.map((way) =>
        open({ key: `to:${way.to}`, verb: 'move', label: asLabel(`To ${locationName(g, way.to)}`) }, way),
      );
      offers.push(open({ key: 'stay', verb: 'pass', label: 'Stay here' }, null));
      const prompt = `Where does ${pieceName(g, ship)} move now?`;
      return { seat: run.seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-MOVE-02' };
    },
    take(ctx, run, way, { ship }) {
      if (way === null) return 'begin';
      ctx.call(MOVE, { seat: run.seat, ship, to: way.to, through: [...way.through] });
      return 'cruised';
    },
  }),
  steps: {
    cruised({ g }, _run, { ship }) {
      const piece = g.pieces[ship];
      if (piece !== undefined) delete piece.spent;
      return 'begin';
    },
  },
};
