import { faceUp } from '../../../position/find.ts';
import { onPiece } from '../../../position/places.ts';
import { granted } from '../../../rules/ask.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { CardId, CardPlace } from '../../../terms.ts';
import { filter } from '../../filters/card-filter.ts';
import { isImmune } from '../../immunity.ts';
import { isSafe } from '../../safe.ts';
import { answer } from '../shared.ts';

/** Tests a card that was just played. `from` is the pile that the card came from, or undefined if it was a response. */
export type IsMeant = (card: CardId, from: string | undefined) => boolean;

/**
 * Nullifies a matching card that was just played (C-RESPONSE-07), unless that card is immune. Set `byName` if the
 * nullifier's text names the card (C-TYPES-11).
 */
export function nullifying(isMeant: IsMeant, label: string, byName = false): NonNullable<Rule['answers']> {
  return {
    play: {
      offers: (g, source, { card, from, seat }) =>
        isMeant(card, from) && !isImmune(card, source.card, byName) && !granted(g, 'no-nullify', { card, seat })
          ? answer(source, [{ do: 'nullify', what: 'card' }], label)
          : [],
    },
  };
}

/**
 * Returns the cards in play that a card from the hand nullifies. Set `byName` if the nullifier's text names those cards
 * (C-TYPES-11).
 */
export function nullifiedBy(by: CardId, isMeant: (card: CardId) => boolean, byName = false) {
  return (g: FirstEdition): CardPlace[] =>
    faceUp(g)
      .filter(({ card, kept }) => kept !== true && isMeant(card))
      .filter((piece) => !isSafe(g, piece, by, byName))
      .map(({ id }) => onPiece(id));
}

/** Nullifies the cards that a text names: just played, just encountered, or in play (C-TYPES-11). */
export function nullifiesNamed(by: CardId, those: string): Required<Pick<Rule, 'answers' | 'plays' | 'once'>> {
  const isMeant = filter(those);
  return {
    answers: {
      ...nullifying(isMeant, 'Nullify it', true),
      dilemma: {
        offers: (_g, source, { card }) =>
          isMeant(card) && !isImmune(card, source.card, true)
            ? answer(source, [{ do: 'nullify', what: 'dilemma' }], 'Nullify it')
            : [],
      },
    },
    plays: nullifiedBy(by, isMeant, true),
    once: [{ do: 'remove' }],
  };
}
