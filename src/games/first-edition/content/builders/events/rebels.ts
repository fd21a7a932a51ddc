import type { Seat } from '../../../../../kernel/types.ts';
import { isLeader } from '../../../chapters/skills/leader.ts';
import { personnelOf } from '../../../position/find.ts';
import { locationAt } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { onOwnTable } from '../shared.ts';

/** True if a player has a leader at a location who passes a test. */
export function isLedThere(
  g: FirstEdition,
  seat: Seat,
  location: LocationId,
  is: (piece: Piece, g: FirstEdition) => boolean,
): boolean {
  return personnelOf(g, seat).some(
    (piece) => locationAt(g, piece.at) === location && isLeader(g, piece) && is(piece, g),
  );
}

/**
 * Stays on the table and lets its player attack some cards (C-BATTLE-06), or downloads two personnel. `whom` and
 * `wanted` describe the personnel.
 */
export function rebels(
  whom: string,
  wanted: string,
  mayAttack: (g: FirstEdition, seat: Seat, location: LocationId, enemy: Piece) => boolean,
): Omit<Rule, 'text'> {
  return {
    ways: {
      stay: { label: 'stay on your table', plays: onOwnTable },
      fetch: {
        label: `download ${whom}`,
        plays: onOwnTable,
        once: [
          { do: 'download', what: 'rebel' },
          { do: 'download', what: 'rebel' },
        ],
      },
    },
    fetches: { rebel: { must: true, wanted } },
    grants: {
      battle(g, source, { seat, location, enemy }) {
        const target = enemy === undefined ? undefined : g.pieces[enemy];
        return seat === source.seat && target !== undefined && mayAttack(g, seat, location, target);
      },
    },
  };
}
