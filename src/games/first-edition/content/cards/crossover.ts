import { no } from '../../../kit/offers.ts';
import { affiliationOf } from '../../chapters/affiliation/compatible.ts';
import { attributeOf } from '../../chapters/skills/attributes.ts';
import { skillAnyway } from '../../chapters/skills/skills.ts';
import { regionOf } from '../../chapters/spaceline/line.ts';
import { isStaffed } from '../../chapters/staffing/staffing.ts';
import { piecesWithin } from '../../chapters/teams/teams.ts';
import { locationOf, ofType } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { locationAt } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { kill, most, past } from '../builders/dilemmas/build.ts';
import { mayDrawExtra } from '../builders/events/draws.ts';
import { ofAlliance } from '../builders/facilities/outposts.ts';
import { placeOf } from '../builders/missions/ends.ts';
import { isAnyHere, worthMoreIf } from '../builders/missions/points.ts';
import { brings, fetching, insideHere } from '../builders/missions/solved.ts';
import { ALL, against, attributeBonus, raises } from '../builders/personnel/aiding.ts';
import { mayNullifyHere } from '../builders/personnel/deeds.ts';
import { everyCover, isYours } from '../builders/protections.ts';
import { atLocations, hostIn, itself, onOwnTable, onShips } from '../builders/shared.ts';
import { LANDS } from '../builders/ships/ships.ts';
import { isExposed, laid } from '../builders/table/laid.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import { cardOf } from '../pool.ts';
import type { CardFacts } from '../text-facts.ts';

const SIDES: readonly string[] = ['Klingon', 'Kazon', 'Hirogen'];

const ICONS = ['TE', 'KCA'];

const isMirrored = filter('personnel, [MU]');

const SISKOS = says('Lands or takes off once each turn. WEAPONS and SHIELDS +3 against KCA cards.', {
  ...LANDS,
  ...against('itself', '[KCA]', 3, 3),
});

const isNeghvar = filter("Negh'Var-class");

/** True if no other uncloaked ship in a ship's quadrant has more WEAPONS. */
function isStrongest(g: FirstEdition, ship: Piece): boolean {
  const quadrant = quadrantOf(g, ship);
  const most = attributeOf(g, ship, 'WEAPONS');
  return ofType(g, 'Ship').every(
    (one) => one.veiled === 'cloaked' || quadrantOf(g, one) !== quadrant || attributeOf(g, one, 'WEAPONS') <= most,
  );
}

function quadrantOf(g: FirstEdition, { at }: Piece): string | null {
  const location = locationAt(g, at);
  return location === null ? null : locationOf(g, location).quadrant;
}

/** Cards of Crossover, by id. */
export const CARDS: CardRules = {
  'alliance-outpost': ofAlliance('Cardassian'),
  'climbing-the-ranks': past('STRENGTH>24', kill(most(['STRENGTH'], { who: f('OFFICER + no Leadership') }))),
  'conduct-crossover-operation': {
    text: 'To attempt it, you need a Mirror Quadrant personnel in the crew.',
    bans: {
      attempt: (g, source, { seat, location, team }) =>
        seat === source.seat &&
        location === placeOf(source) &&
        !team.some((id) => g.pieces[id] !== undefined && isMirrored(g.pieces[id]))
          ? no('C-MISSION-05', 'You need a Mirror Quadrant personnel in the crew.')
          : null,
    },
  },
  'evade-patrolling-squadron': brings('Navigate Plasma Storms', '{Navigate Plasma Storms}'),
  'mr-siskos-interceptor': SISKOS,
  'mr-siskos-interceptor-star': SISKOS,
  'pride-of-the-fleet': {
    text: 'On your Negh’Var-class ship, may be seeded. When your turn ends, if the ship is staffed, undocked and uncloaked, and no other uncloaked ship in the quadrant has more WEAPONS, you may draw an extra card.',
    ...laid(onShips((_g, ship, seat) => ship.seat === seat && isNeghvar(ship))),
    ...mayDrawExtra((g, _seat, source) => {
      const ship = hostIn(g, source);
      return ship !== null && isExposed(ship) && isStaffed(g, ship) && isStrongest(g, ship);
    }),
  },
  'replenish-workforce': fetching('When you solve it, you may download a human with the KCA icon here.', {
    wanted: 'personnel, [KCA], Human',
    to: insideHere,
  }),
  'test-warship': worthMoreIf(
    '5 more points if Defiant or Regency 1 is here.',
    5,
    isAnyHere('{Defiant} or {Regency 1}'),
  ),
  'the-best-of-a-bad-life': {
    text: 'Take up to two Non-Aligned cards with the KCA icon from your discard pile to hand. Or on your table: your Non-Aligned KCA personnel have all attributes +1. Cumulative.',
    ways: {
      take: {
        label: 'take up to two cards from your discard pile',
        plays: onOwnTable,
        once: [
          { do: 'regain', only: '[NA], [KCA]', may: true },
          { do: 'regain', only: '[NA], [KCA]', may: true },
        ],
      },
      stay: { label: 'stay on your table', plays: onOwnTable },
    },
    ...raises(ALL, 1, 'yours, [NA] personnel, [KCA]', true),
  },
  vmor: mayNullifyHere('Strict Dress Code'),
  'warriors-birthright': {
    text: 'Play it on your mission. Your Klingon, Kazon, Hirogen, Terran Empire and KCA personnel there may each use STRENGTH instead of INTEGRITY or CUNNING for requirements of the mission and its dilemmas.',
    plays: atLocations((g, location, seat) => locationOf(g, location).missions.some(({ owner }) => owner === seat)),
    grants: {
      'strength-for'(g, source, { piece }) {
        const own = itself(g, source);
        const one = g.pieces[piece];
        if (own === null || one === undefined || one.seat !== source.seat) return false;
        if (g.attempt === null || g.attempt.location !== locationAt(g, own.at)) return false;
        return (
          SIDES.some((side) => side === affiliationOf(one)) ||
          ICONS.some((icon) => cardOf(one.card).icons.includes(icon))
        );
      },
    },
  },
  yavang: says(
    'WEAPONS and SHIELDS +1 in a region.',
    attributeBonus(['WEAPONS', 'SHIELDS'], 1, (own, g) => {
      const location = locationAt(g, own.at);
      return location !== null && regionOf(g, location) !== null;
    }),
  ),
};

/** True for a unique ship with one personnel aboard who has Navigation x2. */
function isPiloted(g: FirstEdition, _own: Piece, target: Piece): boolean {
  const facts = cardOf(target.card);
  if (facts.type !== 'Ship' || facts.unique !== 'unique') return false;
  return piecesWithin(g, target.id).some(
    (one) => one.seat === target.seat && isPersonnel(cardOf(one.card)) && skillAnyway(g, one, 'Navigation') >= 2,
  );
}

/** Facts about cards from Crossover that have no rule, by id. */
export const FACTS: CardFacts = {
  'expert-pilot': {
    protects: [{ from: ['Loss of Orbital Stability', 'Outgunned'], covers: everyCover(isYours, isPiloted) }],
  },
  'oppress-population': { homeworld: { place: 'Vulcan', of: 'Vulcan' } },
};
