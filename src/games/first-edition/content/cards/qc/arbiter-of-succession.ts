import { belongsTo } from '../../../chapters/affiliation/compatible.ts';
import { attributeOf } from '../../../chapters/skills/attributes.ts';
import { isLeader } from '../../../chapters/skills/leader.ts';
import { pieceName } from '../../../position/names.ts';
import { isDisabled } from '../../../position/pieces.ts';
import { locationAt } from '../../../position/places.ts';
import { isSeenAt } from '../../../position/veils.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { CARD } from '../../builders/interrupts/succession.ts';
import { atLocations, idsOf, isNew, itself } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

const WAR = 'klingon-civil-war';

/**
 * Returns the two strongest Klingon leaders at a location, no matter whose they are. If a tie in STRENGTH makes several
 * pairs possible, the function returns all of them.
 */
function rivals(g: FirstEdition, location: LocationId): [Piece, Piece][] {
  const leaders = Object.values(g.pieces)
    .filter((piece) => belongsTo(piece, 'Klingon') && isLeader(g, piece))
    .filter((piece) => piece.captive === undefined && !isDisabled(piece) && isSeenAt(g, piece, location))
    .map((piece) => ({ piece, strength: attributeOf(g, piece, 'STRENGTH') }))
    .sort((one, other) => other.strength - one.strength);
  const least = leaders[1]?.strength;
  const first = leaders[0]?.strength;
  if (least === undefined) return [];
  return leaders.flatMap((one, index) =>
    leaders
      .slice(index + 1)
      .filter((other) => one.strength === first && other.strength === least)
      .map((other): [Piece, Piece] => [one.piece, other.piece]),
  );
}

/** Arbiter of Succession (Q-Continuum). */
export const CARDS: CardRules = {
  'arbiter-of-succession': {
    text: 'The two strongest Klingon leaders at one location fight each other. Placed on the winner, scoring its points; Klingon Civil War is nullified. If the winner is killed, your opponent gets the points. Not duplicatable.',
    plays: (g, seat) => (isNew(g, CARD) ? atLocations((_g, location) => rivals(g, location).length > 0)(g, seat) : []),
    at: {
      played: {
        does(g, source, { piece }) {
          const own = itself(g, source);
          const location = own === null ? null : locationAt(g, own.at);
          if (piece !== source.piece || location === null) return [];
          const wars = idsOf(Object.values(g.pieces).filter(({ card }) => card === WAR));
          const then = [{ do: 'take-out', which: wars, why: 'discarded' }] as const;
          const fights = rivals(g, location).map(([one, other]) => ({
            key: `rivals:${one.id}:${other.id}`,
            label: `${pieceName(g, one.id)} against ${pieceName(g, other.id)}`,
            list: [{ do: 'contend', pair: [one.id, other.id], then }] as const,
          }));
          const [only] = fights;
          return fights.length === 1 && only !== undefined ? only.list : [{ do: 'either', ways: fights }];
        },
      },
    },
  },
};
