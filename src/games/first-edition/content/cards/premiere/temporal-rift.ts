import { inSpace, locationAt, lostFrom, namedIn, placeKind } from '../../../position/places.ts';
import { isInSpace } from '../../builders/interrupts/flying.ts';
import { hostIn, onShips } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** Temporal Rift (Premiere). */
export const CARDS: CardRules = {
  'temporal-rift': {
    text: 'Play it on your ship in space: ship and crew vanish until the countdown expires, then return where they were.',
    plays: onShips((_g, ship, seat) => ship.seat === seat && isInSpace(ship)),
    at: {
      played: {
        does(g, source, { piece }) {
          const ship = hostIn(g, source);
          const at = ship === null ? null : locationAt(g, ship.at);
          if (piece !== source.piece || ship === null || at === null) return [];
          return [{ do: 'shift', which: [ship.id], to: lostFrom(at) }];
        },
      },
      leaving: {
        does(g, source, { pieces }) {
          const ship = hostIn(g, source);
          const from = ship === null || placeKind(ship.at) !== 'lost' ? null : namedIn(ship.at);
          if (ship === null || from === null || !pieces.some((id) => id === source.piece)) return [];
          return [{ do: 'shift', which: [ship.id], to: inSpace(from) }];
        },
      },
    },
  },
};
