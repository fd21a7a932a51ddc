import { fitsAboard } from '../../../chapters/affiliation/arrest.ts';
import { affiliationOf, affiliationsOf, modeFor } from '../../../chapters/affiliation/compatible.ts';
import { printedSkill } from '../../../chapters/skills/skills.ts';
import { aboard, hostOf, placeKind } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId } from '../../../terms.ts';
import type { PersonnelCard } from '../../card.ts';
import { cardOf } from '../../pool.ts';
import { isOfGroup } from '../../traits.ts';
import { isUsed } from '../shared.ts';
import { every, of, other, type PieceTest, person, raises, speaker, titled, trait } from './aiding.ts';

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

const isBajoran = (card: PersonnelCard): boolean => isOfGroup(card, 'Bajoran');
const bajoran: PieceTest = (piece, g, own) =>
  person(piece, g, own) && (of('Bajoran')(piece, g, own) || trait('Bajoran')(piece, g, own));

const isAboardOf =
  (title: string) =>
  (own: Piece, g: FirstEdition): boolean => {
    const host = placeKind(own.at) === 'aboard' ? g.pieces[hostOf(own.at) ?? 0] : undefined;
    return host !== undefined && titled(title)(host, g, own);
  };

const CHAMBER = 'Chamber of Ministers';
const MINISTER = 'first-minister-shakaar';

/** True if a card is a Bajoran with CIVILIAN classification. */
function isWelcome(card: CardId): boolean {
  const facts = cardOf(card);
  return facts.type === 'Personnel' && isBajoran(facts) && printedSkill(card, 'CIVILIAN') > 0;
}

/** Personnel to whom others report, by card id. */
export const WELCOME: Readonly<Record<string, Rule>> = {
  // Only one card per turn can report this way (C-TURN-16).
  [MINISTER]: {
    text: 'Once per turn, while he is in your Chamber of Ministers, your Bajoran with CIVILIAN may report there for free.',
    grants: {
      free(g, source, { seat, card, to }) {
        const own = speaker(g, source);
        if (own === null || own.seat !== seat || to !== own.at || isUsed(g, seat, MINISTER, 'turn')) return false;
        return isWelcome(card) && isAboardOf(CHAMBER)(own, g);
      },
    },
    at: {
      played: {
        does(g, source, { seat, piece }) {
          const own = speaker(g, source);
          const arrived = g.pieces[piece];
          if (own === null || arrived === undefined || piece === own.id || own.seat !== seat) return [];
          const isFree = arrived.at === own.at && isWelcome(arrived.card) && isAboardOf(CHAMBER)(own, g);
          return isFree && !isUsed(g, seat, MINISTER, 'turn') ? [{ do: 'use', what: MINISTER, per: 'turn' }] : [];
        },
      },
    },
  },
  'robert-desoto': {
    text: 'While he is on the U.S.S. Hood, your compatible V.I.P.s may report aboard.',
    ...receives(
      ({ classifications, skills }) =>
        classifications.includes('V.I.P.') || skills.some(({ name }) => name === 'V.I.P.'),
      isAboardOf('U.S.S. Hood'),
    ),
  },
  'the-emissary': {
    text: 'All other Bajorans in play have INTEGRITY +2. Your Bajorans may report where he is.',
    ...raises(['INTEGRITY'], 2, every(other, bajoran)),
    ...receives(isBajoran, () => true),
  },
};
