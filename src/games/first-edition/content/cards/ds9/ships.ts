import { attributeBonus, SHIP } from '../../builders/personnel/aiding.ts';
import { SHUTTLEPODS_ONLY } from '../../builders/ships/fleet.ts';
import { interceptor } from '../../builders/ships/ships.ts';
import { type CardRules, says } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Ships of Deep Space Nine, by id. */
export const CARDS: CardRules = {
  'bajoran-interceptor': interceptor(4),
  'ikc-tohkaht': says(
    'RANGE, WEAPONS and SHIELDS +1 in the Gamma Quadrant.',
    attributeBonus(SHIP, 1, 'in the Gamma Quadrant'),
  ),
  'uss-defiant': SHUTTLEPODS_ONLY,
};

/** Facts about ships from Deep Space Nine that have no rule, by id. */
export const FACTS: CardFacts = {
  groumall: { onlyDownloads: true },
};
