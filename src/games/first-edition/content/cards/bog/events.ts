import { namedPieces } from '../../../position/find.ts';
import type { CardId } from '../../../terms.ts';
import { itselfWhen, KEVIN } from '../../builders/protections.ts';
import { isFirstOwn } from '../../builders/shared.ts';
import { optional, SEEDS_OR_PLAYS } from '../../builders/table/laid.ts';
import { drawOne } from '../../builders/table/plays.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import type { CardFacts } from '../../text-facts.ts';

const isPrize = filter('unique personnel');

/** True for the Mona Lisa, and for cards of the Fajo Collection. */
function isCollected(card: CardId): boolean {
  return isNamed(card, 'Mona Lisa') || cardOf(card).printings.some(({ release }) => release === 'faj');
}

/** Events of Blaze of Glory, by id. */
export const CARDS: CardRules = {
  'fajos-gallery': {
    text: 'On your table, may be seeded: you may draw two cards for each unique personnel that you capture, and one when your Mona Lisa or a card of the Fajo Collection enters play. Copies add nothing.',
    ...SEEDS_OR_PLAYS,
    at: {
      captured: {
        does: (g, source, { seat, pieces }) =>
          seat !== source.seat || !isFirstOwn(g, source)
            ? []
            : pieces
                .filter((id) => isPrize(g.pieces[id]?.card ?? source.card))
                .flatMap(() => optional('draw', 'Draw two cards', [{ do: 'draw', count: 2, who: seat }])),
      },
      played: {
        does(g, source, { seat, piece }) {
          const card = g.pieces[piece]?.card;
          if (card === undefined || seat !== source.seat || piece === source.piece || !isFirstOwn(g, source)) return [];
          return isCollected(card) ? optional('draw', 'Draw a card', drawOne(seat)) : [];
        },
      },
    },
  },
};

/** Facts about events from Blaze of Glory that have no rule, by id. */
export const FACTS: CardFacts = {
  'e-band-emissions': {
    faceUp: 'facility',
    protects: [
      { from: KEVIN, covers: (_g, _own, { card }) => isNamed(card, 'Brainwash') },
      {
        covers: itselfWhen((g) => namedPieces(g, 'Kell', 'Taibak', 'Entek').length > 0),
      },
    ],
  },
  'engage-shuttle-operations-dominion': { faceUp: 'facility' },
  'the-big-picture': { nullifiedOnlyBy: [] },
};
