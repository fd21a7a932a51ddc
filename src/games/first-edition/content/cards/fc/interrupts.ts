import { asLabel } from '../../../../kit/words.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { peopleAt } from '../../../chapters/teams/teams.ts';
import type { Kind } from '../../../effects/kind.ts';
import { faceUp, piecesOf } from '../../../position/find.ts';
import { pieceName, seatName } from '../../../position/names.ts';
import { isCaptive } from '../../../position/piece-types.ts';
import { isStopped } from '../../../position/pieces.ts';
import { coreOf, onPiece } from '../../../position/places.ts';
import { awaken } from '../../builders/events/drones.ts';
import { answer, othersInHand } from '../../builders/shared.ts';
import { type CardRules, having } from '../../card-rules.ts';
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
  'scorched-hand': having(
    { immuneTo: ['Amanda Rogers'] },
    {
      text: 'Each player with more than 12 cards in hand keeps 6 random cards. The others are shuffled and put under the draw deck.',
      plays: (g, seat) =>
        g.players.some(({ hand }, one) =>
          one === seat ? othersInHand(g, seat, 'scorched-hand') > FULL_HAND : hand.length > FULL_HAND,
        )
          ? [coreOf(seat)]
          : [],
      once: [{ do: 'scorch' }],
    },
  ),
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Each player with more than 12 cards in hand keeps 6 random ones and puts the others, shuffled, under the draw deck
     * (C-DRAW-10).
     */
    scorch: object;
  }
}

/** The hand size above which a hand is scorched, and the number of cards that are left. */
const [FULL_HAND, SMALL_HAND] = [12, 6];

const scorch: Kind<'scorch'> = {
  run(ctx) {
    for (const [seat, player] of ctx.g.players.entries()) {
      if (player.hand.length <= FULL_HAND) continue;
      const shuffled = [...player.hand];
      ctx.shuffle(shuffled);
      player.deck.push(...shuffled.splice(SMALL_HAND));
      player.hand = shuffled;
      ctx.log(`${seatName(seat)} keeps ${SMALL_HAND} random cards and puts the rest under the draw deck.`, 'C-DRAW-10');
    }
  },
};

/** The kind of effect that only Scorched Hand has. */
export const KINDS = { scorch };

/** Facts about interrupts from First Contact that have no rule, by id. */
export const FACTS: CardFacts = {
  'alas-poor-queen': { immuneTo: ['Amanda Rogers'] },
  deactivation: { captainsOrder: true },
};
