import { affiliationOf } from '../../chapters/affiliation/compatible.ts';
import { skillIcons } from '../../effects/pick.ts';
import { personnelOf, piecesOf } from '../../position/find.ts';
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
import { SHIP } from '../builders/personnel/aiding.ts';
import { ofSide, onOwnTable } from '../builders/shared.ts';
import { manned } from '../builders/ships/fleet.ts';
import { type CardRules, says } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import type { CardFacts } from '../text-facts.ts';

const isStarfleet = ofSide('Starfleet');

const augments = says('RANGE, WEAPONS and SHIELDS +1 for each augment aboard, up to +4.', manned(SHIP, 'Augment', 4));

/** Cards of SAS, by id. */
export const CARDS: CardRules = {
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
  'iks-nguqyab': augments,
  'iks-nguqyab-star': augments,
  'mimetic-simbiot': says(
    'To get past it: MEDICAL ×3 or INTEGRITY > 30. Then two personnel are selected at random, and you choose one of them to be killed. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
    met({
      unless: f('MEDICAL x3 OR INTEGRITY>30'),
      after: [select(random(null, 2)), kill({ ...owner(), only: 'picked' })],
    }),
  ),
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
