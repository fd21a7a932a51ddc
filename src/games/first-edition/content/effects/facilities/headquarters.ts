import { locationOf } from '../../../position/find.ts';
import { aboard, locationAt } from '../../../position/places.ts';
import { isNor } from '../../../position/stations.ts';
import type { FacilityPlacement } from '../../../rules/facilities.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { CardId, CardPlace } from '../../../terms.ts';
import { type Card, isOf } from '../../card.ts';
import { homeworldOf } from '../../homeworlds.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import type { Affiliation } from '../../printed.ts';
import { hasTrait, isAnyOf, isOfGroup } from '../../traits.ts';
import { isUsed, itself } from '../shared.ts';

/**
 * Matches personnel of a group who have one of these titles. For example, a “Cardassian Gul” is a Gul who is Cardassian
 * by affiliation or species (C-UNIQ-12, C-AFFIL-08).
 */
function ranked(side: Affiliation, ...ranks: readonly string[]) {
  return (card: Card): boolean => isOfGroup(card, side) && ranks.some((one) => hasTrait(card, one));
}

const isOrder = ({ title }: Card): boolean => title.startsWith('HQ:');

/** The placement of a headquarters: on a homeworld, and only one for both players (C-FAC-01, C-OPEN-43). */
function onHomeworld(place: string, beside?: FacilityPlacement['beside']): FacilityPlacement {
  return {
    at: (g, _seat, location) => locationOf(g, location).missions.some(({ card }) => homeworldOf(card)?.place === place),
    sole: true,
    planet: true,
    ...(beside === undefined ? {} : { beside }),
  };
}

/**
 * True if a card is played at a headquarters. Personnel and equipment go inside, and other cards to its location
 * (C-SPACELINE-06).
 */
function isHere(g: FirstEdition, source: RuleSource, card: Card, to: CardPlace): boolean {
  const own = itself(g, source);
  if (own === null) return false;
  return isOf(card, 'Personnel', 'Equipment') ? to === aboard(own.id) : locationAt(g, to) === locationAt(g, own.at);
}

/** A headquarters where either player may play one matching card for free each turn (C-FAC-07, C-FAC-10). */
function headquarters(card: CardId, text: string, stands: FacilityPlacement, isMeant: (card: Card) => boolean): Rule {
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

const orHQ = (isMeant: (card: Card) => boolean) => (card: Card) => isMeant(card) || isOrder(card);

/** Headquarters, by card id. */
export const HEADQUARTERS: Readonly<Record<string, Rule>> = {
  'central-command': headquarters(
    'central-command',
    'Seed or play it on the Cardassian homeworld. Once per turn, a Cardassian Gul or Legate, or an HQ card, is free here. Not duplicatable.',
    onHomeworld('Cardassia Prime'),
    orHQ(ranked('Cardassian', 'Gul', 'Legate')),
  ),
  'chamber-of-ministers': headquarters(
    'chamber-of-ministers',
    'Seed or play it on the Bajoran homeworld, even with a Nor there. Once per turn, a Bajoran Minister, Vedek or Kai, or an HQ card, is free here. Not duplicatable.',
    onHomeworld('Bajor', isNor),
    orHQ(ranked('Bajoran', 'Minister', 'Vedek', 'Kai')),
  ),
  'continuing-committee': headquarters(
    'continuing-committee',
    'Seed or play it on the Romulan homeworld, even with the Office of the Proconsul there. Once per turn, a personnel with Tal Shiar, or any Neral, reports free here. Not duplicatable.',
    onHomeworld('Romulus', ({ id }) => id === 'office-of-the-proconsul'),
    (card) =>
      (isOf(card, 'Personnel') && isAnyOf(card, 'Neral')) ||
      (isOf(card, 'Personnel') && card.skills.some(({ name, or }) => name === 'Tal Shiar' || or === 'Tal Shiar')),
  ),
  'office-of-the-president': headquarters(
    'office-of-the-president',
    'Seed or play it on Earth. Once per turn, a Federation Ambassador, Admiral, Vice-Admiral or President, or an HQ card, is free here. Not duplicatable.',
    onHomeworld('Earth'),
    orHQ(ranked('Federation', 'Ambassador', 'Admiral', 'Vice-Admiral', 'Vice Admiral', 'President')),
  ),
  'office-of-the-proconsul': headquarters(
    'office-of-the-proconsul',
    'Seed or play it on the Romulan homeworld. Once per turn, a Romulan General, Admiral, Senator or Proconsul, Sela, Tomalak, or an HQ card, is free here. Not duplicatable.',
    onHomeworld('Romulus'),
    orHQ(
      (card) =>
        ranked('Romulan', 'General', 'Admiral', 'Senator', 'Proconsul')(card) || isNamed(card.id, 'Sela', 'Tomalak'),
    ),
  ),
  'the-great-hall': headquarters(
    'the-great-hall',
    'Seed or play it on the Klingon homeworld. Once per turn, a Klingon Emperor, Chancellor or member of the High Council, or an HQ card, is free here. Not duplicatable.',
    onHomeworld("Qo'noS"),
    orHQ(ranked('Klingon', 'Emperor', 'Chancellor', 'High Council')),
  ),
  'tower-of-commerce': headquarters(
    'tower-of-commerce',
    'Seed or play it on the Ferengi homeworld. Once per turn, a Ferengi V.I.P. or CIVILIAN, a Hupyrian, or an HQ card, is free here. Not duplicatable.',
    onHomeworld('Ferenginar'),
    orHQ(
      (card) =>
        isOf(card, 'Personnel') &&
        ((isOfGroup(card, 'Ferengi') && card.classifications.some((one) => one === 'V.I.P.' || one === 'CIVILIAN')) ||
          hasTrait(card, 'Hupyrian')),
    ),
  ),
};
