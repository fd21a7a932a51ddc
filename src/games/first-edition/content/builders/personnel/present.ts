import { asLabel } from '../../../../kit/words.ts';
import { placesNear } from '../../../chapters/dilemmas/affected.ts';
import { facing } from '../../../chapters/missions/team.ts';
import type { Effects } from '../../../effects/union.ts';
import { faceUp } from '../../../position/find.ts';
import { cardName, pieceName } from '../../../position/names.ts';
import type { Rule } from '../../../rules/rule.ts';
import { filter } from '../../filters/card-filter.ts';
import { isImmune } from '../../immunity.ts';
import { isSafe } from '../../safe.ts';
import { isUsed, payloadOf } from '../shared.ts';
import { speaker } from './aiding.ts';

/**
 * Once per turn, lets the personnel's player nullify a card where the personnel is present (C-TEAM-08): a dilemma that
 * they face, a card that is just being played there, or on their player's turn a card in play there.
 */
export function mayNullifyPresent(those: string): Pick<Rule, 'at' | 'orders'> {
  const isMeant = filter(those);
  return {
    at: {
      dilemma: {
        offers(g, source, { card }) {
          const own = speaker(g, source);
          if (own === null || isUsed(g, own.seat, source.card, 'turn') || !isMeant(card)) return [];
          if (isImmune(card, source.card) || !facing(g).some(({ id }) => id === own.id)) return [];
          const list: Effects = [
            { do: 'use', what: source.card, per: 'turn' },
            { do: 'nullify', what: 'dilemma' },
          ];
          return [payloadOf(source, 'met', asLabel(`Nullify ${cardName(card)}`), list)];
        },
      },
      play: {
        offers(g, source, { card, to }) {
          const own = speaker(g, source);
          if (own === null || isUsed(g, own.seat, source.card, 'turn') || !isMeant(card)) return [];
          if (isImmune(card, source.card) || !placesNear(g, { at: to }).flat().includes(own.at)) return [];
          const list: Effects = [
            { do: 'use', what: source.card, per: 'turn' },
            { do: 'nullify', what: 'card' },
          ];
          return [payloadOf(source, 'play', asLabel(`Nullify ${cardName(card)}`), list)];
        },
      },
    },
    orders(g, source, seat) {
      const own = speaker(g, source);
      if (own === null || own.seat !== seat || isUsed(g, seat, source.card, 'turn')) return [];
      return faceUp(g)
        .filter((piece) => piece.kept !== true && isMeant(piece) && !isSafe(g, piece, source.card))
        .filter((piece) => placesNear(g, piece).flat().includes(own.at))
        .map(({ id }) =>
          payloadOf(source, String(id), asLabel(`Nullify ${pieceName(g, id)}`), [
            { do: 'use', what: source.card, per: 'turn' },
            { do: 'take-out', which: [id], why: 'discarded' },
          ]),
        );
    },
  };
}
