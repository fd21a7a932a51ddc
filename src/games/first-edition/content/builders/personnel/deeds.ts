import { asLabel } from '../../../../kit/words.ts';
import type { Effects } from '../../../effects/union.ts';
import { pieceName } from '../../../position/names.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { Piece } from '../../../state.ts';
import type { CardId } from '../../../terms.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import { isUsed, payloadOf } from '../shared.ts';
import { type PieceTest, speaker } from './aiding.ts';

/**
 * An action that a personnel in play can take on a card that passes a test, once per turn or game (C-TURN-16,
 * C-TURN-17).
 */
export function does(
  per: 'turn' | 'game',
  verb: string,
  test: PieceTest,
  list: (target: Piece) => Effects,
): NonNullable<Rule['orders']> {
  return (g, source, seat) => {
    const own = speaker(g, source);
    if (own === null || own.seat !== seat || isUsed(g, seat, source.card, per)) return [];
    return Object.values(g.pieces)
      .filter((piece) => test(piece, g, own))
      .map((piece) =>
        payloadOf(source, String(piece.id), asLabel(`${verb} ${pieceName(g, piece.id)}`), [
          { do: 'use', what: source.card, per },
          ...list(piece),
        ]),
      );
  };
}

/** True if a card is a treaty of an affiliation. */
export function isTreatyOf(card: CardId, side: string): boolean {
  return isNamed(card, 'Treaty') && cardOf(card).title.includes(side);
}

/** Keeps its player's treaties of an affiliation from being nullified. */
export function protects(side: string): Rule {
  return {
    text: `Your ${side} treaties can’t be nullified.`,
    grants: {
      'no-nullify'(g, source, { piece }) {
        const own = speaker(g, source);
        const target = g.pieces[piece];
        return own !== null && target?.seat === own.seat && isTreatyOf(target.card, side);
      },
    },
  };
}
