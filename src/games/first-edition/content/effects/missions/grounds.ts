import type { Seat } from '../../../../../kernel/types.ts';
import { no } from '../../../../kit/offers.ts';
import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { isAlone } from '../../../chapters/skills/group.ts';
import { printedSkill, skillOf } from '../../../chapters/skills/skills.ts';
import { isEquipmentCard, piecesWithin } from '../../../chapters/teams/teams.ts';
import { locationOf, piecesAt } from '../../../position/find.ts';
import { isPersonnel } from '../../../position/kinds.ts';
import { cardName } from '../../../position/names.ts';
import { hostOf, inSpace, locationAt, onSurface, placeKind, planetOf } from '../../../position/places.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { Card } from '../../card.ts';
import { f } from '../../formula-text.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import { hasTrait } from '../../traits.ts';
import { weapons } from '../missions.ts';
import { isFirstEnd, isHere, placeOf, those } from './ends.ts';

function isSpecies(card: Card, species: string): boolean {
  return isPersonnel(card) && hasTrait(card, species);
}

/** Lets matching personnel report to the planet, with `isFree` at no cost (C-PLAY-10). */
function welcomes(text: string, is: (card: Card) => boolean, isFree: boolean): Rule {
  const berths: Rule['berths'] = (_g, source, seat, card) =>
    seat === source.seat && is(cardOf(card)) ? [onSurface(placeOf(source))] : [];
  if (!isFree) return { text, berths };
  return {
    text,
    berths,
    grants: {
      free: (_g, source, { seat, card, to }) =>
        seat === source.seat && to === onSurface(placeOf(source)) && is(cardOf(card)),
    },
  };
}

/** Allows only players with a total of more than `number` WEAPONS here to attempt the mission. */
function armed(number: number): Rule {
  const total = (g: FirstEdition, seat: Seat, location: string, ship: Piece | undefined) =>
    ship === undefined ? 0 : weapons(g, seat, location, ship);
  return {
    text: `To attempt this, your compatible ships here need more than ${number} total WEAPONS.`,
    bans: {
      attempt: (g, source, { seat, location, ship }) =>
        seat === source.seat && location === placeOf(source) && total(g, seat, location, g.pieces[ship ?? 0]) <= number
          ? no('C-MISSION-21', `You need more than ${number} total WEAPONS.`)
          : null,
    },
  };
}

/** True if a player's personnel at the location has Transporter Skill and isn't stopped. */
function hasSkill(g: FirstEdition, source: RuleSource, seat: number): boolean {
  return those(g, source, (one) => one.seat === seat && skillOf(g, one, 'Transporter Skill') > 0).length > 0;
}

/** True if a personnel with printed Computer Skill is in the same place as the equipment. */
function isHandled(g: FirstEdition, { at, seat }: Piece): boolean {
  return piecesAt(g, at).some((one) => one.seat === seat && printedSkill(one.card, 'Computer Skill') > 0);
}

function shipClassOf(g: FirstEdition, ship: number | undefined): string {
  const facts = cardOf(g.pieces[ship ?? 0]?.card ?? 'data');
  return facts.type === 'Ship' ? [facts.shipClass, facts.title, ...facts.characteristics].join(' ') : '';
}

