import { locationOf } from '../../../position/find.ts';
import { aboard, locationAt } from '../../../position/places.ts';
import type { FacilityPlacement } from '../../../rules/facilities.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { CardId, CardPlace } from '../../../terms.ts';
import { type Card, isOf } from '../../card.ts';
import { filter } from '../../filters/card-filter.ts';
import { cardOf } from '../../pool.ts';
import { textFacts } from '../../text-facts.ts';
import { isUsed, itself } from '../shared.ts';

/**
 * The placement of a headquarters: on a homeworld, where at most one can exist, no matter whose it is (C-FAC-01,
 * C-OPEN-43).
 */
export function onHomeworld(place: string, beside?: FacilityPlacement['beside']): FacilityPlacement {
  return {
    at: (g, _seat, location) =>
      locationOf(g, location).missions.some(({ card }) => textFacts(card).homeworld?.place === place),
    sole: true,
    planet: true,
    ...(beside === undefined ? {} : { beside }),
  };
}

/**
 * True if a card is played at a headquarters. Personnel and equipment are played inside the headquarters, and other
 * cards at its location (C-SPACELINE-06).
 */
function isHere(g: FirstEdition, source: RuleSource, card: Card, to: CardPlace): boolean {
  const own = itself(g, source);
  if (own === null) return false;
  return isOf(card, 'Personnel', 'Equipment') ? to === aboard(own.id) : locationAt(g, to) === locationAt(g, own.at);
}

/** A headquarters where either player may play one matching card for free each turn (C-FAC-07, C-FAC-10). */
export function headquarters(card: CardId, text: string, stands: FacilityPlacement, those: string): Rule {
  const isMeant = filter(those);
  return {
    text,
    stands,
    grants: {
      free: (g, source, { card: played, to }) =>
        to !== undefined &&
        isMeant(cardOf(played)) &&
        isHere(g, source, cardOf(played), to) &&
        !isUsed(g, source.seat, card, 'turn'),
    },
    at: {
      played: {
        does(g, source, { piece }) {
          const played = g.pieces[piece];
          if (played === undefined || played.id === source.piece || isUsed(g, source.seat, card, 'turn')) return [];
          const facts = cardOf(played.card);
          return isMeant(facts) && isHere(g, source, facts, played.at) ? [{ do: 'use', what: card, per: 'turn' }] : [];
        },
      },
    },
  };
}
