import { crewAtLarge } from '../../chapters/teams/teams.ts';
import { attributeBonus, SHIP } from '../builders/personnel/aiding.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import type { CardFacts } from '../text-facts.ts';

const isPlain = filter('[22] or universal');

/** Cards of Cold Front, by id. */
export const CARDS: CardRules = {
  'bird-of-prey': says(
    'RANGE, WEAPONS and SHIELDS +3 while everyone in its crew is universal or from the 22nd century.',
    attributeBonus(SHIP, 3, (own, g) => crewAtLarge(g, own).every((piece) => isPlain(piece))),
  ),
};

/** Facts about cards from Cold Front that have no rule, by id. */
export const FACTS: CardFacts = {
  'inspect-strategic-snare': { farEnd: { of: 'any', asks: 'Diplomacy x2 + Navigation x2 + SECURITY' } },
};
