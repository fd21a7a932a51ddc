import type { Rule } from '../../rules/rule.ts';
import type { Civ } from '../../terms.ts';
import type { Advancement } from '../card.ts';
import { PRINTED } from './table.ts';

/** The Advancements of a civilization: what is printed on them, and what each does, by its id. Throws when one does nothing. */
export function advancements(civ: Civ, rules: { readonly [card: string]: Rule }): readonly Advancement[] {
  return PRINTED[civ].map((printed) => {
    const rule = rules[printed.id];
    if (rule === undefined) throw new Error(`${printed.id} has no rule`);
    return { ...printed, rule };
  });
}
