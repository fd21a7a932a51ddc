import { asLabel } from '../../../../kit/words.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { isEquipmentCard } from '../../../chapters/teams/teams.ts';
import { piecesAt, piecesOf } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { isPerson } from '../../../position/piece-types.ts';
import { onPiece } from '../../../position/places.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { placesHere } from '../../builders/places.ts';
import { idsOf, isUsed, targetOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

const GAMBIT = 'business-gambit';

/** Returns opposing cards of a kind that are present with a personnel. */
function theirs(g: FirstEdition, piece: Piece, isMeant: (piece: Piece) => boolean): Piece[] {
  return piecesAt(g, piece.at).filter((one) => one.seat !== piece.seat && isMeant(one));
}

const isGreedy = stateFilter('[Fer], Greed, not stopped');

/** Business Gambit (The Next Generation). The player who steals a card controls it (C-CONTROL-05). */
export const CARDS: CardRules = {
  'business-gambit': {
    text: 'Once per game: stop your Ferengi with Greed and an opposing personnel present. Steal equipment present, or download equipment to the location. Score 5 points.',
    plays: (g, seat) =>
      isUsed(g, seat, GAMBIT, 'game')
        ? []
        : piecesOf(g, seat)
            .filter((piece) => isGreedy(piece, g) && theirs(g, piece, isPerson).length > 0)
            .map(({ id }) => onPiece(id)),
    once(g, _seat, to) {
      const piece = targetOf(g, to);
      const stolen = theirs(g, piece, ({ card }) => isEquipmentCard(card)).map(({ id }) => ({
        key: `steal:${id}`,
        label: asLabel(`Steal ${pieceName(g, id)}`),
        list: [{ do: 'hand-over', which: [id], to: piece.seat } as const],
      }));
      const fetched = {
        key: 'download',
        label: 'Download equipment',
        list: [{ do: 'download', what: 'goods' }],
      } as const;
      return [
        { do: 'use', what: GAMBIT, per: 'game' },
        { do: 'stop-these', which: 'host' },
        {
          do: 'choose',
          from: idsOf(theirs(g, piece, isPerson)),
          how: 'owner',
          count: 1,
          what: 'which personnel is stopped',
        },
        { do: 'stop-these', which: 'chosen' },
        { do: 'lasting', what: GAMBIT, until: 'turn', piece: piece.id },
        { do: 'either', ways: [...stolen, fetched] },
        { do: 'points', points: 5 },
      ];
    },
    fetches: {
      goods: {
        must: true,
        wanted: 'equipment',
        to(g, { seat }) {
          const made = g.lasting.findLast((one) => one.what === GAMBIT && one.seat === seat);
          const piece = made?.piece === undefined ? undefined : g.pieces[made.piece];
          return piece === undefined ? [] : placesHere(g, piece);
        },
      },
    },
  },
};
