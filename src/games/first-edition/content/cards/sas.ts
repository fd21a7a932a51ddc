import { affiliationOf } from '../../chapters/affiliation/compatible.ts';
import { personnelOf, piecesOf } from '../../position/find.ts';
import { inSpace } from '../../position/places.ts';
import { all, always, kill, met, NEXT_TURN, owner, random, select, stop } from '../builders/dilemmas/build.ts';
import { mayDrawExtra } from '../builders/events/draws.ts';
import { welcomesOnce } from '../builders/missions/grounds.ts';
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
  'difference-of-opinion': always(stop(all('[NA] personnel'), NEXT_TURN)),
  'free-orion-slaves': welcomesOnce('Orions may report to its planet, once per turn for free.', 'personnel, Orion'),
  'iks-nguqyab': augments,
  'iks-nguqyab-star': augments,
  'mimetic-simbiot': says(
    'To get past it: MEDICAL ×3 or INTEGRITY > 30. Then two personnel are selected at random, and you choose one of them to be killed. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
    met({
      unless: f('MEDICAL x3 OR INTEGRITY>30'),
      after: [select(random(null, 2)), kill({ ...owner(), only: 'picked' })],
    }),
  ),
  'raptor-one': {
    text: 'May report to any location on a spaceline.',
    reports: (g) => Object.keys(g.locations).map(inSpace),
  },
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
