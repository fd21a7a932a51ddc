import { asLabel } from '../../../../kit/words.ts';
import { compatible } from '../../../chapters/affiliation/compatible.ts';
import { locationOf, piecesOf } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { dockedAt, hostOf, locationAt, onPiece, placeKind } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { hostIn, itself, onOwnTable, payloadOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** True if a ship's crew, or its Away Team, has just solved a mission. */
function hasSolved(g: FirstEdition, ship: Piece, location: string): boolean {
  const { attempt } = g;
  if (attempt === null || attempt.seat !== ship.seat) return false;
  if (attempt.ship === ship.id) return true;
  return attempt.ship === null && locationAt(g, ship.at) === location;
}

/** Returns the ships docked in the Alpha Quadrant, since these can set out for the Gamma Quadrant. */
function launches(g: FirstEdition, source: RuleSource, seat: number) {
  const own = itself(g, source);
  if (own === null || seat !== source.seat || placeKind(own.at) !== 'core') return [];
  return piecesOf(g, seat).flatMap((ship) => {
    const base = placeKind(ship.at) === 'docked' ? hostOf(ship.at) : null;
    const at = locationAt(g, ship.at);
    if (base === null || at === null || locationOf(g, at).quadrant !== 'Alpha') return [];
    return [
      payloadOf(source, `on:${ship.id}`, asLabel(`Place it on ${pieceName(g, ship.id)}`), [
        { do: 'lasting', what: 'explore-gamma-quadrant', until: 'game', piece: base, other: own.id },
        { do: 'shift', which: [own.id], to: onPiece(ship.id) },
      ]),
    ];
  });
}

/** Explore Gamma Quadrant (Deep Space Nine). */
export const CARDS: CardRules = {
  'explore-gamma-quadrant': {
    text: 'On your table, may be seeded. At any time, place it on your ship docked in the Alpha Quadrant. When that ship solves a Gamma Quadrant mission, it returns to its facility if possible, and you draw three cards and score 5 points.',
    plays: onOwnTable,
    seeds: { phase: 'facility', to: onOwnTable },
    between: launches,
    at: {
      solved: {
        does(g, source, { location }) {
          const ship = hostIn(g, source);
          if (ship === null || locationOf(g, location).quadrant !== 'Gamma' || !hasSolved(g, ship, location)) return [];
          const left = g.lasting.find(({ what, other }) => what === 'explore-gamma-quadrant' && other === source.piece);
          const base = left?.piece === undefined ? undefined : g.pieces[left.piece];
          return [
            ...(base !== undefined && compatible(g, ship, base)
              ? [{ do: 'shift', which: [ship.id], to: dockedAt(base.id) } as const]
              : []),
            { do: 'draw', count: 3, who: source.seat },
            { do: 'bank' },
          ];
        },
      },
    },
  },
};
