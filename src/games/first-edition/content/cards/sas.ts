import { affiliationOf, matching } from '../../chapters/affiliation/compatible.ts';
import { stillIn } from '../../chapters/missions/team.ts';
import { meets } from '../../chapters/skills/group.ts';
import { isStaffed } from '../../chapters/staffing/staffing.ts';
import { skillIcons } from '../../effects/pick.ts';
import type { Effects } from '../../effects/union.ts';
import { locationOf, personnelOf, piecesOf, shipsWithin } from '../../position/find.ts';
import { inSpace, onPiece, placeKind } from '../../position/places.ts';
import type { FirstEdition } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import {
  all,
  always,
  kill,
  met,
  NEXT_TURN,
  opponent,
  owner,
  random,
  select,
  stop,
  when,
} from '../builders/dilemmas/build.ts';
import { tests, theyHave, youHave } from '../builders/dilemmas/tests.ts';
import { mayDrawExtra } from '../builders/events/draws.ts';
import { locationOfCard } from '../builders/events/locations.ts';
import { welcomesOnce } from '../builders/missions/grounds.ts';
import { attemptsWith, isMetNow, isWorth, whenSolvedHere } from '../builders/objectives/requirements.ts';
import { raises, SHIP } from '../builders/personnel/aiding.ts';
import { drawsFor } from '../builders/personnel/draws.ts';
import { isWorld } from '../builders/places.ts';
import { answer, atLocations, idsOf, isUsed, ofSide, onOwnTable, targetOf } from '../builders/shared.ts';
import { manned } from '../builders/ships/fleet.ts';
import { laid, SEEDS_OR_PLAYS } from '../builders/table/laid.ts';
import { drawOne, whenPlayed } from '../builders/table/plays.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import type { CardFacts } from '../text-facts.ts';

const isStarfleet = ofSide('Starfleet');

const augments = says('RANGE, WEAPONS and SHIELDS +1 for each augment aboard, up to +4.', manned(SHIP, 'Augment', 4));

const POWER = 'absolute-power';

const isAugment = filter('personnel, Augment');

const isOfThisCentury = filter('[22] personnel');

const isModern = filter('not [22], personnel or ship');

const swims = whenPlayed('[22]', 'Draw a card', drawOne);

/** True if a staffed Starfleet ship of either player is in orbit. */
function isReported(g: FirstEdition, location: LocationId): boolean {
  return shipsWithin(g, location).some(
    (ship) => placeKind(ship.at) === 'space' && isStarfleet(ship) && isStaffed(g, ship),
  );
}

/** The requirement of File Annual Report, besides that of the mission. */
const ANNUAL = attemptsWith({
  who: '[Sta] personnel',
  asks: (g, group, location) => meets(g, group, f('OFFICER + INTEGRITY>30')) && isReported(g, location),
  when: (g, source) =>
    Object.values(g.locations).some(({ id, solved }) => solved === source.seat && id !== locationOfCard(g, source)),
});

