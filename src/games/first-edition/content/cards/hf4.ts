import { stateFilter } from '../../chapters/skills/piece-filter.ts';
import { personnelOf, playerOf } from '../../position/find.ts';
import { inSpace, onSurface } from '../../position/places.ts';
import { placeOf } from '../builders/missions/ends.ts';
import { unless } from '../builders/missions/points.ts';
import { faster, fetching } from '../builders/missions/solved.ts';
import { onOwnTable } from '../builders/shared.ts';
import type { CardRules } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

const isBorg = stateFilter('Borg personnel');

/** Cards of Homefront IV, by id. */
export const CARDS: CardRules = {
  'eliminate-virus-homefront-iv': unless('harvester-virus'),
  'renovate-starbase': fetching('When you solve it, download a facility here.', {
    must: true,
    wanted: 'facility',
    to: (_g, source) => [inSpace(placeOf(source)), onSurface(placeOf(source))],
  }),
  'resupply-marauder': faster('When you solve it, your D’Kora-class ships have RANGE +1.', 1, {}, "ship, D'Kora-class"),
  'starting-over': {
    text: 'Discard your hand, and draw as many cards, or two more if you have Borg personnel in play.',
    plays: onOwnTable,
    once: (g, seat) => [
      {
        do: 'renew',
        who: seat,
        hand: 'discarded',
        count: playerOf(g, seat).hand.length + (personnelOf(g, seat).some((one) => isBorg(one, g)) ? 2 : 0),
      },
    ],
  },
};

/** Facts about cards from Homefront IV that have no rule, by id. */
export const FACTS: CardFacts = {
  'unstable-matrix': { immuneTo: ['Kevin Uxbridge'] },
};
