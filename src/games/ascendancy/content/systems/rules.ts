import type { Rule } from '../../rules/rule.ts';
import type { SystemId } from '../../terms.ts';

/** What Phenomena do to whoever is there, and the Hub, by System. */
const RULES: Readonly<Record<SystemId, Rule>> = {};

/** The special rule of a System; null: it has none. */
export function systemRule(system: SystemId): Rule | null {
  return RULES[system] ?? null;
}
