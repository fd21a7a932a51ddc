import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { outpostsIn, piecesAt } from '../../../position/find.ts';
import { dockedAt, onPiece } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { hostIn, idsOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

const isFree = stateFilter('[NA]');

/** True for ships of the card's player and for Non-Aligned ships. */
function isMended(g: FirstEdition, { seat }: RuleSource, ship: Piece): boolean {
  return ship.seat === seat || isFree(ship, g);
}

/** Spacedock (Premiere). */
export const CARDS: CardRules = {
  spacedock: {
    text: 'Play it on an outpost: your ships, and Non-Aligned ships, that dock there are repaired.',
    plays: (g) => outpostsIn(g).map(({ id }) => onPiece(id)),
    at: {
      played: {
        does(g, source, { piece }) {
          const dock = hostIn(g, source);
          if (piece !== source.piece || dock === null) return [];
          const which = piecesAt(g, dockedAt(dock.id)).filter((ship) => isMended(g, source, ship));
          return which.length === 0 ? [] : [{ do: 'mend', which: idsOf(which) }];
        },
      },
      docked: {
        does(g, source, { ship, facility }) {
          const there = g.pieces[ship];
          const isHere = hostIn(g, source)?.id === facility && there !== undefined && isMended(g, source, there);
          return isHere ? [{ do: 'mend', which: [ship] }] : [];
        },
      },
    },
  },
};
