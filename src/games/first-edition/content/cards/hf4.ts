import { inSpace, onSurface } from '../../position/places.ts';
import { placeOf } from '../builders/missions/ends.ts';
import { unless } from '../builders/missions/points.ts';
import { faster, fetching } from '../builders/missions/solved.ts';
import type { CardRules } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of Homefront IV, by id. */
export const CARDS: CardRules = {
  'eliminate-virus-homefront-iv': unless('harvester-virus'),
  'renovate-starbase': fetching('When you solve it, download a facility here.', {
    must: true,
    wanted: 'facility',
    to: (_g, source) => [inSpace(placeOf(source)), onSurface(placeOf(source))],
  }),
  'resupply-marauder': faster('When you solve it, your D’Kora-class ships have RANGE +1.', 1, {}, "ship, D'Kora-class"),
};

/** Facts about cards from Homefront IV that have no rule, by id. */
export const FACTS: CardFacts = {
  'unstable-matrix': { immuneTo: ['Kevin Uxbridge'] },
};
