import { captivesIn, opponentOf, piecesAt } from '../../position/find.ts';
import { inSpace, onPiece } from '../../position/places.ts';
import {
  always,
  CHOSEN,
  capture,
  ifChosen,
  kill,
  most,
  nullified,
  owner,
  past,
  random,
  select,
  stop,
  wall,
  when,
} from '../builders/dilemmas/build.ts';
import { lies } from '../builders/dilemmas/host.ts';
import { tests } from '../builders/dilemmas/tests.ts';
import { placeOf } from '../builders/missions/ends.ts';
import { brings, fetching } from '../builders/missions/solved.ts';
import { ALL, attributeBonus, raises, SHIP } from '../builders/personnel/aiding.ts';
import { mayDownload } from '../builders/personnel/deeds.ts';
import { comesFree, reportsAt } from '../builders/personnel/welcome.ts';
import { age, idsOf, itself } from '../builders/shared.ts';
import { manned } from '../builders/ships/fleet.ts';
import { type CardRules, says } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of The Gamma Quadrant, by id. */
export const CARDS: CardRules = {
  'administrator-kilana': mayDownload('Dominion Hierarchy'),
  'close-call': past(
    'Diplomacy x2 OR SECURITY x3',
    select(random()),
    ifChosen('Computer Skill OR Transporter Skill', [], [kill(CHOSEN)]),
  ),
  colyus: says(
    'Your other Gamma Quadrant Non-Aligned personnel present have all attributes +1.',
    raises(ALL, 1, 'yours, present, other, [GQ], [NA]'),
  ),
  'dosi-trade-vessel': { text: 'May report to the Dosi planet.', ...reportsAt('Dosi planet', inSpace) },
  'establish-medical-complex': fetching('When you solve it, you may download a Romulan Outpost here.', {
    wanted: '{Romulan Outpost}',
    to: (_g, source) => [inSpace(placeOf(source))],
  }),
  'ferengi-freighter': says(
    'RANGE, WEAPONS and SHIELDS +1 in the Gamma Quadrant.',
    attributeBonus(SHIP, 1, 'in the Gamma Quadrant'),
  ),
  'incentive-based-economics': wall(),
  'inter-arma-enim-silent-leges': wall(),
  'internment-operations': {
    text: 'On your opponent’s side, Federation, Klingons and Romulans solve it with ENGINEER ×2 + Computer Skill ×2 + Honor + INTEGRITY > 40.',
    facts: {
      farEnd: {
        of: ['Federation', 'Klingon', 'Romulan'],
        asks: 'ENGINEER x2 + Computer Skill x2 + Honor + INTEGRITY>40',
      },
    },
  },
  'investigate-omicron-particles': brings('Holographic Settlement', '{Holographic Settlement}'),
  'jemhadar-troopship': says(
    'RANGE and SHIELDS +1 for each Jem’Hadar aboard, up to +3.',
    manned(['RANGE', 'SHIELDS'], "Jem'Hadar", 3),
  ),
  laas: {
    text: 'May report for free where your changeling is.',
    ...comesFree('laas', 'personnel, Changeling'),
  },
  'nanobiogenic-fugitives': past('Computer Skill x2 + Physics', {
    do: 'decide',
    by: 'owner',
    ways: [
      { key: 'two', label: 'Stop two with ENGINEER', effects: [stop(owner('ENGINEER', 2))] },
      { key: 'one', label: 'Stop one with Physics', effects: [stop(owner('Physics'))], needs: owner('Physics') },
    ],
  }),
  serrola: says(
    'RANGE, WEAPONS and SHIELDS +2 in the Gamma Quadrant.',
    attributeBonus(SHIP, 2, 'in the Gamma Quadrant'),
  ),
  'subspace-accident': says(
    'To get past it: Astrophysics ×3, or Physics ×2 + SCIENCE ×2. Otherwise, everyone is “stopped”, and the dilemma is placed on the mission. It holds the personnel with the most skill icons. At the end of your next turn, both are discarded.',
    lies(
      'mission',
      {
        unless: f('Astrophysics x3 OR Physics x2 + SCIENCE x2'),
        effects: [{ do: 'hold', pick: most(['skills']), as: 'away' }],
      },
      {
        at: {
          'turn-end': {
            does(g, source, { seat }) {
              const own = itself(g, source);
              if (own === null || seat !== own.seat || age(g, source) === 0) return [];
              return [{ do: 'take-out', which: [...idsOf(piecesAt(g, onPiece(own.id))), own.id], why: 'discarded' }];
            },
          },
        },
      },
    ),
  ),
  'the-new-resistance': wall(),
  'underestimating-the-founders': says(
    'Nullified by three of any Intelligence. A random personnel who isn’t a hologram is captured, or one of your choice if your opponent has a captive.',
    {
      ...nullified(
        'any Intelligence x3',
        always(
          when(
            '"your opponent has a captive"',
            [capture(owner('no [Holo] personnel'))],
            [capture(random('no [Holo] personnel'))],
          ),
        ),
      ),
      ...tests({
        'your opponent has a captive': (g, _group, { seat }) =>
          captivesIn(g).some((one) => one.seat === opponentOf(seat)),
      }),
    },
  ),
};

/** Facts about cards from The Gamma Quadrant that have no rule, by id. */
export const FACTS: CardFacts = {
  taya: { onlyDownloads: true },
  'uss-mekong': { onlyDownloads: true },
};
