import { asLabel } from '../../../../kit/words.ts';
import { piecesOf } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { onPiece } from '../../../position/places.ts';
import { awaken } from '../../builders/events/drones.ts';
import { answer } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { isSafe } from '../../safe.ts';
import type { CardFacts } from '../../text-facts.ts';

const isEvent = filter('event');

/** Interrupts of First Contact, by id. */
export const CARDS: CardRules = {
  awaken: awaken,
  'mercy-kill': {
    text: 'Kill one of your personnel just captured. Or nullify one of your events in play.',
    plays: (g, seat) =>
      piecesOf(g, seat)
        .filter((piece) => piece.hidden !== true && isEvent(piece) && !isSafe(g, piece, 'mercy-kill'))
        .map(({ id }) => onPiece(id)),
    once: [{ do: 'remove' }],
    answers: {
      captured: {
        offers: (g, source, { pieces }) =>
          pieces
            .filter((id) => g.pieces[id]?.owner === source.seat)
            .flatMap((id) =>
              answer(
                source,
                [{ do: 'take-out', which: [id], why: 'killed' }],
                asLabel(`Kill ${pieceName(g, id)}`),
                `:${id}`,
              ),
            ),
      },
    },
  },
};

/** Facts about interrupts from First Contact that have no rule, by id. */
export const FACTS: CardFacts = {
  'alas-poor-queen': { immuneTo: ['Amanda Rogers'] },
  deactivation: { captainsOrder: true },
  'scorched-hand': { immuneTo: ['Amanda Rogers'] },
};
