import { asLabel } from '../../../../kit/words.ts';
import { isDamaged } from '../../../chapters/damage/hull.ts';
import { distances } from '../../../chapters/spaceline/line.ts';
import { locationName, pieceName } from '../../../position/names.ts';
import { atLocation, locationAt, namedIn } from '../../../position/places.ts';
import { granted } from '../../../rules/ask.ts';
import type { Bearer, Rule } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import { itself, onOwnTable, payloadOf } from '../shared.ts';

const CALAMARAIN = 'calamarain';
const RANGE = 6;
const VICTIM = 'Mortal Q';

/**
 * Returns the locations where the opponent may let the card start. If missions require certain locations, only these
 * count.
 */
function beginnings(g: FirstEdition, seat: number): string[] {
  const all = Object.keys(g.locations);
  const bound = all.filter((location) => granted(g, 'lures', { seat: 1 - seat, card: CALAMARAIN, location }));
  return bound.length > 0 ? bound : all;
}

function here(g: FirstEdition, bearer: Bearer): string | null {
  const own = itself(g, bearer);
  return own === null ? null : namedIn(own.at);
}

/** Returns where a card can move with its remaining RANGE. */
function ways(g: FirstEdition, bearer: Bearer, seat: number) {
  const from = here(g, bearer);
  const left = RANGE - (itself(g, bearer)?.spent ?? 0);
  return from === null ? [] : [...distances(g, from, seat)].filter(([, cost]) => cost <= left);
}

/** Events that move along the line. */
export const ROAMING: Readonly<Record<string, Rule>> = {
  [CALAMARAIN]: {
    text: 'Your opponent chooses where it starts. On your turns it moves like a ship with RANGE 6. You may discard it to damage a ship or kill Mortal Q at its location. Immune to Kevin Uxbridge.',
    plays: onOwnTable,
    at: {
      played: {
        does: (g, bearer, { piece }) =>
          piece !== bearer.piece
            ? []
            : [
                {
                  do: 'either',
                  who: 1 - bearer.seat,
                  ways: beginnings(g, bearer.seat).map((id) => ({
                    key: `at:${id}`,
                    label: asLabel(locationName(g, id)),
                    list: [{ do: 'shift', which: 'itself', to: atLocation(id) } as const],
                  })),
                },
              ],
      },
    },
    orders(g, bearer, seat) {
      const at = here(g, bearer);
      if (seat !== bearer.seat || at === null) return [];
      const ships = Object.values(g.pieces).filter(
        // The card can't destroy a ship, so its targets don't include damaged ships.
        (ship) => cardOf(ship.card).type === 'Ship' && !isDamaged(g, ship) && locationAt(g, ship.at) === at,
      );
      const victims = Object.values(g.pieces).filter(
        ({ card, at: place }) => isNamed(card, VICTIM) && locationAt(g, place) === at,
      );
      const gone = { do: 'take-out', which: 'itself', why: 'discarded' } as const;
      return [
        ...ways(g, bearer, seat).map(([to, cost]) =>
          payloadOf(bearer, `to:${to}`, asLabel(`Move Calamarain to ${locationName(g, to)}`), [
            { do: 'roam', to, cost },
          ]),
        ),
        ...ships.map(({ id }) =>
          payloadOf(bearer, `harm:${id}`, asLabel(`Damage ${pieceName(g, id)} with Calamarain`), [
            { do: 'harm', which: [id] },
            gone,
          ]),
        ),
        ...victims.map(({ id }) =>
          payloadOf(bearer, `kill:${id}`, asLabel(`Kill ${pieceName(g, id)} with Calamarain`), [
            { do: 'take-out', which: [id], why: 'killed' },
            gone,
          ]),
        ),
      ];
    },
  },
};
