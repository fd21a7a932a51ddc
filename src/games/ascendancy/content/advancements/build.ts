import type { Rule } from '../../rules/rule.ts';
import type { Civ } from '../../terms.ts';
import type { Advancement } from '../card.ts';
import { PRINTED } from './table.ts';

/** Joins a civilization’s printed Advancements with their rules, keyed by id. Throws if an Advancement has no rule. */
export function advancements(civ: Civ, rules: { readonly [card: string]: Rule }): readonly Advancement[] {
  return PRINTED[civ].map((printed) => {
    const rule = rules[printed.id];
    if (rule === undefined) throw new Error(`${printed.id} has no rule`);
    return { ...printed, rule };
  });
}
