import { asLabel } from '../../../../kit/words.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { peopleAt } from '../../../chapters/teams/teams.ts';
import { faceUp, piecesOf } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { isCaptive } from '../../../position/piece-types.ts';
import { isStopped } from '../../../position/pieces.ts';
import { onPiece } from '../../../position/places.ts';
import { awaken } from '../../builders/events/drones.ts';
import { answer } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { isSafe } from '../../safe.ts';
import type { CardFacts } from '../../text-facts.ts';

const isEvent = filter('event');

const isHologram = stateFilter('[Holo] personnel');

const MERCY = 'mercy-kill';

/** Interrupts of First Contact, by id. */
export const CARDS: CardRules = {
  awaken: awaken,
  'im-a-doctor-not-a-doorstop': {
    text: '“Stop” any hologram. Or when a personnel battle begins, discard your hologram present to cancel the battle.',
    plays: (g) =>
      faceUp(g)
        .filter((piece) => isHologram(piece, g) && !isStopped(g, piece))
        .map(({ id }) => onPiece(id)),
    once: [{ do: 'stop-these', which: 'host' }],
    answers: {
      'personnel-battle': {
        offers: (g, source, { at }) =>
          peopleAt(g, at, source.seat)
            .filter((piece) => isHologram(piece, g) && !isCaptive(piece) && piece.off === undefined)
            .flatMap(({ id }) =>
              answer(
                source,
                [{ do: 'take-out', which: [id], why: 'discarded' }, { do: 'cease-fire' }],
                asLabel(`Discard ${pieceName(g, id)} to cancel the battle`),
                `:${id}`,
              ),
            ),
      },
    },
  },
  [MERCY]: {
    text: 'Kill one of your personnel just captured. Or nullify one of your events in play.',
    plays: (g, seat) =>
      piecesOf(g, seat)
        .filter((piece) => piece.hidden !== true && isEvent(piece) && !isSafe(g, piece, MERCY))
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
};
