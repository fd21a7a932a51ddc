import { affiliationOf, affiliationsOf } from '../../../chapters/affiliation/compatible.ts';
import { areCopies } from '../../../chapters/play/unique.ts';
import { piecesOf } from '../../../position/find.ts';
import { isOutpost } from '../../../position/piece-types.ts';
import { aboard, dockedAt } from '../../../position/places.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId, CardPlace } from '../../../terms.ts';
import { isNextGeneration } from '../../builders/incidents/tng.ts';
import { isUsed, onOwnTable, payloadOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { cardOf } from '../../pool.ts';

/** Returns a player's outposts that match an affiliation of a card. */
function matchingOutposts(g: FirstEdition, seat: number, card: CardId): Piece[] {
  const sides = affiliationsOf(cardOf(card));
  return piecesOf(g, seat).filter((piece) => {
    const side = affiliationOf(piece);
    return isOutpost(piece) && side !== null && sides.includes(side);
  });
}

const isCommon = filter('universal personnel, not [AU], not [Holo], not Android');
const isShip = filter('universal ship');

/** True for a personnel who reports for free through Attention All Hands. */
function isHand(g: FirstEdition, seat: number, card: CardId, to: CardPlace): boolean {
  const facts = cardOf(card);
  if (!isCommon(card) || !isNextGeneration(g, seat, card)) return false;
  if (piecesOf(g, seat).some((piece) => areCopies(cardOf(piece.card), facts))) return false;
  return matchingOutposts(g, seat, card).some(({ id }) => to === aboard(id));
}

const REPORT = 'attention-all-hands';

const SHIP = 'attention-all-hands ship';

/** Attention All Hands (The Next Generation). */
export const CARDS: CardRules = {
  'attention-all-hands': {
    text: 'On your table, may be seeded: once per turn, universal TNG personnel you don’t have in play (no AU, android or hologram) report free to your matching outpost. Once per game, instead of your card play, download a universal TNG ship there.',
    plays: onOwnTable,
    seeds: { phase: 'facility', to: onOwnTable },
    grants: {
      free: (g, source, { seat, card, to }) =>
        to !== undefined && seat === source.seat && !isUsed(g, seat, REPORT, 'turn') && isHand(g, seat, card, to),
    },
    at: {
      play: {
        does: (g, source, { seat, card, to }) =>
          seat === source.seat && !isUsed(g, seat, REPORT, 'turn') && isHand(g, seat, card, to)
            ? [{ do: 'use', what: REPORT, per: 'turn' }]
            : [],
      },
    },
    acts: (g, source, seat) =>
      seat !== source.seat || (g.turn?.played ?? 1) > 0 || isUsed(g, seat, SHIP, 'game')
        ? []
        : [
            payloadOf(source, 'ship', 'Download a ship instead of your card play', [
              { do: 'use', what: SHIP, per: 'game' },
              { do: 'spend', what: 'play' },
              { do: 'download', what: 'ship' },
            ]),
          ],
    fetches: {
      ship: {
        must: true,
        wanted: (g, { seat }, card) => isShip(card) && isNextGeneration(g, seat, card),
        to: (g, { seat }, card) => matchingOutposts(g, seat, card).map(({ id }) => dockedAt(id)),
      },
    },
  },
};
