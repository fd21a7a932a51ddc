import { isHomeworld } from '../../../chapters/seeding/facilities.ts';
import { piecesAt } from '../../../position/find.ts';
import { aboard } from '../../../position/places.ts';
import { headquarters, onHomeworld, orHQ, ranked } from '../../builders/facilities/headquarters.ts';
import { shows } from '../../builders/facilities/outposts.ts';
import { ofSide } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';

/** Facilities of The Dominion, by id. */
export const CARDS: CardRules = {
  'office-of-the-president': headquarters(
    'office-of-the-president',
    'Seed or play it on Earth. Once per turn, a Federation Ambassador, Admiral, Vice-Admiral or President, or an HQ card, is free here. Not duplicatable.',
    onHomeworld('Earth'),
    orHQ(ranked('Federation', 'Ambassador', 'Admiral', 'Vice-Admiral', 'Vice Admiral', 'President')),
  ),
  'office-of-the-proconsul': headquarters(
    'office-of-the-proconsul',
    'Seed or play it on the Romulan homeworld. Once per turn, a Romulan General, Admiral, Senator or Proconsul, Sela, Tomalak, or an HQ card, is free here. Not duplicatable.',
    onHomeworld('Romulus'),
    orHQ(
      (card) =>
        ranked('Romulan', 'General', 'Admiral', 'Senator', 'Proconsul')(card) || isNamed(card.id, 'Sela', 'Tomalak'),
    ),
  ),
  // The owner's equipment reports here in any quadrant, and Ketracel-White doesn't run out here.
  'remote-supply-depot': {
    text: 'Build it at a Dominion mission where you have a Dominion ENGINEER. Your equipment reports here free. Ketracel-White aboard restarts its countdown. It doesn’t repair ships.',
    stands: {
      at: (g, seat, location) => shows('Dominion')(g, seat, location) && !isHomeworld(g, location),
      phase: null,
      repairs: false,
      builder: ofSide('Dominion'),
    },
    berths: (g, { piece }, seat, card) =>
      piece !== undefined && g.pieces[piece]?.seat === seat && cardOf(card).type === 'Equipment' ? [aboard(piece)] : [],
    grants: {
      free: (_g, { piece, seat: owner }, { seat, card, to }) =>
        piece !== undefined && owner === seat && to === aboard(piece) && cardOf(card).type === 'Equipment',
    },
    at: {
      'turn-end': {
        does: (g, { piece }) => {
          const aboardIt = piece === undefined ? [] : piecesAt(g, aboard(piece));
          const which = aboardIt.filter(({ card }) => card === 'ketracel-white').map(({ id }) => id);
          return which.length === 0 ? [] : [{ do: 'reset', which }];
        },
      },
    },
  },
  'the-great-hall': headquarters(
    'the-great-hall',
    'Seed or play it on the Klingon homeworld. Once per turn, a Klingon Emperor, Chancellor or member of the High Council, or an HQ card, is free here. Not duplicatable.',
    onHomeworld("Qo'noS"),
    orHQ(ranked('Klingon', 'Emperor', 'Chancellor', 'High Council')),
  ),
};
