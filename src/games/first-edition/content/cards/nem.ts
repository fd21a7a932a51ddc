import { stateFilter } from '../../chapters/skills/piece-filter.ts';
import { locationAt } from '../../position/places.ts';
import { arms, grantsSkill } from '../builders/equipment/arms.ts';
import { worthMore } from '../builders/missions/points.ts';
import { both } from '../builders/personnel/aiding.ts';
import { itself } from '../builders/shared.ts';
import { landsFor } from '../builders/ships/ships.ts';
import { type CardRules, says } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import type { CardFacts } from '../text-facts.ts';

const isRomulan = stateFilter('[Rom]');

const REMAN_RIFLE = arms('Reman', 3);

/** Cards of Nemesis, by id. */
export const CARDS: CardRules = {
  'confront-duplicate': worthMore('5 more points with Empathy present.', 5, f('Empathy')),
  'reman-disruptor-rifle': {
    ...REMAN_RIFLE,
    ...both(REMAN_RIFLE, grantsSkill('OFFICER', 'Reman, SECURITY or Leadership')),
    text: 'If a Reman is with it, all your personnel with it have STRENGTH +3. Cumulative. Your Remans with it who have SECURITY or Leadership have OFFICER.',
  },
  valdore: {
    text: 'May attack Romulans.',
    grants: {
      battle(g, source, { seat, location, enemy }) {
        const own = itself(g, source);
        const target = enemy === undefined ? undefined : g.pieces[enemy];
        if (own === null || target === undefined || own.seat !== seat) return false;
        return isRomulan(target, g) && locationAt(g, own.at) === location;
      },
    },
  },
  'vulcan-lander-nemesis': says('Lands and takes off for 1 RANGE.', landsFor(1)),
};

/** Facts about cards from Nemesis that have no rule, by id. */
export const FACTS: CardFacts = {
  'recover-stolen-material': { limit: 'unique' },
  'uss-farragut': { onlyDownloads: true },
};
