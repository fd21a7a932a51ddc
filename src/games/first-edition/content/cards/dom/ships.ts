import { attributeBonus, SHIP } from '../../builders/personnel/aiding.ts';
import { isInGamma } from '../../builders/ships/ships.ts';
import { type CardRules, says } from '../../card-rules.ts';

/** Ships of The Dominion, by id. */
export const CARDS: CardRules = {
  'uss-odyssey': says('RANGE, WEAPONS and SHIELDS +1 in the Gamma Quadrant.', attributeBonus(SHIP, 1, isInGamma)),
};
