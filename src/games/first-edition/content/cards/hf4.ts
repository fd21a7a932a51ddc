import { unless } from '../builders/missions/points.ts';
import type { CardRules } from '../card-rules.ts';

/** Cards of Homefront IV, by id. */
export const CARDS: CardRules = {
  'eliminate-virus-homefront-iv': unless('harvester-virus'),
};
