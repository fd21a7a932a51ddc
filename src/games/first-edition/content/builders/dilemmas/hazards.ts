import { locationAt } from '../../../position/places.ts';
import type { Moments } from '../../../rules/moment-kinds.ts';
import type { Force } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { placeIn, UNTIL_SOLVED } from './host.ts';

type Why = Moments['leaving']['why'];

/**
 * A dilemma that is placed on the mission when overcome, until the mission is solved. When a card that passes the test
 * leaves play there, its owner loses points, and the dilemma is discarded.
 */
export function hazard(points: number, isMeant: (g: FirstEdition, piece: Piece, why: Why) => boolean): Force {
  return {
    meeting: { after: [{ do: 'place', on: 'mission' }], unpaid: true },
    at: {
      ...UNTIL_SOLVED,
      leaving: {
        does(g, source, { pieces, why }) {
          const place = placeIn(g, source);
          const lost = pieces
            .flatMap((id) => g.pieces[id] ?? [])
            .filter((piece) => place !== null && locationAt(g, piece.at) === place && isMeant(g, piece, why));
          if (lost.length === 0) return [];
          const owners = [...new Set(lost.map(({ owner }) => owner))];
          return [
            ...owners.map((owner) =>
              owner === source.seat
                ? ({ do: 'points', points: -points } as const)
                : ({ do: 'points', points: -points, to: 'opponent' } as const),
            ),
            { do: 'end' },
          ];
        },
      },
    },
  };
}
