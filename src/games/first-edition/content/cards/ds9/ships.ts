import { hostIn } from '../../../position/find.ts';
import { attributeBonus, SHIP } from '../../builders/personnel/aiding.ts';
import { interceptor } from '../../builders/ships/ships.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import type { CardFacts } from '../../text-facts.ts';

const isDockingPads = filter('{Docking Pads}');

/** Ships of Deep Space Nine, by id. */
export const CARDS: CardRules = {
  'bajoran-interceptor': interceptor(4),
  'ikc-tohkaht': says(
    'RANGE, WEAPONS and SHIELDS +1 in the Gamma Quadrant.',
    attributeBonus(SHIP, 1, 'in the Gamma Quadrant'),
  ),
  'uss-danube': {
    text: 'Reports free to Docking Pads.',
    free(g, _seat, to) {
      const host = hostIn(g, to);
      return host !== undefined && isDockingPads(host);
    },
  },
};

/** Facts about ships from Deep Space Nine that have no rule, by id. */
export const FACTS: CardFacts = {
  groumall: { onlyDownloads: true },
};
