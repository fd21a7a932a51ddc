import { playerOf, shipsOf } from '../../../position/find.ts';
import { isPerson } from '../../../position/piece-types.ts';
import { aboard, hostOf, placeKind } from '../../../position/places.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { DISCARD_THIS, isUsed, onOwnTable, payloadOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { cardOf } from '../../pool.ts';

const MICRO = 'temporal-micro-wormhole';

const PORTAL = 'temporal-micro-wormhole portal';

const isMeant = filter('personnel or equipment');

/** Returns ships aboard which personnel can report through the micro-wormhole. */
function ownShips(g: FirstEdition, seat: number): Piece[] {
  return shipsOf(g, seat).filter(({ at }) => placeKind(at) !== 'lost');
}

/** Returns how many times a player has used the micro-wormhole to report. */
function reports(g: FirstEdition, seat: number): number {
  return playerOf(g, seat).used.filter((what) => what === MICRO).length;
}

/** Temporal Micro-Wormhole (Voyager). */
export const CARDS: CardRules = {
  'temporal-micro-wormhole': {
    text: 'May be seeded. You may play your AU personnel and equipment. Once per turn, twice per game, a personnel reports aboard any of your ships and is compatible there; then discard this. Once per game, download Space-Time Portal or Dr. Telek R’Mor.',
    lasting: {
      [MICRO]: { grants: { mixes: (_g, { piece }, about) => about.piece === piece } },
    },
    plays: onOwnTable,
    seeds: { phase: 'doorway', to: onOwnTable },
    grants: {
      alternate: (_g, source, { seat, card }) => seat === source.seat && isMeant(card),
    },
    berths(g, source, seat, card) {
      if (seat !== source.seat || cardOf(card).type !== 'Personnel') return [];
      if (reports(g, seat) >= 2 || isUsed(g, seat, MICRO, 'turn')) return [];
      return ownShips(g, seat).map(({ id }) => aboard(id));
    },
    at: {
      played: {
        does(g, source, { seat, piece }) {
          const played = g.pieces[piece];
          const ship = played === undefined ? null : hostOf(played.at);
          const isSo =
            seat === source.seat &&
            played !== undefined &&
            isPerson(played) &&
            ship !== null &&
            cardOf(g.pieces[ship]?.card ?? played.card).type === 'Ship';
          if (!isSo) return [];
          return [
            { do: 'use', what: MICRO, per: 'game' },
            { do: 'use', what: MICRO, per: 'turn' },
            { do: 'lasting', what: MICRO, until: 'game', piece },
            DISCARD_THIS,
          ];
        },
      },
    },
    acts: (g, source, seat) =>
      seat !== source.seat || isUsed(g, seat, PORTAL, 'game')
        ? []
        : [
            payloadOf(source, 'portal', 'Download a Space-Time Portal or Dr. Telek R’Mor', [
              { do: 'use', what: PORTAL, per: 'game' },
              { do: 'download', what: 'portal' },
            ]),
          ],
    fetches: {
      portal: { must: true, wanted: "{Space-Time Portal} or {Dr. Telek R'Mor}" },
    },
  },
};
