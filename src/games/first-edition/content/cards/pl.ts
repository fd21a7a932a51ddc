import { wall } from '../builders/dilemmas/build.ts';
import { worth } from '../builders/missions/ends.ts';
import { brings } from '../builders/missions/solved.ts';
import type { CardRules } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of Paradise Lost, by id. */
export const CARDS: CardRules = {
  'breach-barrier': {
    text: '20 more points if you solve it with a ship that you don’t own.',
    adds: worth((_g, { seat }, group) => (group !== null && group.ship !== null && group.ship.owner !== seat ? 20 : 0)),
  },
  'hostage-crisis': brings('Planet of Galactic Peace', '{Planet of Galactic Peace}', 'here'),
  'row-row-row-your-boat': wall('Music x2 OR INTEGRITY+CUNNING+STRENGTH>63 of 3'),
};

/** Facts about cards from Paradise Lost that have no rule, by id. */
export const FACTS: CardFacts = {
  'commander-sulu': { mixesWith: filter('[SKR]') },
  'commander-uhura-paradise-lost': { mixesWith: filter('[SKR]') },
  'well-need-a-starship': { limit: 'unique' },
};