/** Missions that change the rules at their location, by card id. */
export const GROUNDS: Readonly<Record<string, Rule>> = {
  'analyze-radiation': {
    text: 'This mission’s span is 2 lower for Son’a ships.',
    adds: {
      span: (g, source, { seat, location, ship }) =>
        seat === source.seat && location === placeOf(source) && /son['’]a/i.test(shipClassOf(g, ship)) ? -2 : 0,
    },
  },
  'camping-trip': welcomes(
    'Gamma Quadrant Vorta and Jem’Hadar may report here.',
    (card) => card.icons.includes('GQ') && (isSpecies(card, 'Vorta') || isSpecies(card, "Jem'Hadar")),
    false,
  ),
  'compromised-mission': {
    text: 'On your opponent’s side, only the Federation may attempt it.',
  },
  'corner-enemy-ship': armed(15),
  'cure-deadly-virus': {
    text: 'Until this mission is solved, personnel on its planet can’t beam away.',
    bans: {
      beam(g, source, { piece, to }) {
        const here = placeOf(source);
        const one = g.pieces[piece];
        if (locationOf(g, here).solved !== null || one === undefined) return null;
        if (planetOf(g, one.at) !== here || planetOf(g, to) === here) return null;
        return isPersonnel(cardOf(one.card))
          ? no('C-MOVE-19', 'These personnel are quarantined until the mission is solved.')
          : null;
      },
    },
  },
  'diplomatic-conference': {
    text: 'You need one V.I.P. from each of four affiliations. All your personnel on the planet are compatible.',
    requires: (g, { people }) => {
      const trades = people.filter((piece) => isAlone(g, piece, f('V.I.P.')));
      return new Set(trades.map(sideOf)).size >= 4;
    },
    grants: {
      mixes(g, source, { piece }) {
        const one = g.pieces[piece];
        return one !== undefined && planetOf(g, one.at) === placeOf(source);
      },
    },
  },
  'establish-station': {
    text: 'Cloaking Devices don’t work here. A cloaked ship that arrives decloaks.',
    bans: {
      system(g, source, { ship, system }) {
        const there = g.pieces[ship];
        return system === 'Cloaking Device' && there !== undefined && locationAt(g, there.at) === placeOf(source)
          ? no('C-CLOAK-01', 'Cloaking Devices don’t work here.')
          : null;
      },
    },
    at: {
      moved: {
        does(g, source, { ship }) {
          const there = g.pieces[ship];
          const isSeen =
            there?.veiled === 'cloaked' && locationAt(g, there.at) === placeOf(source) && isFirstEnd(g, source);
          return isSeen ? [{ do: 'unveil', which: [ship] }] : [];
        },
      },
    },
  },
  'fgc-47-research': {
    text: 'This mission’s span is 6, minus 1 for each Navigation aboard the ship.',
    adds: {
      span(g, source, { seat, location, ship }) {
        if (seat !== source.seat || location !== placeOf(source)) return 0;
        const crew = ship === undefined ? [] : piecesWithin(g, ship).filter((one) => one.seat === seat);
        return 6 - crew.reduce((sum, one) => sum + skillOf(g, one, 'Navigation'), 0);
      },
    },
  },
  insurrection: welcomes('Ba’ku may report to its planet for free.', (card) => isSpecies(card, "Ba'ku"), true),
  'intercept-maquis': armed(14),
  liberation: welcomes('Ocampa may report to its planet for free.', (card) => isSpecies(card, 'Ocampa'), true),
  'observe-ritual': welcomes(
    'Vulcans and Amanda Grayson may report to its planet.',
    (card) => isSpecies(card, 'Vulcan') || isNamed(card.id, 'Amanda Grayson'),
    false,
  ),
  'quash-conspiracy': {
    text: 'You can’t beam from ship to ship here.',
    bans: {
      beam(g, source, { piece, to }) {
        const one = g.pieces[piece];
        const ends = [one?.at, to].map((place) => (place === undefined ? null : vesselIn(g, place)));
        const isBetween = ends.every(
          (end) => end !== null && cardOf(end.card).type === 'Ship' && isHere(g, source, end),
        );
        return isBetween && one?.at !== to ? no('C-BEAM-02', 'You can’t beam from ship to ship here.') : null;
      },
    },
  },
  'repair-memorial': {
    text: 'Personnel here have all attributes −2.',
    adds: {
      attribute(g, source, { piece }) {
        const one = g.pieces[piece];
        const isIt = one !== undefined && isPersonnel(cardOf(one.card)) && isHere(g, source, one);
        return isIt && isFirstEnd(g, source) ? -2 : 0;
      },
    },
  },
  'restock-supplies': {
    text: 'To beam up or down here you need a personnel with Transporter Skill here.',
    bans: {
      beam(g, source, { piece, to }) {
        const one = g.pieces[piece];
        const surface = onSurface(placeOf(source));
        if (one === undefined || (one.at !== surface && to !== surface) || one.at === to) return null;
        return hasSkill(g, source, one.seat) ? null : no('C-BEAM-02', 'You need Transporter Skill to beam here.');
      },
    },
  },
  'restore-victims': welcomes(
    'Talaxians may report to its planet for free.',
    (card) => isSpecies(card, 'Talaxian'),
    true,
  ),
  'seal-rift': {
    text: 'Until this mission is solved, AU ships may report here.',
    berths(g, source, seat, card) {
      const facts = cardOf(card);
      const isMeant = facts.type === 'Ship' && facts.icons.includes('AU') && seat === source.seat;
      return isMeant && locationOf(g, placeOf(source)).solved === null ? [inSpace(placeOf(source))] : [];
    },
  },
  'security-briefing': {
    text: 'You may play System 5 Disruptors here for free.',
    grants: {
      free(g, source, { seat, card, to }) {
        if (seat !== source.seat || cardName(card) !== 'System 5 Disruptors' || to === undefined) return false;
        const host = vesselIn(g, to);
        return to === `at:${placeOf(source)}` || (host !== null && isHere(g, source, host));
      },
    },
  },
  'study-plasma-storm': {
    text: 'You can use equipment here only in the same place as personnel with Computer Skill.',
    bans: {
      use(g, source, { piece }) {
        const one = g.pieces[piece];
        if (one === undefined || !isEquipmentCard(one.card) || !isHere(g, source, one)) return null;
        return isHandled(g, one) ? null : no('C-TYPES-07', 'You need Computer Skill to use equipment here.');
      },
    },
  },
  'tarchannen-study': {
    text: 'Outposts and stations can’t be here.',
    bans: {
      establish(_g, source, { card, location }) {
        const facts = cardOf(card);
        const isMeant = facts.type === 'Facility' && facts.facility !== 'Headquarters';
        return isMeant && location === placeOf(source) ? no('C-FAC-03', 'Outposts and stations can’t be here.') : null;
      },
    },
  },
  'tulaberry-wine-negotiations': { text: 'Pel with any Quark also solves this mission.' },
  'uncover-dna-clues': {
    text: 'While this is on the spaceline, Cardassians, Bajorans and Ferengi may also attempt Hunt for DNA Program.',
    grants: {
      attempt: (g, source, { location, affiliation }) =>
        ['Cardassian', 'Bajoran', 'Ferengi'].includes(affiliation) &&
        source.location !== undefined &&
        locationOf(g, location).missions.some(({ card }) => card === 'hunt-for-dna-program'),
    },
  },
  'warped-space': { text: 'On your opponent’s side, its span is 1.' },
};

function vesselIn(g: FirstEdition, place: Piece['at']): Piece | null {
  const host = placeKind(place) === 'aboard' || placeKind(place) === 'on' ? hostOf(place) : null;
  return host === null ? null : (g.pieces[host] ?? null);
}

function sideOf(piece: Piece): string {
  return affiliationOf(piece) ?? '';
}
