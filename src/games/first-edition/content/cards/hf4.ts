import { unless } from '../builders/missions/points.ts';
import type { CardRules } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of Homefront IV, by id. */
export const CARDS: CardRules = {
  'eliminate-virus-homefront-iv': unless('harvester-virus'),
};

/** Facts about cards from Homefront IV that have no rule, by id. */
export const FACTS: CardFacts = {
  'unstable-matrix': { immuneTo: ['Kevin Uxbridge'] },
};
