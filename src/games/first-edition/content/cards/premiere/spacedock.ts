import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { piecesAt } from '../../../position/find.ts';
import { dockedAt, onPiece } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { Piece } from '../../../state.ts';
import { hostIn, idsOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { cardOf } from '../../pool.ts';

/** True for ships of the card's player and for Non-Aligned ships. */
function isMended({ seat }: RuleSource, ship: Piece): boolean {
  return ship.seat === seat || affiliationOf(ship) === 'Non-Aligned';
}

/** Spacedock (Premiere). */
export const CARDS: CardRules = {
  spacedock: {
    text: 'Play it on an outpost: your ships, and Non-Aligned ships, that dock there are repaired.',
    plays: (g) =>
      Object.values(g.pieces)
        .filter(({ card }) => {
          const facts = cardOf(card);
          return facts.type === 'Facility' && facts.facility === 'Outpost';
        })
        .map(({ id }) => onPiece(id)),
    at: {
      played: {
        does(g, source, { piece }) {
          const dock = hostIn(g, source);
          if (piece !== source.piece || dock === null) return [];
          const which = piecesAt(g, dockedAt(dock.id)).filter((ship) => isMended(source, ship));
          return which.length === 0 ? [] : [{ do: 'mend', which: idsOf(which) }];
        },
      },
      docked: {
        does(g, source, { ship, facility }) {
          const there = g.pieces[ship];
          const isHere = hostIn(g, source)?.id === facility && there !== undefined && isMended(source, there);
          return isHere ? [{ do: 'mend', which: [ship] }] : [];
        },
      },
    },
  },
};
