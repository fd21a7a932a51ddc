import { locationOf } from '../../../position/find.ts';
import { aboard, locationAt } from '../../../position/places.ts';
import { isNor } from '../../../position/stations.ts';
import type { FacilityPlacement } from '../../../rules/facilities.ts';
import type { Bearer, Rule } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { CardId, CardPlace } from '../../../terms.ts';
import { type Card, isOf } from '../../card.ts';
import { homeworldOf } from '../../homeworlds.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import type { Affiliation } from '../../printed.ts';
import { hasTrait, isAnyOf, isOfGroup } from '../../traits.ts';
import { isUsed, itself } from '../shared.ts';

/** People of a group with one of some titles: a Cardassian Gul is of the affiliation or the species (C-UNIQ-12, C-AFFIL-08). */
function ranked(side: Affiliation, ...ranks: readonly string[]) {
  return (card: Card): boolean => isOfGroup(card, side) && ranks.some((one) => hasTrait(card, one));
}

const isOrder = ({ title }: Card): boolean => title.startsWith('HQ:');

/** Where a headquarters stands: on a homeworld, one for both players (C-FAC-01, C-OPEN-43). */
function onHomeworld(place: string, beside?: FacilityPlacement['beside']): FacilityPlacement {
  return {
    at: (g, _seat, location) => locationOf(g, location).missions.some(({ card }) => homeworldOf(card)?.place === place),
    sole: true,
    planet: true,
    ...(beside === undefined ? {} : { beside }),
  };
}

/** Whether a card that is played somewhere is played here, at a headquarters: people and equipment inside, others at its location (C-SPACELINE-06). */
function isHere(g: FirstEdition, bearer: Bearer, card: Card, to: CardPlace): boolean {
  const own = itself(g, bearer);
  if (own === null) return false;
  return isOf(card, 'Personnel', 'Equipment') ? to === aboard(own.id) : locationAt(g, to) === locationAt(g, own.at);
}

/** A headquarters at which once in a turn one of some cards is played free of charge, by either player (C-FAC-07, C-FAC-10). */
function headquarters(card: CardId, text: string, stands: FacilityPlacement, isMeant: (card: Card) => boolean): Rule {
  return {
    text,
    stands,
    grants: {
      free: (g, bearer, { card: played, to }) =>
        to !== undefined &&
        isMeant(cardOf(played)) &&
        isHere(g, bearer, cardOf(played), to) &&
        !isUsed(g, bearer.seat, card, 'turn'),
    },
    at: {
      played: {
        does(g, bearer, { piece }) {
          const played = g.pieces[piece];
          if (played === undefined || played.id === bearer.piece || isUsed(g, bearer.seat, card, 'turn')) return [];
          const facts = cardOf(played.card);
          return isMeant(facts) && isHere(g, bearer, facts, played.at) ? [{ do: 'use', what: card, per: 'turn' }] : [];
        },
      },
    },
  };
}

const orHQ = (isMeant: (card: Card) => boolean) => (card: Card) => isMeant(card) || isOrder(card);

/** Headquarters, by their ids. */
export const HEADQUARTERS: Readonly<Record<string, Rule>> = {
  'central-command': headquarters(
    'central-command',
    'Seeded or played on the Cardassian homeworld. Once each turn a Cardassian Gul or Legate, or an HQ card, is free here. There is only one.',
    onHomeworld('Cardassia Prime'),
    orHQ(ranked('Cardassian', 'Gul', 'Legate')),
  ),
  'chamber-of-ministers': headquarters(
    'chamber-of-ministers',
    'Seeded or played on the Bajoran homeworld; a Nor may be there too. Once each turn a Bajoran Minister, Vedek or Kai, or an HQ card, is free here. There is only one.',
    onHomeworld('Bajor', isNor),
    orHQ(ranked('Bajoran', 'Minister', 'Vedek', 'Kai')),
  ),
  'continuing-committee': headquarters(
    'continuing-committee',
    'Seeded or played on the Romulan homeworld, beside the Office of the Proconsul if you like. Once each turn somebody with Tal Shiar, or any Neral, reports here free of charge. There is only one.',
    onHomeworld('Romulus', ({ id }) => id === 'office-of-the-proconsul'),
    (card) =>
      (isOf(card, 'Personnel') && isAnyOf(card, 'Neral')) ||
      (isOf(card, 'Personnel') && card.skills.some(({ name, or }) => name === 'Tal Shiar' || or === 'Tal Shiar')),
  ),
  'office-of-the-president': headquarters(
    'office-of-the-president',
    'Seeded or played on Earth. Once each turn a Federation Ambassador, Admiral, Vice-Admiral or President, or an HQ card, is free here. There is only one.',
    onHomeworld('Earth'),
    orHQ(ranked('Federation', 'Ambassador', 'Admiral', 'Vice-Admiral', 'Vice Admiral', 'President')),
  ),
  'office-of-the-proconsul': headquarters(
    'office-of-the-proconsul',
    'Seeded or played on the Romulan homeworld. Once each turn a Romulan General, Admiral, Senator or Proconsul, Sela, Tomalak, or an HQ card, is free here. There is only one.',
    onHomeworld('Romulus'),
    orHQ(
      (card) =>
        ranked('Romulan', 'General', 'Admiral', 'Senator', 'Proconsul')(card) || isNamed(card.id, 'Sela', 'Tomalak'),
    ),
  ),
  'the-great-hall': headquarters(
    'the-great-hall',
    'Seeded or played on the Klingon homeworld. Once each turn a Klingon Emperor, Chancellor or member of the High Council, or an HQ card, is free here. There is only one.',
    onHomeworld("Qo'noS"),
    orHQ(ranked('Klingon', 'Emperor', 'Chancellor', 'High Council')),
  ),
  'tower-of-commerce': headquarters(
    'tower-of-commerce',
    'Seeded or played on the Ferengi homeworld. Once each turn a Ferengi V.I.P. or CIVILIAN, a Hupyrian, or an HQ card, is free here. There is only one.',
    onHomeworld('Ferenginar'),
    orHQ(
      (card) =>
        isOf(card, 'Personnel') &&
        ((isOfGroup(card, 'Ferengi') && card.classifications.some((one) => one === 'V.I.P.' || one === 'CIVILIAN')) ||
          hasTrait(card, 'Hupyrian')),
    ),
  ),
};
