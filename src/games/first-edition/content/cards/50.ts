import type { CardFacts } from '../text-facts.ts';

/** Facts about cards from 50th Anniversary Collection that have no rule, by id. */
export const FACTS: CardFacts = {
  'battle-of-sector-001': { farEnd: { asks: 'OFFICER x6', points: '40' } },
  'investigate-probe-origin': { farEnd: { asks: 'CUNNING>30 OR Archaeology x3' } },
};
