import type { ConsoleRule } from '../../../../src/games/ascendancy/content/consoles/all.ts';
import type { Rule } from '../../../../src/games/ascendancy/rules/rule.ts';
import type { Ascendancy, Civ } from '../../../../src/games/ascendancy/state.ts';

const rules = new Map<Civ, ConsoleRule[]>();

/** Gives a civilization a rule for one test, in the place of those of its console. */
export function rule(civ: Civ, what: Rule, id = 'Test'): void {
  rules.set(civ, [...(rules.get(civ) ?? []), { id, line: '', rule: what }]);
}

/** Takes all of them away. */
export function noRules(): void {
  rules.clear();
}

export function consoleRules(_g: Ascendancy, civ: Civ): readonly ConsoleRule[] {
  return rules.get(civ) ?? [];
}
