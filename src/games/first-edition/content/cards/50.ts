import { brings } from '../builders/missions/solved.ts';
import type { CardRules } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of 50th Anniversary Collection, by id. */
export const CARDS: CardRules = {
  'investigate-probe-origin': {
    text: 'On your opponent’s side, Kamin doesn’t help to solve it.',
    facts: { farEnd: { asks: 'CUNNING>30 OR Archaeology x3' } },
  },
  'supervise-dilithium-mine': brings('Process Ore: Mining', '{Process Ore: Mining}', 'here'),
};

/** Facts about cards from 50th Anniversary Collection that have no rule, by id. */
export const FACTS: CardFacts = {
  'battle-of-sector-001': { farEnd: { asks: 'OFFICER x6', points: '40' } },
};
