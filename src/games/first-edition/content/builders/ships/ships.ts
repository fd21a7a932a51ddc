import { pieceFilter } from '../../../chapters/skills/piece-filter.ts';
import { regionOf } from '../../../chapters/spaceline/line.ts';
import { shipIn } from '../../../position/find.ts';
import type { Force, Rule } from '../../../rules/rule.ts';
import { passing, type SHIP } from '../personnel/aiding.ts';

/** Lets a ship land or take off once per turn (C-MOVE-16). */
export const LANDS: Force = {
  grants: { land: (g, { piece }, { ship: id }) => id === piece && shipIn(g, id)?.touched !== g.turns },
};

/** More RANGE for a move within one region (C-MOVE-12). */
export function swift(more: number): Rule {
  return {
    text: `RANGE +${more} for a move within one region.`,
    adds: {
      range: (g, { piece }, { ship: id, from, to }) => {
        const region = regionOf(g, from);
        return id === piece && region !== null && region === regionOf(g, to) ? more : 0;
      },
    },
  };
}

/** A ship that lands and takes off once per turn, and has more RANGE for a move within one region. */
export function interceptor(more: number): Rule {
  const { text, ...fast } = swift(more);
  return { text: `Lands and takes off once each turn. ${text}`, ...LANDS, ...fast };
}

/** Adds `by` for each of some cards, counting at most `most` cards. */
export function counts(attributes: typeof SHIP, by: number, those: string, most = Number.POSITIVE_INFINITY): Force {
  const test = pieceFilter(those);
  return {
    adds: {
      attribute(g, source, { piece, attribute }) {
        const own = g.pieces[piece];
        if (own === undefined || piece !== source.piece || !attributes.includes(attribute)) return 0;
        return by * Math.min(passing(g, own, test).length, most);
      },
    },
  };
}
