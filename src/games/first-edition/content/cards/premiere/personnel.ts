import { isDamaged } from '../../../chapters/damage/hull.ts';
import type { Effects } from '../../../effects/union.ts';
import { hostOf, placeKind } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { speaker } from '../../builders/personnel/aiding.ts';
import type { CardRules } from '../../card-rules.ts';
import { cardOf } from '../../pool.ts';

/** How long a repair takes, in full turns of the personnel's player. */
const TURNS = 2;

/**
 * At the start or end of each turn of the personnel's player, updates the repair if the ship is damaged or a repair has
 * begun.
 */
function looks(at: 'begin' | 'end') {
  return (g: FirstEdition, source: RuleSource, { seat }: { seat: number }): Effects => {
    const own = speaker(g, source);
    if (own === null || own.seat !== seat) return [];
    const ship = placeKind(own.at) === 'aboard' ? g.pieces[hostOf(own.at) ?? 0] : undefined;
    const isBroken = ship !== undefined && cardOf(ship.card).type === 'Ship' && isDamaged(g, ship);
    return isBroken || own.upon !== undefined ? [{ do: 'tend', at, turns: TURNS }] : [];
  };
}

/** Personnel of Premiere, by id. */
export const CARDS: CardRules = {
  exocomp: {
    text: 'After two of your full turns aboard a damaged ship, it repairs all damage to that ship, wherever it is.',
    at: {
      'turn-start': { does: looks('begin') },
      'turn-end': { does: looks('end') },
      // If the personnel leaves the ship, the repair must start over.
      beam: {
        does: (g, source, { pieces }) =>
          pieces.some((id) => id === source.piece) && g.pieces[source.piece ?? 0]?.upon !== undefined
            ? [{ do: 'tend', at: 'off', turns: TURNS }]
            : [],
      },
    },
  },
};
