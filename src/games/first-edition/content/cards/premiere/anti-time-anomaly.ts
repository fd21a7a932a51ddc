import { ofType } from '../../../position/find.ts';
import { isAway } from '../../../position/places.ts';
import { age, DISCARD_THIS, idsOf, onOwnTable } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** Anti-Time Anomaly (Premiere). */
export const CARDS: CardRules = {
  'anti-time-anomaly': {
    text: 'On your table: at the end of your third turn after this one, all personnel in play are killed, including yours. Then discard it.',
    reach: 'all',
    plays: onOwnTable,
    at: {
      'turn-end': {
        // Three full turns of the card's player follow the turn in which it was played (C-TURN-10).
        does: (g, source, { seat }) =>
          seat !== source.seat || age(g, source) < 6
            ? []
            : [
                {
                  do: 'take-out',
                  // Personnel who have disappeared are out of reach (C-LEAVE-04).
                  which: idsOf(ofType(g, 'Personnel').filter(({ at }) => !isAway(g, at))),
                  why: 'killed',
                },
                DISCARD_THIS,
              ],
      },
    },
  },
};
