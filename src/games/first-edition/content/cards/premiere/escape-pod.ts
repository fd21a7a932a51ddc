import { crewOn } from '../../../chapters/teams/teams.ts';
import { piecesAt } from '../../../position/find.ts';
import { isShip } from '../../../position/piece-types.ts';
import { atLocation, locationAt, onPiece } from '../../../position/places.ts';
import { answer, DISCARD_THIS, idsOf, itself } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { cardOf } from '../../pool.ts';

/** Escape Pod (Premiere). */
export const CARDS: CardRules = {
  'escape-pod': {
    text: 'When a ship is about to be destroyed: its crew is saved and waits in the pod at this location until taken aboard.',
    answers: {
      leaving: {
        offers(g, source, { pieces, why }) {
          if (why !== 'destroyed') return [];
          return pieces.flatMap((id) => {
            const ship = g.pieces[id];
            const at = ship === undefined ? null : locationAt(g, ship.at);
            if (ship === undefined || at === null || !isShip(ship)) return [];
            const crew = crewOn(g, ship);
            if (crew.length === 0) return [];
            const payload = [
              { do: 'stay', at: atLocation(at) },
              { do: 'shift', which: idsOf(crew), to: 'itself' },
            ] as const;
            return answer(source, payload, `Save ${cardOf(ship.card).title}’s crew`, `:${id}`);
          });
        },
      },
    },
    at: {
      'turn-end': {
        does(g, source) {
          const own = itself(g, source);
          if (own === null || piecesAt(g, onPiece(own.id)).length > 0) return [];
          return [DISCARD_THIS];
        },
      },
    },
  },
};
