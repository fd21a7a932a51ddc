import { inSpace, onSurface } from '../../position/places.ts';
import { placeOf } from '../builders/missions/ends.ts';
import { unless, worthMoreIf } from '../builders/missions/points.ts';
import { faster, fetching } from '../builders/missions/solved.ts';
import type { CardRules } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of Homefront IV, by id. */
export const CARDS: CardRules = {
  'eliminate-virus-homefront-iv': unless('harvester-virus'),
  'investigate-maquis-activity': worthMoreIf(
    '5 more points if this is the first mission that you solve.',
    5,
    (g, source) =>
      Object.values(g.locations).every(({ id, solved }) => id === placeOf(source) || solved !== source.seat),
  ),
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
