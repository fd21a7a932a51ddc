import type { Seat } from '../../../../../kernel/types.ts';
import { several } from '../../../../kit/words.ts';
import { pieceFilter } from '../../../chapters/skills/piece-filter.ts';
import type { Effects } from '../../../effects/union.ts';
import { playerOf } from '../../../position/find.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { CardId } from '../../../terms.ts';
import { isUsed, itself, payloadOf, useName } from '../shared.ts';
import { speaker, type When, whenTest } from './aiding.ts';

/** Lets the personnel's player draw a card when another card that passes a test enters play, at most once per turn if `per` is set. */
export function drawsFor(text: string, those: string, per?: 'turn', when: When = 'card'): Rule {
  const [test, isNow] = [pieceFilter(`other, ${those}`), whenTest(when)];
  return {
    text,
    at: {
      played: {
        offers(g, source, { piece }) {
          const own = speaker(g, source);
          const arrived = g.pieces[piece];
          if (own === null || arrived === undefined || !isNow(own, g) || !test(arrived, g, own)) return [];
          const what = useName(source, 'turn');
          if (per !== undefined && isUsed(g, own.seat, what, per)) return [];
          const use: Effects = per === undefined ? [] : [{ do: 'use', what, per }];
          return [payloadOf(source, 'draw', 'Draw a card', [...use, { do: 'draw', count: 1, who: own.seat }])];
        },
      },
    },
  };
}

/** Carries out effects after the personnel with this card has been killed (C-RESPONSE-16). */
export function whenKilled(card: CardId, text: string, list: (g: FirstEdition, seat: Seat) => Effects): Rule {
  return {
    text,
    at: {
      leaving: {
        does(g, source, { pieces, why }) {
          // Someone who is killed while disabled is no longer disabled afterwards (C-TEAM-15).
          const own = itself(g, source);
          if (own === null || why !== 'killed' || !pieces.includes(own.id)) return [];
          const isNoted = g.lasting.some(({ what, piece }) => what === card && piece === own.id);
          return isNoted ? [] : [{ do: 'lasting', what: card, until: 'turn', piece: own.id, who: own.seat }];
        },
      },
    },
    lasting: {
      [card]: {
        at: {
          left: {
            does: (g, { piece, seat }, { pieces, why }) =>
              why === 'killed' && piece !== undefined && pieces.includes(piece) ? list(g, seat) : [],
          },
        },
      },
    },
  };
}

/** Scores the card's points when the personnel is killed (C-POINTS-03). */
export const scoresKilled = (card: CardId, points: number): Rule =>
  whenKilled(card, `Scores ${points} points when killed.`, () => [{ do: 'points', points }]);

/** Lets the personnel's player discard cards from hand to draw a card, at most once per turn if `per` is set (C-DRAW-07). */
export function trades(count: number, per?: 'turn', when: When = 'card'): NonNullable<Rule['orders']> {
  const isNow = whenTest(when);
  return (g, source, seat) => {
    const own = speaker(g, source);
    if (own === null || own.seat !== seat || playerOf(g, seat).hand.length < count || !isNow(own, g)) return [];
    const what = useName(source, 'turn');
    if (per !== undefined && isUsed(g, seat, what, per)) return [];
    const use: Effects = per === undefined ? [] : [{ do: 'use', what, per }];
    return [
      payloadOf(source, 'trade', `Discard ${several(count, 'card')} to draw a card`, [
        ...use,
        { do: 'shed', min: count, max: count },
        { do: 'draw', count: 1 },
      ]),
    ];
  };
}
