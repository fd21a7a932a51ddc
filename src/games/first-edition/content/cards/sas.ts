import { all, always, kill, met, NEXT_TURN, owner, random, select, stop } from '../builders/dilemmas/build.ts';
import { SHIP } from '../builders/personnel/aiding.ts';
import { manned } from '../builders/ships/fleet.ts';
import { type CardRules, says } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import type { CardFacts } from '../text-facts.ts';

const augments = says('RANGE, WEAPONS and SHIELDS +1 for each augment aboard, up to +4.', manned(SHIP, 'Augment', 4));

/** Cards of SAS, by id. */
export const CARDS: CardRules = {
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
};

/** Facts about cards from SaS that have no rule, by id. */
export const FACTS: CardFacts = {
  columbia: { onlyDownloads: true },
  'straight-and-steady': { captainsOrder: true },
};
