import { open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { heldBy } from '../../../position/profit.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { Resource } from '../../../state.ts';
import { fromAlly, isOwn, pays, RESOURCE } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

function choice(resource: Resource) {
  const effects: Effects = [fromAlly({ [resource]: 1 })];
  const option = { key: `take:${resource}`, verb: 'take', label: `Take 1 ${RESOURCE[resource]}`, rule: 'A-TRADE-16' };
  return open(option, effects);
}

/** Lets a player pay for upgrades entirely in Production (A-EXPL-21). */
const UPGRADER: Rule = { grants: { 'pay-production': (_g, source, about) => isOwn(source, about) } };

/** Allies of the core box (A-EXPL-17). */
export const CARDS = exploration('core', [
  {
    id: 'core-ferengi-arms-dealer',
    number: 27,
    name: 'Ferengi Arms Dealer',
    type: 'ally',
    after: 'ally',
    source: 'book',
    diplomacy: 4,
    line: 'Diplomacy 4. You may pay for upgrades of Weapons and Shields in Production. Pay each upgrade entirely in Production or entirely in Research.',
    resolve: [],
    rule: UPGRADER,
  },
  {
    id: 'core-ferengi-researcher',
    number: 28,
    name: 'Ferengi Researcher',
    type: 'ally',
    after: 'ally',
    source: 'book',
    diplomacy: 4,
    line: 'Diplomacy 4. You may pay for upgrades of Weapons and Shields in Production. Pay each upgrade entirely in Production or entirely in Research.',
    resolve: [],
    rule: UPGRADER,
  },
  {
    id: 'core-rigelians',
    number: 29,
    name: 'Rigelians',
    type: 'ally',
    after: 'ally',
    source: 'public',
    diplomacy: 3,
    treaty: true,
    line: 'Diplomacy 3. Counts as a Trade Agreement of 1 Production or 1 Research. You choose each round.',
    resolve: [],
    rule: {
      at: {
        generate: {
          prompt: 'which Resource do you take?',
          offers: (_g, source, about) => (isOwn(source, about) ? [choice('production'), choice('research')] : []),
        },
      },
    },
  },
  {
    id: 'core-troyians',
    number: 30,
    name: 'Troyians',
    type: 'ally',
    after: 'ally',
    source: 'public',
    diplomacy: 5,
    treaty: true,
    line: 'Diplomacy 5. Counts as a Trade Agreement of 1 Culture while you hold a rival’s Trade Agreement, otherwise of 1 Production.',
    resolve: [],
    rule: pays((g, seat) => (heldBy(g, seat).length > 0 ? { culture: 1 } : { production: 1 })),
  },
]);
