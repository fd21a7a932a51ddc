import { no } from '../../../../kit/offers.ts';
import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { isUsable } from '../../../chapters/skills/group.ts';
import { isEquipmentCard } from '../../../chapters/teams/teams.ts';
import { piecesAt } from '../../../position/find.ts';
import { locationAt } from '../../../position/places.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { hasLanded, isFirstEnd, isHere, placeOf, worth } from '../../builders/missions/ends.ts';
import { armed, doublesHere, hides, welcomesHere } from '../../builders/missions/grounds.ts';
import { crewMeets, inOrbit } from '../../builders/missions/needs.ts';
import { paid, unless } from '../../builders/missions/points.ts';
import { fetching, toThisPlanet } from '../../builders/missions/solved.ts';
import { type CardRules, having } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { f } from '../../formula-text.ts';
import type { CardFacts } from '../../text-facts.ts';

const ORBS = hides('You may seed any number of different Orb artifacts here.', 'artifact, "Orb" in title');

const isOperator = filter('Computer Skill');

/** True if a personnel with printed Computer Skill is in the same place as the equipment. */
function isHandled(g: FirstEdition, { at, seat }: Piece): boolean {
  return piecesAt(g, at).some((one) => one.seat === seat && isOperator(one));
}

const isMedical = filter('MEDICAL-related equipment');
const isCarrier = filter('"freighter" in class or "transport" in class');
const isWeapon = filter('hand weapon');

/** Missions of Deep Space Nine, by id. */
export const CARDS: CardRules = {
  'aid-fugitives': {
    text: 'Dominion personnel may not be in the attempting Away Team. Hippocratic Oath relocates personnel here from any quadrant.',
    bans: {
      attempt: (g, source, { seat, location, team }) =>
        seat === source.seat &&
        location === placeOf(source) &&
        team.some((id) => g.pieces[id] !== undefined && affiliationOf(g.pieces[id]) === 'Dominion')
          ? no('C-MISSION-05', 'Dominion personnel may not be in the Away Team.')
          : null,
    },
    grants: {
      lures: (_g, source, { card, location }) => card === 'hippocratic-oath' && location === placeOf(source),
    },
  },
  'camping-trip': welcomesHere(
    'Gamma Quadrant Vorta and Jem’Hadar may report here.',
    "[GQ] personnel, Vorta or Jem'Hadar",
  ),
  'changeling-research': {
    text: 'Each Seismic Quake here affects two personnel.',
    at: doublesHere('Seismic Quake'),
  },
  'characterize-neutrino-emissions': ORBS,
  'colony-preparations': fetching('When you solve it, you may download a Colony here.', {
    wanted: '{Colony}',
    to: toThisPlanet,
  }),
  'cure-blight': {
    text: '5 more points with MEDICAL-related equipment present.',
    adds: worth((_g, _source, group) => (group?.equipment.some(isMedical) === true ? 5 : 0)),
  },
  // The transporter operator is aboard the ship, not with the Away Team (C-BEAM-08).
  'deliver-supplies': inOrbit(
    'a freighter or transport with Transporter Skill aboard',
    (g, ship) => isCarrier(ship) && crewMeets(g, ship, f('Transporter Skill')),
  ),
  'eliminate-virus': unless('harvester-virus'),
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
  'intercept-maquis': armed(14),
  'kressari-rendezvous': paid(
    'When you solve it, you may discard up to four hand weapons from the crew, for +5 points each.',
    5,
    0,
    4,
    (g, { people, equipment }) => equipment.filter((piece) => isWeapon(piece) && isUsable(g, piece, people)),
  ),
  'orb-negotiations': having({ homeworld: { place: 'Cardassia Prime', of: 'Cardassian' } }, ORBS),
  'rescue-prisoners': {
    ...having(
      { place: 'Cardassia IV' },
      hides(
        'Your landed ship counts as Transporter Skill. You may seed universal Bajoran personnel here. The player who solves this earns them.',
        'universal [Baj] personnel',
      ),
    ),
    requires: hasLanded,
  },
  'search-for-survivors': having(
    { place: 'Dozaria' },
    hides(
      'You may seed universal Cardassian and Bajoran personnel here. The player who solves this earns them.',
      'universal personnel, [Car] or [Baj]',
    ),
  ),
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
};

/** Facts about missions from Deep Space Nine that have no rule, by id. */
export const FACTS: CardFacts = {
  'alter-records': { homeworld: { place: 'Bajor', of: 'Bajoran' } },
};
