import { advancementCard, explorationCard, lastingRule, systemName, techCard } from '../content/lookup.ts';
import { unitName } from '../position/names.ts';
import type { Ascendancy } from '../state.ts';
import type { RuleSource } from './source.ts';

/** Whether two sources are the same. */
export function isRuleSource(one: RuleSource, other: RuleSource): boolean {
  const keys = ['seat', 'kind', 'id', 'unit', 'system'] as const;
  return keys.every((key) => one[key] === other[key]);
}

/** Returns the name of a rule in force. */
export function ruleSourceName(g: Ascendancy, { kind, id, unit }: RuleSource): string {
  switch (kind) {
    case 'advancement':
      return advancementCard(id).name;
    case 'ally':
    case 'held':
    case 'stays':
      return explorationCard(id).name;
    case 'tech':
      return techCard(id).name;
    case 'disc':
      return systemName(id);
    case 'fleet': {
      // An effect that a Fleet began can continue after the Fleet is destroyed or disbanded.
      const fleet = g.units.find((one) => one.id === unit && one.fleet !== null);
      return fleet === undefined ? 'a former Fleet' : unitName(g, fleet);
    }
    case 'lasting':
      return lastingRule(id)?.name ?? id;
    case 'console':
    case 'option':
      return id;
  }
}
