import { attributeOf } from '../../../chapters/skills/attributes.ts';
import { isPlanet } from '../../../chapters/teams/teams.ts';
import { locationAt } from '../../../position/places.ts';
import { isInSpace } from '../../builders/interrupts/flying.ts';
import { age, DISCARD_THIS, hostIn, onShips } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { isSafe } from '../../safe.ts';

/** Loss of Orbital Stability (Premiere). */
export const CARDS: CardRules = {
  'loss-of-orbital-stability': {
    text: 'Play it on a ship orbiting a planet: it has no RANGE this turn. At the end of its owner’s next turn, it is destroyed unless its SHIELDS are above 4.',
    // The ship must be undocked in space at a planet (C-SPACELINE-08).
    plays: onShips((g, ship) => {
      const at = locationAt(g, ship.at);
      return isInSpace(ship) && at !== null && isPlanet(g, at) && !isSafe(g, ship, 'loss-of-orbital-stability', true);
    }),
    sets: {
      times: (g, source, { piece, attribute }) =>
        attribute === 'RANGE' && hostIn(g, source)?.id === piece && age(g, source) === 0 ? 0 : null,
    },
    at: {
      'turn-end': {
        does(g, source, { seat }) {
          const ship = hostIn(g, source);
          if (ship === null || ship.owner !== seat || age(g, source) === 0) return [];
          return attributeOf(g, ship, 'SHIELDS') > 4
            ? [DISCARD_THIS]
            : [{ do: 'take-out', which: [ship.id], why: 'destroyed' }];
        },
      },
    },
  },
};
