import { affiliationOf } from '../../chapters/affiliation/compatible.ts';
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
import { welcomesOnce } from '../builders/missions/grounds.ts';
import { raises, SHIP } from '../builders/personnel/aiding.ts';
import { drawsFor } from '../builders/personnel/draws.ts';
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
  'free-orion-slaves': welcomesOnce('Orions may report to its planet, one each turn for free.', 'personnel, Orion'),
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
