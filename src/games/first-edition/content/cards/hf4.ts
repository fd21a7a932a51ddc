import { stateFilter } from '../../chapters/skills/piece-filter.ts';
import { isAdjacent, regionOf } from '../../chapters/spaceline/line.ts';
import { locationOf, personnelOf, playerOf } from '../../position/find.ts';
import { inSpace, locationAt, onSurface } from '../../position/places.ts';
import { placeOf } from '../builders/missions/ends.ts';
import { unless, worthMoreIf } from '../builders/missions/points.ts';
import { faster, fetching, whenSolved } from '../builders/missions/solved.ts';
import { idsOf, onOwnTable, shipsIn } from '../builders/shared.ts';
import type { CardRules } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

const isBorg = stateFilter('Borg personnel');

/** Cards of Homefront IV, by id. */
export const CARDS: CardRules = {
  'collect-omicron-particles': {
    text: 'The span of each adjacent mission is 1 lower.',
    adds: {
      span: (g, source, { seat, location }) =>
        seat === source.seat && isAdjacent(g, location, placeOf(source)) ? -1 : 0,
    },
  },
  'eliminate-virus-homefront-iv': unless('harvester-virus'),
  'investigate-derelict': whenSolved(
    'When you solve it, all ships in its region regain the RANGE that they used this turn.',
    (g, source) => {
      const region = regionOf(g, placeOf(source));
      const near = shipsIn(g).filter(({ at }) => {
        const location = locationAt(g, at);
        return location !== null && regionOf(g, location) === region;
      });
      return [{ do: 'refuel', which: idsOf(near) }];
    },
  ),
  'investigate-maquis-activity': worthMoreIf(
    '5 more points if this is the first mission that you solve.',
    5,
    (g, source) =>
      Object.values(g.locations).every(({ id, solved }) => id === placeOf(source) || solved !== source.seat),
  ),
  'protect-the-escapees': {
    text: 'Once you have solved it, you may attack Klingons.',
    grants: {
      battle: (g, source, { seat, affiliation }) =>
        seat === source.seat && affiliation === 'Klingon' && locationOf(g, placeOf(source)).solved === seat,
    },
  },
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
