import { asLabel } from '../../../../kit/words.ts';
import { pieceFilter, stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { taughtSkill } from '../../../chapters/skills/skills.ts';
import { personnelOf, piecesAt } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { onPiece } from '../../../position/places.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { targetOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

const isMelder = stateFilter('personnel, Mindmeld');
const isOther = pieceFilter('other, yours, personnel');

const isOwnMelder = (g: FirstEdition, piece: Piece, seat: number): boolean => piece.seat === seat && isMelder(piece, g);

/** Returns the other personnel of the same player who are present with a personnel. */
function beside(g: FirstEdition, piece: Piece): Piece[] {
  return piecesAt(g, piece.at).filter((one) => isOther(one, g, piece));
}

/** Vulcan Mindmeld (Premiere). */
export const CARDS: CardRules = {
  'vulcan-mindmeld': {
    text: 'Choose your personnel with Mindmeld, and another of yours present. Until the end of the turn, the first also has all printed skills of the second.',
    lasting: {
      'vulcan-mindmeld': {
        // Levels add up (C-SKILL-06, C-SKILL-07). Special skills and the classification aren't passed on.
        adds: {
          skill(g, { piece, other }, about) {
            const teacher = other === undefined ? undefined : g.pieces[other];
            return about.piece === piece && teacher !== undefined ? taughtSkill(teacher.card, about.skill) : 0;
          },
        },
      },
    },
    plays: (g, seat) =>
      personnelOf(g, seat)
        .filter((piece) => isOwnMelder(g, piece, seat) && beside(g, piece).length > 0)
        .map(({ id }) => onPiece(id)),
    once(g, _seat, to) {
      const piece = targetOf(g, to);
      const ways = beside(g, piece).map(({ id }) => ({
        key: `who:${id}`,
        label: asLabel(pieceName(g, id)),
        list: [{ do: 'lasting', what: 'vulcan-mindmeld', until: 'turn', piece: piece.id, other: id } as const],
      }));
      return ways.length === 0 ? [] : [{ do: 'either', ways }];
    },
  },
};
