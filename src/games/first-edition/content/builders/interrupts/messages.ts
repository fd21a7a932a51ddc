import { no, type Obstacle } from '../../../../kit/offers.ts';
import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { waysOf } from '../../../chapters/movement/movement.ts';
import { mostDistant } from '../../../chapters/spaceline/far.ts';
import { lineOf, outpostsIn } from '../../../position/find.ts';
import { hostOf, locationAt } from '../../../position/places.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { Affiliation } from '../../printed.ts';
import { DISCARD_THIS, hostIn, onShips } from '../shared.ts';

/**
 * Returns an affiliation's nearest outposts on a ship's line. The distance is counted in cards, and spans break ties
 * (C-SPACELINE-09).
 */
function outposts(g: FirstEdition, ship: Piece, affiliation: Affiliation): Piece[] {
  const from = locationAt(g, ship.at);
  if (from === null) return [];
  const line = lineOf(g, from);
  const own = outpostsIn(g).filter((piece) => affiliationOf(piece) === affiliation);
  const found = own.flatMap((piece) => {
    const location = locationAt(g, piece.at);
    return location !== null && line.includes(location) ? [{ piece, location }] : [];
  });
  const all = found.map(({ location }) => location);
  const nearest = mostDistant(g, from, all, 'nearest', ship.seat);
  return found.flatMap(({ piece, location }) => (nearest.includes(location) ? [piece] : []));
}

/** Returns why a ship that must return home can't do something, or null (C-MOVE-13). */
function busy(g: FirstEdition, source: RuleSource, ship: number | null): Obstacle {
  if (ship === null || hostIn(g, source)?.id !== ship) return null;
  return no('C-MOVE-13', 'The ship must return to its outpost and can’t do anything else.');
}

/** Makes a ship return to the nearest outpost at full speed, doing nothing else (C-MOVE-13). */
export function message(affiliation: Affiliation): Rule {
  return {
    text: `Play it on a ${affiliation} ship: it must return to the nearest ${affiliation} outpost at full speed and can’t do anything else until then.`,
    // The card needs an outpost to which the ship can return (C-TYPES-17).
    plays: onShips((g, ship) => {
      const [nearest] = outposts(g, ship, affiliation);
      return affiliationOf(ship) === affiliation && nearest !== undefined && !isThere(g, ship, nearest);
    }),
    bans: {
      way(g, source, { ship, from, through }) {
        const there = hostIn(g, source);
        const goal = there === null ? undefined : outposts(g, there, affiliation)[0];
        const to = goal === undefined ? null : locationAt(g, goal.at);
        if (there === null || there.id !== ship || to === null) return null;
        const [whole] = waysOf(g, there, from).get(to) ?? [];
        return through.every((one) => whole?.through.includes(one)) ? null : busy(g, source, ship);
      },
      beam: (g, source, { piece }) => busy(g, source, hostOf(g.pieces[piece]?.at ?? 'core:0')),
      walk: (g, source, { piece }) => busy(g, source, hostOf(g.pieces[piece]?.at ?? 'core:0')),
      act: (g, source, { ship }) => busy(g, source, ship),
      attempt: (g, source, { ship }) => busy(g, source, ship),
    },
    at: {
      moved: {
        does(g, source) {
          const ship = hostIn(g, source);
          const nearest = ship === null ? undefined : outposts(g, ship, affiliation)[0];
          return ship !== null && nearest !== undefined && isThere(g, ship, nearest) ? [DISCARD_THIS] : [];
        },
      },
      'turn-end': {
        does(g, source, { seat }) {
          const ship = hostIn(g, source);
          if (ship === null) return [DISCARD_THIS];
          const [nearest] = outposts(g, ship, affiliation);
          if (nearest === undefined || isThere(g, ship, nearest)) return [DISCARD_THIS];
          return ship.seat === seat ? [{ do: 'drive', ship: ship.id, to: nearest.id }] : [];
        },
      },
    },
  };
}

function isThere(g: FirstEdition, ship: Piece, facility: Piece): boolean {
  return locationAt(g, ship.at) === locationAt(g, facility.at);
}
