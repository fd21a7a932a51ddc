import { fitsAboard } from '../../../chapters/affiliation/arrest.ts';
import { affiliationOf, affiliationsOf, modeFor } from '../../../chapters/affiliation/compatible.ts';
import { hostIn } from '../../../position/find.ts';
import { aboard, hostOf, placeKind } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId } from '../../../terms.ts';
import type { PersonnelCard } from '../../card.ts';
import { cardOf } from '../../pool.ts';
import { isOfGroup } from '../../traits.ts';
import { speaker, titled } from './aiding.ts';

/** True if a reporting card is compatible with the cards in another card's place (C-PLAY-17). */
export function joins(g: FirstEdition, own: Piece, card: CardId): boolean {
  const { seat } = own;
  const at = cardOf(own.card).type === 'Ship' ? aboard(own.id) : own.at;
  const host = placeKind(at) === 'aboard' ? hostOf(at) : null;
  const vessel = host === null ? undefined : g.pieces[host];
  const facts = cardOf(card);
  if (vessel !== undefined) return fitsAboard(g, seat, facts, vessel);
  return affiliationsOf(facts).length === 0 || modeFor(g, seat, facts, affiliationOf(own)) !== null;
}

/** Lets some of its player's personnel report to the place where this card is (C-PLAY-10). */
export function receives(
  isMeant: (facts: PersonnelCard) => boolean,
  when: (own: Piece, g: FirstEdition) => boolean,
): Pick<Rule, 'berths'> {
  return {
    berths(g, source, seat, card) {
      const own = speaker(g, source);
      const facts = cardOf(card);
      if (own === null || own.seat !== seat || facts.type !== 'Personnel') return [];
      return isMeant(facts) && when(own, g) && joins(g, own, card) ? [own.at] : [];
    },
  };
}

export const isBajoran = (card: PersonnelCard): boolean => isOfGroup(card, 'Bajoran');
export const isAboardOf =
  (title: string) =>
  (own: Piece, g: FirstEdition): boolean => {
    const host = placeKind(own.at) === 'aboard' ? hostIn(g, own.at) : undefined;
    return host !== undefined && titled(title)(host, g, own);
  };
