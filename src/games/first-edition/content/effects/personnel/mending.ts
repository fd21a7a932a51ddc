import { isDamaged } from '../../../chapters/damage/hull.ts';
import type { Effects } from '../../../effects/union.ts';
import { hostOf, placeKind } from '../../../position/places.ts';
import type { Bearer, Rule } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { cardOf } from '../../pool.ts';
import { speaker } from './aiding.ts';

/** Whole turns of its player that it takes to repair a ship. */
const TURNS = 2;

/** As a turn of its player begins and ends: only where there is something to repair, or was. */
function looks(at: 'begin' | 'end') {
  return (g: FirstEdition, bearer: Bearer, { seat }: { seat: number }): Effects => {
    const own = speaker(g, bearer);
    if (own === null || own.seat !== seat) return [];
    const ship = placeKind(own.at) === 'aboard' ? g.pieces[hostOf(own.at) ?? 0] : undefined;
    const isBroken = ship !== undefined && cardOf(ship.card).type === 'Ship' && isDamaged(g, ship);
    return isBroken || own.upon !== undefined ? [{ do: 'tend', at, turns: TURNS }] : [];
  };
}

/** Who repairs ships, by their ids. */
export const MENDING: Readonly<Record<string, Rule>> = {
  exocomp: {
    text: 'Aboard a damaged ship for two of your full turns, it repairs all of that ship’s damage, wherever the ship is.',
    at: {
      'turn-start': { does: looks('begin') },
      'turn-end': { does: looks('end') },
      // Who leaves the ship begins anew.
      beam: {
        does: (g, bearer, { pieces }) =>
          pieces.some((id) => id === bearer.piece) && g.pieces[bearer.piece ?? 0]?.upon !== undefined
            ? [{ do: 'tend', at: 'off', turns: TURNS }]
            : [],
      },
    },
  },
};
