import { copiesOf, isSamePersona } from '../../../chapters/play/unique.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { activeAt } from '../../../chapters/teams/teams.ts';
import { namedPieces, vesselsIn } from '../../../position/find.ts';
import { isPersonnel } from '../../../position/kinds.ts';
import { aboard, atLocation, hostOf, locationAt, onPiece, onSurface } from '../../../position/places.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { CardId, CardPlace } from '../../../terms.ts';
import { isWorld } from '../../builders/places.ts';
import { isUsed, itself, secretPayloadOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { cardOf } from '../../pool.ts';

const CARD = 'clone-machine';

const isDominion = filter('[Dom] facility');
const isInfirmary = filter('site, {Infirmary}');
const isVorta = filter('Vorta');

/** The key in `g.lasting` for a lost personnel while a version of them may be downloaded. */
const LOST = 'clone-of';

const WORLDS = ['Mariposa', 'Boreth'];

/** Returns the places where Clone Machine can be played: two worlds, Dominion facilities, and Infirmaries. */
function homes(g: FirstEdition): CardPlace[] {
  const worlds = Object.keys(g.locations).filter((id) => WORLDS.some((world) => isWorld(g, id, world)));
  const facilities = vesselsIn(g).filter(isDominion);
  const rooms = namedPieces(g, 'Infirmary').filter(isInfirmary);
  return [...worlds.map(atLocation), ...[...facilities, ...rooms].map(({ id }) => onPiece(id))];
}

/**
 * Returns the place whose personnel the card can affect, or null: aboard its host, or on the planet where the card is.
 */
function placeHere(g: FirstEdition, source: RuleSource): CardPlace | null {
  const own = itself(g, source);
  if (own === null) return null;
  const host = hostOf(own.at);
  if (host !== null) return aboard(host);
  const location = locationAt(g, own.at);
  return location === null ? null : onSurface(location);
}

/** True if a personnel can be cloned: unique, not dual, and neither an android nor a hologram. */
const isUniqueOne = filter('unique personnel, not [Holo], not Android, not Dual-personnel');

const isOperator = stateFilter('{Koroth} or (MEDICAL or Biology or Exobiology, INTEGRITY<6)');

/** True if the player has personnel in the card's place who can operate it. */
function isServed(g: FirstEdition, place: CardPlace, seat: number): boolean {
  return activeAt(g, place, seat).some((piece) => isOperator(piece, g));
}

/** True if a copy may still report to the card's place this turn. */
function clones(g: FirstEdition, source: RuleSource, seat: number, card: CardId): boolean {
  const place = placeHere(g, source);
  if (place === null || seat !== source.seat || !isUniqueOne(card) || isUsed(g, seat, CARD, 'turn')) return false;
  // Another printing counts as a copy (C-DECK-13).
  return copiesOf(g, card).length > 0 && isServed(g, place, seat);
}

/** Returns the personnel who just died and may be replaced, or none. */
function lost(g: FirstEdition, seat: number): CardId | undefined {
  return g.lasting.find(({ what, seat: whose }) => what === LOST && whose === seat)?.card;
}

const CLONES: Rule = {
  text: 'At Mariposa, Boreth, a Dominion facility or an Infirmary, may be seeded. Once per turn, with Koroth or a doctor or biologist with INTEGRITY < 6 here, a copy of a unique personnel in play may report here. Once per turn, if your Vorta just died, download any version here.',
  plays: homes,
  seeds: { phase: 'facility', to: homes },
  berths(g, source, seat, card) {
    const place = placeHere(g, source);
    return place !== null && clones(g, source, seat, card) ? [place] : [];
  },
  grants: {
    clone(g, source, { seat, card, to }) {
      if (seat !== source.seat || (to !== null && to !== placeHere(g, source))) return false;
      const vorta = lost(g, seat);
      if (vorta !== undefined && isSamePersona(cardOf(vorta), cardOf(card))) return true;
      return clones(g, source, seat, card);
    },
  },
  fetches: {
    clone: {
      must: true,
      wanted(g, { seat }, card) {
        const vorta = lost(g, seat);
        return vorta !== undefined && isPersonnel(cardOf(card)) && isSamePersona(cardOf(vorta), cardOf(card));
      },
      to: (g, source) => [placeHere(g, source) ?? []].flat(),
    },
  },
  at: {
    played: {
      does(g, source, { seat, piece }) {
        const one = g.pieces[piece];
        const isCopy = one !== undefined && copiesOf(g, one.card).some(({ id }) => id !== piece);
        const isHere = one !== undefined && seat === source.seat && one.at === placeHere(g, source);
        return isHere && isCopy && isUniqueOne(one.card) ? [{ do: 'use', what: CARD, per: 'turn' }] : [];
      },
    },
    left: {
      offers(g, source, { cards, had, why }) {
        const what = `${CARD} vorta`;
        if (why !== 'killed' || isUsed(g, source.seat, what, 'turn')) return [];
        const vorta = cards.find((card, at) => had[at] === source.seat && isVorta(card));
        if (vorta === undefined) return [];
        return [
          secretPayloadOf(source, 'vorta', 'Download a version of the Vorta who died', [
            { do: 'use', what, per: 'turn' },
            { do: 'lasting', what: LOST, card: vorta, until: 'turn' },
            { do: 'download', what: 'clone' },
            { do: 'forget', what: LOST },
          ]),
        ];
      },
    },
  },
};

/** Clone Machine (Holodeck Adventures). */
export const CARDS: CardRules = {
  'clone-machine': {
    ...CLONES,
    text: 'At Mariposa, Boreth, a Dominion facility or an Infirmary, may be seeded. Once per turn, with Koroth or a doctor or biologist with INTEGRITY < 6 here, a copy of a unique personnel in play may report here free. Once per turn, if your Vorta just died, download another here.',
    grants: {
      ...CLONES.grants,
      free: (g, source, { seat, card, to }) => to === placeHere(g, source) && clones(g, source, seat, card),
    },
  },
  'clone-machine@2025-02': CLONES,
};
