import { ofCard } from '../../../position/find.ts';
import { coreOf, tableOf } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { isMirrored } from '../../builders/events/table.ts';
import { besideEither, idsOf, itself } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { isSafe } from '../../safe.ts';

/** Returns the player whose table a card is on, or null. */
function besideWhom(g: FirstEdition, source: RuleSource): number | null {
  const at = itself(g, source)?.at;
  return at === undefined ? null : tableOf(at);
}

/** True unless an earlier copy already has this effect for a player. Copies aren't cumulative. */
function isOnlyOne(g: FirstEdition, source: RuleSource, seat: number): boolean {
  const mirrored = isMirrored(g);
  return ofCard(g, source.card).every(
    ({ id, at }) => source.piece === undefined || id >= source.piece || !(mirrored || at === coreOf(seat)),
  );
}

/** The Traveler: Transcendence (Premiere). */
export const CARDS: CardRules = {
  'the-traveler-transcendence': {
    text: 'Play it on a player’s table. That player draws an extra card at the end of each turn. Not cumulative. While it is in play, Static Warp Bubbles are discarded.',
    plays: besideEither,
    adds: {
      draws: (g, source, { seat }) =>
        (besideWhom(g, source) === seat || isMirrored(g)) && isOnlyOne(g, source, seat) ? 1 : 0,
    },
    at: {
      played: {
        // Static Warp Bubbles can't stay in play with this card.
        does(g, source) {
          const bubbles = ofCard(g, 'static-warp-bubble').filter((one) => !isSafe(g, one, source.card, true));
          const which = idsOf(bubbles);
          return which.length === 0 ? [] : [{ do: 'take-out', which, why: 'discarded' }];
        },
      },
    },
  },
};
