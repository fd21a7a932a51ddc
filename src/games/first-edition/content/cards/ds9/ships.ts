import { hostIn } from '../../../position/find.ts';
import { placeKind } from '../../../position/places.ts';
import { attributeBonus, SHIP } from '../../builders/personnel/aiding.ts';
import { SHUTTLEPODS_ONLY } from '../../builders/ships/fleet.ts';
import { interceptor } from '../../builders/ships/ships.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { isNamed } from '../../named.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Ships of Deep Space Nine, by id. */
export const CARDS: CardRules = {
  'bajoran-interceptor': interceptor(4),
  'ikc-tohkaht': says(
    'RANGE, WEAPONS and SHIELDS +1 in the Gamma Quadrant.',
    attributeBonus(SHIP, 1, 'in the Gamma Quadrant'),
  ),
  'uss-danube': {
    text: 'Reports for free to Docking Pads.',
    free(g, _seat, to) {
      const host = placeKind(to) === 'docked' ? hostIn(g, to) : undefined;
      return host !== undefined && isNamed(host.card, 'Docking Pads');
    },
  },
  'uss-defiant': SHUTTLEPODS_ONLY,
};

/** Facts about ships from Deep Space Nine that have no rule, by id. */
export const FACTS: CardFacts = {
  groumall: { onlyDownloads: true },
};
