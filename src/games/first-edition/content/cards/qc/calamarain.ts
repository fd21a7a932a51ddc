import { asLabel } from '../../../../kit/words.ts';
import { isDamaged } from '../../../chapters/damage/hull.ts';
import { distances } from '../../../chapters/spaceline/line.ts';
import { whichOf } from '../../../effects/card-selector.ts';
import type { Kind } from '../../../effects/kind.ts';
import { namedPieces, shipsWithin } from '../../../position/find.ts';
import { locationName, pieceName } from '../../../position/names.ts';
import { atLocation, locationAt, namedIn } from '../../../position/places.ts';
import { granted } from '../../../rules/ask.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { DISCARD_THIS, itself, onOwnTable, payloadOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

const CALAMARAIN = 'calamarain';

const RANGE = 6;

const VICTIM = 'Mortal Q';

/**
 * Returns the locations that the opponent may choose as the card's first location. If missions require certain
 * locations, only these count.
 */
function beginnings(g: FirstEdition, seat: number): string[] {
  const all = Object.keys(g.locations);
  const bound = all.filter((location) => granted(g, 'lures', { seat: 1 - seat, card: CALAMARAIN, location }));
  return bound.length > 0 ? bound : all;
}

function locationOfCard(g: FirstEdition, source: RuleSource): string | null {
  const own = itself(g, source);
  return own === null ? null : namedIn(own.at);
}

/** Returns where a card can move with its remaining RANGE. */
function ways(g: FirstEdition, source: RuleSource, seat: number) {
  const from = locationOfCard(g, source);
  const left = RANGE - (itself(g, source)?.spent ?? 0);
  return from === null ? [] : [...distances(g, from, seat)].filter(([, cost]) => cost <= left);
}

/** Calamarain (Q-Continuum). */
export const CARDS: CardRules = {
  calamarain: {
    text: 'Your opponent chooses where it starts. On your turns it moves like a ship with RANGE 6. You may discard it to damage a ship or kill Mortal Q at its location. Immune to Kevin Uxbridge.',
    facts: { immuneTo: ['Kevin Uxbridge'] },
    plays: onOwnTable,
    at: {
      played: {
        does: (g, source, { piece }) =>
          piece !== source.piece
            ? []
            : [
                {
                  do: 'either',
                  who: 1 - source.seat,
                  ways: beginnings(g, source.seat).map((id) => ({
                    key: `at:${id}`,
                    label: asLabel(locationName(g, id)),
                    list: [{ do: 'shift', which: 'itself', to: atLocation(id) } as const],
                  })),
                },
              ],
      },
    },
    orders(g, source, seat) {
      const at = locationOfCard(g, source);
      if (seat !== source.seat || at === null) return [];
      // The card can't destroy a ship, so its targets don't include damaged ships.
      const ships = shipsWithin(g, at).filter((ship) => !isDamaged(g, ship));
      const victims = namedPieces(g, VICTIM).filter((victim) => locationAt(g, victim.at) === at);
      const gone = DISCARD_THIS;
      return [
        ...ways(g, source, seat).map(([to, cost]) =>
          payloadOf(source, `to:${to}`, asLabel(`Move Calamarain to ${locationName(g, to)}`), [
            { do: 'roam', to, cost },
          ]),
        ),
        ...ships.map(({ id }) =>
          payloadOf(source, `harm:${id}`, asLabel(`Damage ${pieceName(g, id)} with Calamarain`), [
            { do: 'harm', which: [id] },
            gone,
          ]),
        ),
        ...victims.map(({ id }) =>
          payloadOf(source, `kill:${id}`, asLabel(`Kill ${pieceName(g, id)} with Calamarain`), [
            { do: 'take-out', which: [id], why: 'killed' },
            gone,
          ]),
        ),
      ];
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Moves the card in play with this effect to a location like a ship, using up RANGE (C-MOVE-02). */
    roam: { to: LocationId; cost: number };
  }
}

const roam: Kind<'roam'> = {
  run(ctx, run, { to, cost }) {
    for (const piece of whichOf(ctx.g, run, 'itself')) {
      piece.at = atLocation(to);
      piece.spent = (piece.spent ?? 0) + cost;
      ctx.log(`${pieceName(ctx.g, piece.id)} moves to ${locationName(ctx.g, to)}.`, 'C-MOVE-02');
    }
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { roam };
