import { attributeBonus, SHIP } from '../../builders/personnel/aiding.ts';
import { type CardRules, says } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Ships of The Dominion, by id. */
export const CARDS: CardRules = {
  'uss-odyssey': says(
    'RANGE, WEAPONS and SHIELDS +1 in the Gamma Quadrant.',
    attributeBonus(SHIP, 1, 'in the Gamma Quadrant'),
  ),
};

/** Facts about ships from The Dominion that have no rule, by id. */
export const FACTS: CardFacts = {
  'uss-rio-grande': { onlyDownloads: true },
};
