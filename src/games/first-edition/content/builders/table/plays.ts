import type { Seat } from '../../../../../kernel/types.ts';
import type { Effects } from '../../../effects/union.ts';
import { piecesOf } from '../../../position/find.ts';
import { isDisabled } from '../../../position/pieces.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId, CardPlace, PieceId } from '../../../terms.ts';
import { filter } from '../../filters/card-filter.ts';
import { cardOf } from '../../pool.ts';
import { idsOf, isUsed, timesUsed } from '../shared.ts';
import { optional } from './laid.ts';

/** The effects of drawing a card. */
export const drawOne = (seat: Seat): Effects => [{ do: 'draw', count: 1, who: seat }];

/**
 * Once per turn, lets the player of a card do something just after playing a matching card (C-TURN-16). Downloads don't
 * count (C-DOWNLOAD-03).
 */
export function whenPlayed(
  those: string,
  label: string,
  list: (seat: Seat) => Effects,
  when: (g: FirstEdition, source: RuleSource, played: Piece) => boolean = () => true,
): Required<Pick<NonNullable<NonNullable<Rule['at']>['played']>, 'does'>> {
  const isMeant = filter(those);
  return {
    does(g, source, { seat, piece, isFree }) {
      const played = g.pieces[piece];
      if (played === undefined || seat !== source.seat || isFree === true || piece === source.piece) return [];
      if (!isMeant(played) || isUsed(g, seat, source.card, 'turn') || !when(g, source, played)) return [];
      return optional('use', label, [{ do: 'use', what: source.card, per: 'turn' }, ...list(seat)]);
    },
  };
}

/** Returns the name under which a card's free play is recorded, apart from other uses of its text. */
export const freePlay = (card: CardId): string => `${card} free`;

/**
 * Returns the copies of a card that allow a free play each per turn: all of a universal personnel, otherwise only the card
 * itself (C-TURN-16).
 */
function copiesWith(g: FirstEdition, source: RuleSource): readonly (PieceId | undefined)[] {
  const facts = cardOf(source.card);
  if (facts.type !== 'Personnel' || facts.unique !== 'universal') return [source.piece];
  return idsOf(piecesOf(g, source.seat).filter((one) => one.card === source.card && !isDisabled(one)));
}

/** Lets one matching card of its player per turn be played for free (C-PLAY-03, C-TURN-16). */
export function playsFree(
  those: string,
  when: (g: FirstEdition, source: RuleSource, card: CardId, to: CardPlace) => boolean = () => true,
): { readonly grants: NonNullable<Rule['grants']>; readonly at: NonNullable<Rule['at']> } {
  const isMeant = filter(those);
  const isFree = (g: FirstEdition, source: RuleSource, seat: Seat, card: CardId, to: CardPlace | undefined): boolean =>
    to !== undefined &&
    seat === source.seat &&
    timesUsed(g, seat, freePlay(source.card)) < copiesWith(g, source).length &&
    isMeant(card) &&
    when(g, source, card, to);
  return {
    grants: { free: (g, source, { seat, card, to }) => isFree(g, source, seat, card, to) },
    at: {
      play: {
        does: (g, source, { seat, card, to, from }) =>
          from === 'hand' && copiesWith(g, source)[0] === source.piece && isFree(g, source, seat, card, to)
            ? [{ do: 'use', what: freePlay(source.card), per: 'turn' }]
            : [],
      },
    },
  };
}
