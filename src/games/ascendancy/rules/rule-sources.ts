import { advancementCard } from '../content/advancements/all.ts';
import { techCard } from '../content/borg/tech.ts';
import { explorationCard } from '../content/exploration/all.ts';
import { lastingRule } from '../content/lasting.ts';
import { systemName } from '../content/systems/table.ts';
import { unitName } from '../position/names.ts';
import type { Ascendancy } from '../state.ts';
import type { RuleSource } from './rule.ts';

/** Whether two are the same. */
export function isRuleSource(one: RuleSource, other: RuleSource): boolean {
  const keys = ['seat', 'kind', 'id', 'unit', 'system'] as const;
  return keys.every((key) => one[key] === other[key]);
}

/** What a rule in force is called. */
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
      // What a Fleet began goes on when it has fallen, or disbanded, in the course of it.
      const fleet = g.units.find((one) => one.id === unit && one.fleet !== null);
      return fleet === undefined ? 'a Fleet that is no more' : unitName(g, fleet);
    }
    case 'lasting':
      return lastingRule(id)?.name ?? id;
    case 'console':
    case 'option':
      return id;
  }
}
