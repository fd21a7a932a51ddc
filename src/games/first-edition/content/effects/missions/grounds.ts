import type { Seat } from '../../../../../kernel/types.ts';
import { no } from '../../../../kit/offers.ts';
import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { isAlone } from '../../../chapters/skills/group.ts';
import { printedSkill, skillOf } from '../../../chapters/skills/skills.ts';
import { isEquipment, piecesWithin } from '../../../chapters/teams/teams.ts';
import { locationOf, piecesAt } from '../../../position/find.ts';
import { isPersonnel } from '../../../position/kinds.ts';
import { cardName } from '../../../position/names.ts';
import { hostOf, inSpace, locationAt, onSurface, placeKind, planetOf } from '../../../position/places.ts';
import type { Bearer, Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { Card } from '../../card.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import { hasTrait } from '../../traits.ts';
import { weapons } from '../missions.ts';
import { f, isFirstEnd, isHere, placeOf, those } from './ends.ts';

function isOf(card: Card, species: string): boolean {
  return isPersonnel(card) && hasTrait(card, species);
}

/** Personnel that are so may report to its planet; for free, or not (C-PLAY-10). */
function welcomes(text: string, is: (card: Card) => boolean, isFree: boolean): Rule {
  const berths: Rule['berths'] = (_g, bearer, seat, card) =>
    seat === bearer.seat && is(cardOf(card)) ? [onSurface(placeOf(bearer))] : [];
  if (!isFree) return { text, berths };
  return {
    text,
    berths,
    grants: {
      free: (_g, bearer, { seat, card, to }) =>
        seat === bearer.seat && to === onSurface(placeOf(bearer)) && is(cardOf(card)),
    },
  };
}

/** It can be attempted by who has more WEAPONS here than a number alone. */
function armed(number: number): Rule {
  const total = (g: FirstEdition, seat: Seat, location: string, ship: Piece | undefined) =>
    ship === undefined ? 0 : weapons(g, seat, location, ship);
  return {
    text: `You may attempt it only if your compatible ships here have more than ${number} WEAPONS in all.`,
    bans: {
      attempt: (g, bearer, { seat, location, ship }) =>
        seat === bearer.seat && location === placeOf(bearer) && total(g, seat, location, g.pieces[ship ?? 0]) <= number
          ? no('C-MISSION-21', `It takes more than ${number} WEAPONS in all.`)
          : null,
    },
  };
}

/** Whether somebody of a seat at the location has a skill, and isn’t stopped. */
function hasSkill(g: FirstEdition, bearer: Bearer, seat: number): boolean {
  return those(g, bearer, (one) => one.seat === seat && skillOf(g, one, 'Transporter Skill') > 0).length > 0;
}

/** Whether equipment is where somebody has a skill that is printed. */
function isHandled(g: FirstEdition, { at, seat }: Piece): boolean {
  return piecesAt(g, at).some((one) => one.seat === seat && printedSkill(one.card, 'Computer Skill') > 0);
}

function shipClassOf(g: FirstEdition, ship: number | undefined): string {
  const facts = cardOf(g.pieces[ship ?? 0]?.card ?? 'data');
  return facts.type === 'Ship' ? [facts.shipClass, facts.title, ...facts.characteristics].join(' ') : '';
}

/** Missions that change what holds where they are, by their ids. */
export const GROUNDS: Readonly<Record<string, Rule>> = {
  'analyze-radiation': {
    text: 'Its span is 2 lower for all ships of the Son’a.',
    adds: {
      span: (g, bearer, { seat, location, ship }) =>
        seat === bearer.seat && location === placeOf(bearer) && /son['’]a/i.test(shipClassOf(g, ship)) ? -2 : 0,
    },
  },
  'camping-trip': welcomes(
    'Vorta and Jem’Hadar of the Gamma Quadrant may report here.',
    (card) => card.icons.includes('GQ') && (isOf(card, 'Vorta') || isOf(card, "Jem'Hadar")),
    false,
  ),
  'compromised-mission': {
    text: 'From your opponent’s side the Federation alone may attempt it.',
  },
  'corner-enemy-ship': armed(15),
  'cure-deadly-virus': {
    text: 'Until it is solved personnel on its planet can’t beam away.',
    bans: {
      beam(g, bearer, { piece, to }) {
        const here = placeOf(bearer);
        const one = g.pieces[piece];
        if (locationOf(g, here).solved !== null || one === undefined) return null;
        if (planetOf(g, one.at) !== here || planetOf(g, to) === here) return null;
        return isPersonnel(cardOf(one.card)) ? no('C-MOVE-19', 'They are quarantined until it is solved.') : null;
      },
    },
  },
  'diplomatic-conference': {
    text: 'It takes one V.I.P. from each of four affiliations. All your personnel on the planet may mix.',
    requires: (g, { people }) => {
      const trades = people.filter((piece) => isAlone(g, piece, f('V.I.P.')));
      return new Set(trades.map(sideOf)).size >= 4;
    },
    grants: {
      mixes(g, bearer, { piece }) {
        const one = g.pieces[piece];
        return one !== undefined && planetOf(g, one.at) === placeOf(bearer);
      },
    },
  },
  'establish-station': {
    text: 'Cloaking Devices don’t work here: a cloaked ship that comes is seen.',
    bans: {
      system(g, bearer, { ship, system }) {
        const there = g.pieces[ship];
        return system === 'Cloaking Device' && there !== undefined && locationAt(g, there.at) === placeOf(bearer)
          ? no('C-CLOAK-01', 'Cloaking Devices don’t work here.')
          : null;
      },
    },
    at: {
      moved: {
        does(g, bearer, { ship }) {
          const there = g.pieces[ship];
          const isSeen =
            there?.veiled === 'cloaked' && locationAt(g, there.at) === placeOf(bearer) && isFirstEnd(g, bearer);
          return isSeen ? [{ do: 'unveil', which: [ship] }] : [];
        },
      },
    },
  },
  'fgc-47-research': {
    text: 'Its span is 6, and one lower for each Navigation aboard the ship.',
    adds: {
      span(g, bearer, { seat, location, ship }) {
        if (seat !== bearer.seat || location !== placeOf(bearer)) return 0;
        const crew = ship === undefined ? [] : piecesWithin(g, ship).filter((one) => one.seat === seat);
        return 6 - crew.reduce((sum, one) => sum + skillOf(g, one, 'Navigation'), 0);
      },
    },
  },
  insurrection: welcomes('Ba’ku may report on its planet, for free.', (card) => isOf(card, "Ba'ku"), true),
  'intercept-maquis': armed(14),
  liberation: welcomes('Ocampa may report on its planet, for free.', (card) => isOf(card, 'Ocampa'), true),
  'observe-ritual': welcomes(
    'Vulcans and Amanda Grayson may report on its planet.',
    (card) => isOf(card, 'Vulcan') || isNamed(card.id, 'Amanda Grayson'),
    false,
  ),
  'quash-conspiracy': {
    text: 'Nobody beams from ship to ship here.',
    bans: {
      beam(g, bearer, { piece, to }) {
        const one = g.pieces[piece];
        const ends = [one?.at, to].map((place) => (place === undefined ? null : vesselIn(g, place)));
        const isBetween = ends.every(
          (end) => end !== null && cardOf(end.card).type === 'Ship' && isHere(g, bearer, end),
        );
        return isBetween && one?.at !== to ? no('C-BEAM-02', 'Nobody beams from ship to ship here.') : null;
      },
    },
  },
  'repair-memorial': {
    text: 'All attributes of each personnel here are 2 lower.',
    adds: {
      attribute(g, bearer, { piece }) {
        const one = g.pieces[piece];
        const isIt = one !== undefined && isPersonnel(cardOf(one.card)) && isHere(g, bearer, one);
        return isIt && isFirstEnd(g, bearer) ? -2 : 0;
      },
    },
  },
  'restock-supplies': {
    text: 'To beam up or down here you need a personnel with Transporter Skill here.',
    bans: {
      beam(g, bearer, { piece, to }) {
        const one = g.pieces[piece];
        const surface = onSurface(placeOf(bearer));
        if (one === undefined || (one.at !== surface && to !== surface) || one.at === to) return null;
        return hasSkill(g, bearer, one.seat) ? null : no('C-BEAM-02', 'It takes Transporter Skill to beam here.');
      },
    },
  },
  'restore-victims': welcomes('Talaxians may report on its planet, for free.', (card) => isOf(card, 'Talaxian'), true),
  'seal-rift': {
    text: 'Until it is solved ships from alternate universes may report here.',
    berths(g, bearer, seat, card) {
      const facts = cardOf(card);
      const isMeant = facts.type === 'Ship' && facts.icons.includes('AU') && seat === bearer.seat;
      return isMeant && locationOf(g, placeOf(bearer)).solved === null ? [inSpace(placeOf(bearer))] : [];
    },
  },
  'security-briefing': {
    text: 'You may play System 5 Disruptors here for free.',
    grants: {
      free(g, bearer, { seat, card, to }) {
        if (seat !== bearer.seat || cardName(card) !== 'System 5 Disruptors' || to === undefined) return false;
        const host = vesselIn(g, to);
        return to === `at:${placeOf(bearer)}` || (host !== null && isHere(g, bearer, host));
      },
    },
  },
  'study-plasma-storm': {
    text: 'Equipment can be used here only where a personnel with Computer Skill is.',
    bans: {
      use(g, bearer, { piece }) {
        const one = g.pieces[piece];
        if (one === undefined || !isEquipment(one.card) || !isHere(g, bearer, one)) return null;
        return isHandled(g, one) ? null : no('C-TYPES-07', 'It takes Computer Skill to use equipment here.');
      },
    },
  },
  'tarchannen-study': {
    text: 'No outpost or station may stand here.',
    bans: {
      establish(_g, bearer, { card, location }) {
        const facts = cardOf(card);
        const isMeant = facts.type === 'Facility' && facts.facility !== 'Headquarters';
        return isMeant && location === placeOf(bearer) ? no('C-FAC-03', 'No outpost or station may stand here.') : null;
      },
    },
  },
  'tulaberry-wine-negotiations': { text: 'What solves it is all that it says: Pel with any Quark does, too.' },
  'uncover-dna-clues': {
    text: 'As long as it lies on the spaceline Cardassians, Bajorans and Ferengi may attempt Hunt for DNA Program, too.',
    grants: {
      attempt: (g, bearer, { location, affiliation }) =>
        ['Cardassian', 'Bajoran', 'Ferengi'].includes(affiliation) &&
        bearer.location !== undefined &&
        locationOf(g, location).missions.some(({ card }) => card === 'hunt-for-dna-program'),
    },
  },
  'warped-space': { text: 'From your opponent’s side its span is 1.' },
};

function vesselIn(g: FirstEdition, place: Piece['at']): Piece | null {
  const host = placeKind(place) === 'aboard' || placeKind(place) === 'on' ? hostOf(place) : null;
  return host === null ? null : (g.pieces[host] ?? null);
}

function sideOf(piece: Piece): string {
  return affiliationOf(piece) ?? '';
}
