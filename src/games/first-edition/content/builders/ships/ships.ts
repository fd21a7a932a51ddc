import { landingBy } from '../../../chapters/carrying/landing.ts';
import { pieceFilter, type Those } from '../../../chapters/skills/piece-filter.ts';
import { regionOf } from '../../../chapters/spaceline/line.ts';
import { captivesIn, shipIn } from '../../../position/find.ts';
import type { Force, Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { PieceId } from '../../../terms.ts';
import { passing, type SHIP } from '../personnel/aiding.ts';
import { isUsed } from '../shared.ts';

/**
 * True if a ship hasn't landed or taken off this turn by the text of a card. Its own text and that of another card each
 * allow it (C-MOVE-16).
 */
function isUntouched(g: FirstEdition, own: Piece, ship: Piece): boolean {
  if (own.id === ship.id) return shipIn(g, ship.id)?.touched !== g.turns;
  return !isUsed(g, ship.seat, landingBy(own.card, ship.id), 'turn');
}

/** Lets a ship, or all ships that pass a test, land and take off, using some RANGE each time (C-MOVE-16). */
export function landsFor(range: number, limit?: 'once per turn', which: Those = 'itself'): Force {
  const test = pieceFilter(which);
  const isNow = (g: FirstEdition, { piece }: RuleSource, id: PieceId): boolean => {
    const [own, ship] = [piece === undefined ? undefined : g.pieces[piece], g.pieces[id]];
    if (own === undefined || ship === undefined || !test(ship, g, own)) return false;
    return limit === undefined || isUntouched(g, own, ship);
  };
  return {
    grants: { land: (g, source, { ship }) => isNow(g, source, ship) },
    sets: { landing: (g, source, { ship }) => (isNow(g, source, ship) ? range : null) },
  };
}

/** Lets a ship land or take off once per turn (C-MOVE-16). */
export const LANDS: Force = landsFor(0, 'once per turn');

/** Draws one more tactic in a battle of the ship (C-SHIPBAT-14). */
export const MORE_TACTICS: Force = {
  adds: {
    tactics: (g, { piece, seat: own }, { seat }) => {
      const { battle } = g;
      if (piece === undefined || seat !== own || battle?.kind !== 'ship') return 0;
      return battle.firing[own]?.includes(piece) === true || battle.targets[1 - own] === piece ? 1 : 0;
    },
  },
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

/** True if the player of a card has a captive (C-CAPTURE-01). */
export function hasCaptive({ seat }: Piece, g: FirstEdition): boolean {
  return captivesIn(g).some((captive) => captive.seat === seat);
}

/** The value of attributes printed as X, which is a number of cards or more (C-SKILL-15). */
export function isWorth(attributes: typeof SHIP, value: (g: FirstEdition, own: Piece) => number): Force {
  return {
    sets: {
      attribute(g, source, { piece, attribute }) {
        const own = g.pieces[piece];
        return own !== undefined && piece === source.piece && attributes.includes(attribute) ? value(g, own) : null;
      },
    },
  };
}
