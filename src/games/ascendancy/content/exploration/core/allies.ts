import { open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { heldBy } from '../../../position/profit.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { Resource } from '../../../state.ts';
import type { ExplorationCard } from '../../card.ts';
import { fromAlly, isOwn, pays, RESOURCE } from '../parts.ts';

function choice(resource: Resource) {
  const effects: Effects = [fromAlly({ [resource]: 1 })];
  const option = { key: `take:${resource}`, verb: 'take', label: `Take 1 ${RESOURCE[resource]}`, rule: 'A-TRADE-16' };
  return open(option, effects);
}

/** A-EXPL-21: each of two Ferengi lets upgrades of both kinds be paid wholly in Production. */
const PAYS =
  'Diplomacy 4. You may pay for upgrades of Weapons and Shields in Production, each wholly in one or the other.';
const UPGRADER: Rule = { grants: { 'pay-production': (_g, bearer, about) => isOwn(bearer, about) } };

/** Allies of the core box (A-EXPL-17). */
export const ALLIES: readonly ExplorationCard[] = [
  {
    id: 'core-ferengi-arms-dealer',
    name: 'Ferengi Arms Dealer',
    type: 'ally',
    set: 'core',
    after: 'ally',
    source: 'book',
    diplomacy: 4,
    line: PAYS,
    resolve: [],
    rule: UPGRADER,
  },
  {
    id: 'core-ferengi-researcher',
    name: 'Ferengi Researcher',
    type: 'ally',
    set: 'core',
    after: 'ally',
    source: 'book',
    diplomacy: 4,
    line: PAYS,
    resolve: [],
    rule: UPGRADER,
  },
  {
    id: 'core-rigelians',
    name: 'Rigelians',
    type: 'ally',
    set: 'core',
    after: 'ally',
    source: 'public',
    diplomacy: 3,
    line: 'Diplomacy 3. Counts as a Trade Agreement of 1 Production or 1 Research, as you choose each round.',
    resolve: [],
    rule: {
      at: {
        generate: {
          prompt: 'what do they pay?',
          offers: (_g, bearer, about) => (isOwn(bearer, about) ? [choice('production'), choice('research')] : []),
        },
      },
    },
  },
  {
    id: 'core-troyians',
    name: 'Troyians',
    type: 'ally',
    set: 'core',
    after: 'ally',
    source: 'public',
    diplomacy: 5,
    line: 'Diplomacy 5. Counts as a Trade Agreement of 1 Culture while you hold a rival’s, else of 1 Production.',
    resolve: [],
    rule: pays((g, seat) => (heldBy(g, seat).length > 0 ? { culture: 1 } : { production: 1 })),
  },
];
