import { hostIn } from '../../../position/find.ts';
import { placeKind } from '../../../position/places.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { cardOf } from '../../pool.ts';

/** Returns the ship or facility that a piece of equipment is aboard, or null. */
export function vesselOf(g: FirstEdition, { piece }: RuleSource): Piece | null {
  const at = piece === undefined ? undefined : g.pieces[piece]?.at;
  if (at === undefined || placeKind(at) !== 'aboard') return null;
  return hostIn(g, at) ?? null;
}

export const RELAY: Rule = {
  text: 'Aboard a ship: RANGE and SHIELDS +2. Aboard a facility other than a headquarters: SHIELDS +4.',
  adds: {
    attribute(g, source, { piece, attribute }) {
      const vessel = vesselOf(g, source);
      if (vessel === null || vessel.id !== piece) return 0;
      const facts = cardOf(vessel.card);
      if (facts.type === 'Ship') return attribute === 'RANGE' || attribute === 'SHIELDS' ? 2 : 0;
      return facts.type === 'Facility' && facts.facility !== 'Headquarters' && attribute === 'SHIELDS' ? 4 : 0;
    },
  },
};