/** Cards of SAS, by id. */
export const CARDS: CardRules = {
  'absolute-power': {
    text: 'Once per game, kill your personnel to “unstop” all your augments of the same affiliation. Or once per turn, kill your augment to draw three cards.',
    ways: {
      unstop: {
        label: 'unstop your augments',
        plays: (g, seat) => (isUsed(g, seat, POWER, 'game') ? [] : personnelOf(g, seat).map(({ id }) => onPiece(id))),
        once(g, seat, to) {
          const victim = targetOf(g, to);
          const which = idsOf(personnelOf(g, seat).filter((one) => isAugment(one) && matching(one, victim)));
          return [
            { do: 'use', what: POWER, per: 'game' },
            { do: 'take-out', which: [victim.id], why: 'killed' },
            { do: 'stop-these', which, undo: true },
          ];
        },
      },
      draw: {
        label: 'draw three cards',
        plays: (g, seat) =>
          isUsed(g, seat, POWER, 'turn')
            ? []
            : personnelOf(g, seat)
                .filter(isAugment)
                .map(({ id }) => onPiece(id)),
        once: [
          { do: 'use', what: POWER, per: 'turn' },
          { do: 'take-out', which: 'host', why: 'killed' },
          { do: 'draw', count: 3 },
        ],
      },
    },
  },
  'cargo-pirates': says(
    'A random personnel is “stopped”. If you have a Delta Quadrant personnel in play, or your opponent has three thieves, a personnel of your opponent’s choice is also “stopped”.',
    {
      ...always(stop(random()), when('"Delta Quadrant" OR "three thieves"', [stop(opponent())])),
      ...tests({
        'Delta Quadrant': youHave('personnel, [DQ]'),
        'three thieves': theyHave('personnel, Thief', 3),
      }),
    },
  ),
  'difference-of-opinion': always(stop(all('[NA] personnel'), NEXT_TURN)),
  'diverse-experiences': {
    text: 'Once per turn, when you solve a mission: draw a card for each 22nd-century personnel in the crew or Away Team, up to five.',
    answers: {
      solved: {
        offers(g, source, { seat }) {
          const { attempt } = g;
          if (seat !== source.seat || attempt === null || isUsed(g, seat, source.card, 'turn')) return [];
          const count = Math.min(5, stillIn(g, attempt).filter(isOfThisCentury).length);
          if (count === 0) return [];
          const list: Effects = [
            { do: 'use', what: source.card, per: 'turn' },
            { do: 'draw', count, who: seat },
          ];
          return answer(source, list, `Draw ${count}`);
        },
      },
    },
  },
  'file-annual-report': {
    text: 'On your Earth, may be seeded. If you have solved another mission, your Starfleet may attempt it with OFFICER + INTEGRITY > 30 and a staffed Starfleet ship in orbit. For you it is worth 30 points, and you may then download a universal Starfleet personnel.',
    ...laid(
      atLocations(
        (g, id, seat) => isWorld(g, id, 'Earth') && locationOf(g, id).missions.some(({ owner }) => owner === seat),
      ),
    ),
    ...ANNUAL,
    ...isWorth(30),
    fetches: { officer: { wanted: 'universal [Sta] personnel' } },
    at: whenSolvedHere((g, source) =>
      isMetNow(g, source, ANNUAL.solves) ? [{ do: 'download', what: 'officer' }] : [],
    ),
  },
  'finally-ready-to-swim': {
    text: 'Seed it on your table. Once per turn, your own or your opponent’s, when you play a 22nd-century card, you may draw a card. When you play another personnel or ship, you must discard a card from hand.',
    seeds: SEEDS_OR_PLAYS.seeds,
    at: {
      played: {
        does(g, source, about) {
          const played = g.pieces[about.piece];
          if (played === undefined || about.seat !== source.seat || about.isFree === true) return [];
          if (isModern(played)) return [{ do: 'shed', min: 1, max: 1 }];
          return swims.does(g, source, about);
        },
      },
    },
  },
  'free-orion-slaves': welcomesOnce('Your Orions may report here, once per turn for free.', 'personnel, Orion'),
  'general-kvagh': drawsFor(
    'Once per turn, you may draw a card when your Augment reports to this location.',
    'yours, here, Augment',
    'turn',
  ),
  'iks-nguqyab': augments,
  'iks-nguqyab-star': augments,
  'mimetic-simbiot': says(
    'To get past it: MEDICAL ×3 or INTEGRITY > 30. Then two personnel are selected at random, and you choose one of them to be killed. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
    met({
      unless: f('MEDICAL x3 OR INTEGRITY>30'),
      after: [select(random(null, 2)), kill({ ...owner(), only: 'picked' })],
    }),
  ),
  nijil: says('Your Drone-class ships have RANGE +2.', raises(['RANGE'], 2, 'yours, Drone-class')),
  'raptor-one': {
    text: 'May report to any location on a spaceline.',
    reports: (g) => Object.keys(g.locations).map(inSpace),
  },
  rumplestiltskin: says('For each personnel with five or more skill icons, a random personnel is “stopped”.', {
    ...always(stop(random(null, 'counted'))),
    counted: (_g, people) => people.filter((piece) => skillIcons(piece) >= 5).length,
  }),
  'were-ready': {
    text: 'On your table, if you have three Starfleet personnel in play. When your turn ends and you have no Non-Aligned card in play, you may draw an extra card.',
    plays: (g, seat) => (personnelOf(g, seat).filter(isStarfleet).length >= 3 ? onOwnTable(g, seat) : []),
    ...mayDrawExtra((g, seat) => piecesOf(g, seat).every((piece) => affiliationOf(piece) !== 'Non-Aligned')),
  },
};

/** Facts about cards from SaS that have no rule, by id. */
export const FACTS: CardFacts = {
  columbia: { onlyDownloads: true },
  'straight-and-steady': { captainsOrder: true },
};
